/**
 * Turning two-step sign-in on, also where the answer is lost: it may be on all the same, and then this session is over
 * and nobody has a recovery code. A quiet sign-in tells, and the app's next code begins the session anew: the one that
 * was sent is spent.
 */
import { identityCodeOf } from '#platform/backend/sessionError.ts';

interface EnrolmentCalls<Challenge> {
  enrol(code: string): Promise<void>;
  /** Whether this session was begun with the second step, so that only what is read after it can have failed. */
  isProven(): Promise<boolean>;
  /** Signs in with the password: what the second step has to answer, null where it is off. */
  signInAgain(): Promise<Challenge | null>;
  answer(challenge: Challenge, code: string): Promise<void>;
}

/** Two-step sign-in is on, and the next code is needed to go on. */
export class NextCodeNeeded extends Error {
  override readonly name = 'NextCodeNeeded';
}

/** Whether two-step sign-in is on could not be found out. */
export class EnrolmentInDoubt extends Error {
  override readonly name = 'EnrolmentInDoubt';
}

/**
 * Gives what takes the codes of one enrolment, one after the other, until one turns two-step sign-in on. It throws
 * NextCodeNeeded, EnrolmentInDoubt, or what the identity service says.
 */
export function createEnrolment<Challenge>(
  calls: EnrolmentCalls<Challenge>,
): (code: string) => Promise<void> {
  /** An earlier code may have turned it on. */
  let isInDoubt = false;

  async function find(): Promise<Challenge | null> {
    isInDoubt = true;
    const challenge = await calls.signInAgain().catch((error: unknown) => {
      throw new EnrolmentInDoubt('It is not known whether two-step sign-in is on.', { cause: error });
    });
    isInDoubt = challenge !== null;
    return challenge;
  }

  /** Whether its answer was lost, and what was asked for is not done as far as this page knows. */
  async function isLost(work: () => Promise<void>): Promise<{ readonly error: unknown } | null> {
    try {
      await work();
    } catch (error) {
      if (identityCodeOf(error) !== 'network-request-failed') throw error;
      if (!(await calls.isProven())) return { error };
    }
    return null;
  }

  return async (code) => {
    const challenge = isInDoubt ? await find() : null;
    const lost = await isLost(() => (challenge === null ? calls.enrol(code) : calls.answer(challenge, code)));
    if (lost === null) return;
    if ((await find()) === null) throw lost.error;
    throw new NextCodeNeeded('Two-step sign-in is on.');
  };
}
