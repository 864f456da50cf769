/** Whether a vendor SDK's error carries this code. */
export function isErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

const final: ReadonlySet<string> = new Set(
  [
    'user-token-expired',
    'user-disabled',
    'user-not-found',
    'invalid-user-token',
    'invalid-refresh-token',
  ].map((code) => `auth/${code}`),
);

/** Whether the identity service said that a session is over. Busy, broken or out of reach, it said nothing of it. */
export function isSessionOver(error: unknown): boolean {
  return [...final].some((code) => isErrorCode(error, code));
}
