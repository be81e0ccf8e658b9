"""What others would build, measured in the same run as ours."""
