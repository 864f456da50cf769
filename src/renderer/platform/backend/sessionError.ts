/** A sign-in, sign-up, sign-out or reset that did not work. */

export type SessionDeed = 'sign-up' | 'sign-in' | 'sign-out' | 'reset';

export class SessionError extends Error {
  override readonly name = 'SessionError';
  readonly deed: SessionDeed;
  /** The identity service's bare code (`wrong-password`), or null when it was not the service that said no. */
  readonly code: string | null;

  constructor(deed: SessionDeed, code: string | null, cause: unknown) {
    super(`${deed} failed: ${code ?? 'unknown'}`, { cause });
    this.deed = deed;
    this.code = code;
  }
}

/** The bare code of an error of the identity service's SDK; null for any other error. */
export function identityCodeOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('auth/') ? code.replace(/^auth\//, '') : null;
}

export function toSessionError(deed: SessionDeed, error: unknown): SessionError {
  return error instanceof SessionError ? error : new SessionError(deed, identityCodeOf(error), error);
}
