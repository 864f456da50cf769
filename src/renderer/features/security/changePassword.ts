/**
 * Changes the password, also where the answer is lost: the change may have been made all the same, and then the tokens of
 * this session are no longer good for anything. A quiet sign-in with the new password tells, and goes on with new ones.
 */
import { EmailAuthProvider, reauthenticateWithCredential, type User, updatePassword } from 'firebase/auth';
import { sessionEngine } from '#features/session/index.ts';
import { identityCodeOf } from '#platform/backend/sessionError.ts';

/** Whether `password` is the account's now could not be found out. */
export class PasswordInDoubtError extends Error {
  override readonly name = 'PasswordInDoubtError';
  readonly password: string;

  constructor(password: string, cause: unknown) {
    super('It is not known whether the password has changed.', { cause });
    this.password = password;
  }
}

/**
 * Every other session ends; this one goes on. `inDoubt` is the password of an earlier PasswordInDoubtError: if it was taken, the
 * session has to begin anew first. Throws PasswordInDoubtError, or what the identity service says.
 */
export async function changePassword(next: string, inDoubt: string | null): Promise<void> {
  const engine = await sessionEngine();
  await engine.renew(async (user) => {
    if (inDoubt !== null && (await isPasswordOf(user, inDoubt)) && inDoubt === next) return;
    try {
      await updatePassword(user, next);
    } catch (error) {
      if (identityCodeOf(error) !== 'network-request-failed') throw error;
      if (!(await isPasswordOf(user, next))) throw error;
    }
  });
}

const wrong: ReadonlySet<string | null> = new Set(['wrong-password', 'invalid-credential']);

/** Signs in with it, which begins the session anew. Throws PasswordInDoubtError. */
async function isPasswordOf(user: User, password: string): Promise<boolean> {
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
    return true;
  } catch (error) {
    const code = identityCodeOf(error);
    // The second step is asked for once the password was right. This session ends; the next sign-in asks for both.
    if (code === 'multi-factor-auth-required') return true;
    if (wrong.has(code)) return false;
    throw new PasswordInDoubtError(password, error);
  }
}
