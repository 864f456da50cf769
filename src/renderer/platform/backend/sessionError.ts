/** A sign-in, sign-up, sign-out or reset that did not work. */

export type SessionAction = 'sign-up' | 'sign-in' | 'sign-out' | 'reset';

export class SessionError extends Error {
  override readonly name = 'SessionError';
  readonly action: SessionAction;
  /** The identity service's bare code (`wrong-password`), or null when it was not the service that said no. */
  readonly code: string | null;

  constructor(action: SessionAction, code: string | null, cause: unknown) {
    super(`${action} failed: ${code ?? 'unknown'}`, { cause });
    this.action = action;
    this.code = code;
  }
}

/** The bare code of an error of the identity service's SDK; null for any other error. */
export function identityCodeOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('auth/') ? code.replace(/^auth\//, '') : null;
}

export function toSessionError(action: SessionAction, error: unknown): SessionError {
  return error instanceof SessionError ? error : new SessionError(action, identityCodeOf(error), error);
}
