/**
 * Makes an account, also where the answer is lost: it may have been made all the same, and its owner would be told that
 * their own address is taken. A quiet sign-in with the same password tells, and the sign-up goes on from there.
 */
import { identityCodeOf } from '#platform/backend/sessionError.ts';

export interface AccountCalls<Account> {
  create(): Promise<Account>;
  signIn(): Promise<Account>;
  /** Whether the account is no older than a sign-up that is made now. */
  isNew(account: Account): boolean;
}

const isLost = (error: unknown) => identityCodeOf(error) === 'network-request-failed';

/**
 * `isInDoubt` after an earlier try with the same address that may have made the account: then an address that is taken
 * may be the person's own. Throws what `create` throws.
 */
export async function createAccount<Account>(
  { create, signIn, isNew }: AccountCalls<Account>,
  isInDoubt: boolean,
): Promise<Account> {
  try {
    return await create();
  } catch (error) {
    const mayBeMade = isLost(error) || (isInDoubt && identityCodeOf(error) === 'email-already-in-use');
    if (!mayBeMade) throw error;
    const account = await signIn().catch(() => null);
    if (account === null || !isNew(account)) throw error;
    return account;
  }
}

/** For a step that is safe to repeat: made once more where its answer was lost. */
export async function againIfLost<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (!isLost(error)) throw error;
    return step();
  }
}
