/** Where the query cache keeps what Settings asks of this device. */
export const settingsKeys = {
  sessionStore: ['settings', 'session-store'],
  background: ['settings', 'background'],
} as const;
