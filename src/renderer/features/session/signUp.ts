/** The sign-up sequence of SPEC §4, in its order. What each step does is the caller's; the order and the waits are here. */
import type { Clock } from '#shared/clock.ts';
import { PAUSE_AFTER_SIGN_UP } from '#shared/limits.ts';
import { writeProfileWithRetries } from './writeProfile.ts';

export interface SignUpSteps<Account> {
  createAccount(): Promise<Account>;
  setDisplayName(account: Account): Promise<void>;
  reloadAccount(account: Account): Promise<void>;
  refreshToken(account: Account): Promise<void>;
  /** Must refuse when the session is not the new account's (SPEC §6). */
  writeProfile(account: Account): Promise<void>;
  clearFreeChatFlag(account: Account): void;
  sendVerificationEmail(account: Account): Promise<void>;
  /** The account stands without the mail, which can be sent again: its failure is told here and ends nothing. */
  onVerificationEmailFailure(error: unknown): void;
}

export async function runSignUp<Account>(steps: SignUpSteps<Account>, clock: Clock): Promise<Account> {
  const account = await steps.createAccount();
  await steps.setDisplayName(account);
  await steps.reloadAccount(account);
  await steps.refreshToken(account);
  await clock.sleep(PAUSE_AFTER_SIGN_UP);
  await writeProfileWithRetries(() => steps.writeProfile(account), clock);
  steps.clearFreeChatFlag(account);
  await steps.sendVerificationEmail(account).catch(steps.onVerificationEmailFailure);
  return account;
}
