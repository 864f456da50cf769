/** `reason` in the details of a call that failed because the server's disk is full, whatever it was to do. */
export const DISK_FULL_REASON = 'disk-full';
