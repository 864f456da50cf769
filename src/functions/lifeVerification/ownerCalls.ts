/** What an owner decides about their life verification. Each is an event; all of them say that they live. */
import {
  lifeVerificationArm,
  lifeVerificationBeginAgain,
  lifeVerificationCancel,
  lifeVerificationCheckIn,
  lifeVerificationConfigure,
  lifeVerificationDropChange,
  lifeVerificationPause,
  lifeVerificationResume,
} from '#shared/callables/lifeVerification.ts';
import { missingBeforeArming } from '#shared/lifeVerification/readiness.ts';
import type { Plan } from '#shared/plans.ts';
import { assertIsSomebody, assertRecentSignIn, findAccount } from '../access/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { agreementPeople, peopleOf, withIllegible } from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';
import { actAsOwner, dueAtOf, heldUntil, noteSignOfLife, refuseUnready } from './actAsOwner.ts';
import { feed } from './feed.ts';
import { readPlan } from './newVerification.ts';
import { agreementAhead } from './ownerAct.ts';

export const configure = defineHandler(lifeVerificationConfigure, {
  access: 'user',
  run: ({ policy }, { caller, services }) => {
    assertIsSomebody(caller);
    assertIsTimeZone(policy.timeZone);
    return actAsOwner(services, caller.uid, async (transaction, verification) => {
      const plan = await readPlan(transaction, services, caller.uid);
      const agreement = agreementAhead(verification.document.life);
      assertIsInPlan(plan, policy.intervalDays, agreement.policy.intervalDays);
      const next = { ...agreement, policy: { ...policy, version: agreement.policy.version } };
      const hasChanged = feed(transaction, services, verification, { is: 'change', next }, caller.uid);
      if (!hasChanged) refuseUnready(next);
      return { heldUntil: heldUntil(verification) };
    });
  },
});

/** Throws Refusal `invalid-input`. Whoever has another interval since they changed plan keeps it. */
function assertIsInPlan({ name, checkInDays }: Plan, wanted: number, standing: number): void {
  const { least, most } = checkInDays;
  if (wanted === standing || (wanted >= least && wanted <= most)) return;
  throw new Refusal(
    'invalid-input',
    `policy.intervalDays: the ${name} plan asks every ${least} to ${most} days`,
    {
      field: 'policy.intervalDays',
      least,
      most,
    },
  );
}

/** Throws Refusal `invalid-input`. */
function assertIsTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    throw new Refusal('invalid-input', 'policy.timeZone: no such zone', { field: 'policy.timeZone' });
  }
}

export const arm = defineHandler(lifeVerificationArm, {
  access: 'user',
  run: async (_input, { caller, services }) => {
    await assertAddressConfirmed(services, caller.uid);
    return actAsOwner(services, caller.uid, async (transaction, verification) => {
      const { life } = verification.document;
      const named = await peopleOf(services.firestore, caller.uid, transaction);
      if (life.state.is !== 'draft') return {};
      const agreement = agreementAhead(life);
      const people = withIllegible(agreementPeople(named, life), agreement, named.illegible);
      const { contacts, recipients } = agreement;
      if (JSON.stringify({ contacts, recipients }) !== JSON.stringify(people)) {
        const change = { is: 'change', next: { ...agreement, ...people } } as const;
        feed(transaction, services, verification, change, caller.uid);
      }
      const [missing] = missingBeforeArming(verification.document.life);
      if (missing) {
        throw new Refusal('verification-not-ready', 'Something is missing before arming.', { missing });
      }
      feed(transaction, services, verification, { is: 'arm' }, caller.uid);
      return {};
    });
  },
});

/**
 * Whoever makes an account with another's address names their own people and channels, and may be gone when the other comes
 * into it: nobody would ever be asked. Throws Refusal `email-not-verified`.
 */
async function assertAddressConfirmed(services: Services, uid: string): Promise<void> {
  if ((await findAccount(services, uid))?.emailVerified) return;
  throw new Refusal('email-not-verified', 'Confirm the e-mail address of your account first.');
}

export const checkIn = defineHandler(lifeVerificationCheckIn, {
  access: 'user',
  servesEveryVersion: true,
  run: async ({ name }, { caller, services }) => {
    const verification = await noteSignOfLife(services, caller.uid, name);
    return { dueAt: verification ? dueAtOf(verification) : null };
  },
});

export const pause = defineHandler(lifeVerificationPause, {
  access: 'user',
  run: async ({ days }, { caller, services }) =>
    actAsOwner(services, caller.uid, (transaction, verification) => {
      feed(transaction, services, verification, { is: 'pause', days }, caller.uid);
      if (verification.document.life.state.is !== 'paused') refuseUnready(verification.document.life);
      return {};
    }),
});

export const resume = defineHandler(lifeVerificationResume, {
  access: 'user',
  run: async (_input, { caller, services }) =>
    actAsOwner(services, caller.uid, (transaction, verification) => {
      feed(transaction, services, verification, { is: 'resume' }, caller.uid);
      return {};
    }),
});

export const cancel = defineHandler(lifeVerificationCancel, {
  access: 'user',
  servesEveryVersion: true,
  run: async (_input, { caller, services }) => {
    assertRecentSignIn(caller, services);
    return actAsOwner(services, caller.uid, (transaction, verification) => {
      feed(transaction, services, verification, { is: 'cancel' }, caller.uid);
      return {};
    });
  },
});

export const beginAgain = defineHandler(lifeVerificationBeginAgain, {
  access: 'user',
  run: async (_input, { caller, services }) =>
    actAsOwner(services, caller.uid, (transaction, verification) => {
      feed(transaction, services, verification, { is: 'begin-again' }, caller.uid);
      return {};
    }),
});

export const dropChange = defineHandler(lifeVerificationDropChange, {
  access: 'user',
  servesEveryVersion: true,
  run: async (_input, { caller, services }) =>
    actAsOwner(services, caller.uid, (transaction, verification) => {
      feed(transaction, services, verification, { is: 'drop-change' }, caller.uid);
      return {};
    }),
});
