"""One module for each thing that seats, acts and a few words tell beside what is heard, or that no word tells."""
