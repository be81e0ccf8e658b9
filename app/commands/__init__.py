"""What stands behind the longer commands; each module runs one."""
