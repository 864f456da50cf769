/**
 * Whoever holds a claim kit, once something was given to its beneficiary: they look, prove that they hold it, and are tied to
 * the beneficiary. See [Note: Claiming with a kit].
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { claimKitsChallenge, claimKitsClaim, claimKitsLook } from '#shared/callables/claimKits.ts';
import type { CallableOutput } from '#shared/callables/contract.ts';
import { type UserId, userIdSchema } from '#shared/domain/ids.ts';
import {
  type ClaimIdentity,
  type ClaimOccasion,
  claimAnswer,
  readSecret,
  sealClaimChallenge,
} from '#shared/legacy/keys/claimProof.ts';
import { publicKeySchema } from '#shared/legacy/keys/publicKeys.ts';
import { assertIsSomebody } from '../access/index.ts';
import { countVisit } from '../callLimit.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { readStanding, withdraw } from '../peopleDocuments/index.ts';
import { sign } from '../serverSecret.ts';
import type { Services } from '../services.ts';
import { readAcceptance, receiveSoon } from './acceptance.ts';
import { type ReadyKit, readReadyKit } from './readyKit.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Nobody guesses 32 bytes; this keeps a machine from trying. */
const LOOKS_FROM_ONE_PLACE = { calls: 40, within: HOUR };
/** Long enough for a slow line, and for nobody else to use it. */
const CHALLENGE_LIFETIME = 10 * MINUTE;

type Looked = CallableOutput<typeof claimKitsLook>;

function nothingYet(): Refusal {
  return new Refusal('not-found', 'There is nothing to be had with this page, or not yet.');
}

export const look = defineHandler(claimKitsLook, {
  access: 'visitor',
  effect: 'reads',
  run: async ({ locator }, { services, address }): Promise<Looked> => {
    await countVisit(claimKitsLook.name, LOOKS_FROM_ONE_PLACE, address, services);
    const ready = await services.firestore.runTransaction(
      (transaction) => readReadyKit(transaction, services, locator),
      { readOnly: true },
    );
    if (!ready) return { is: 'nothing-yet' };
    const { ownerName, person } = ready;
    return {
      is: 'open',
      ownerName,
      personName: person.name,
      isClaimed: person.invitation.is === 'accepted',
    };
  },
});

/** Throws Refusal `conflict` for an account that the kit can never be tied to. */
function assertMayClaim({ kit, person: { invitation } }: ReadyKit, accountId: UserId): void {
  if (kit.ownerId === accountId) {
    throw new Refusal('conflict', 'This is your own page: it is for the person you named.', {
      reason: 'own-kit',
    });
  }
  if (invitation.is === 'accepted' && invitation.accountId !== accountId) {
    throw new Refusal('conflict', 'What this page opens was received by another account.', {
      reason: 'claimed-already',
    });
  }
}

/** Made again from what it is of, so that nothing is kept of who only asked. */
async function secretOf(
  services: Services,
  { kit }: ReadyKit,
  { ownerId, beneficiaryId, accountId }: ClaimIdentity,
  { nonce, expiresAt }: ClaimOccasion,
) {
  const text = [ownerId, beneficiaryId, accountId, kit.publicKey, nonce, expiresAt].join('\n');
  const secret = readSecret(await sign(services, 'claim-challenge', text));
  if (!secret) throw new Error('A signature has 32 bytes');
  return secret;
}

export const challenge = defineHandler(claimKitsChallenge, {
  access: 'user',
  limit: { calls: 30, within: HOUR },
  effect: 'reads',
  run: async ({ locator }, { caller, services }) => {
    assertIsSomebody(caller);
    const accountId = userIdSchema.parse(caller.uid);
    const ready = await services.firestore.runTransaction(
      (transaction) => readReadyKit(transaction, services, locator),
      { readOnly: true },
    );
    if (!ready) throw nothingYet();
    assertMayClaim(ready, accountId);
    const { ownerId, beneficiaryId } = ready.kit;
    const whose = { ownerId, beneficiaryId, accountId };
    const nonce = randomBytes(16).toString('base64url');
    const occasion = { nonce, expiresAt: services.clock.now() + CHALLENGE_LIFETIME };
    const secret = await secretOf(services, ready, whose, occasion);
    const publicKey = publicKeySchema.safeParse(ready.kit.publicKey);
    if (!publicKey.success) throw nothingYet();
    const sealed = await sealClaimChallenge(publicKey.data, secret, whose, occasion);
    if (!sealed.ok) throw nothingYet();
    return { ownerId, beneficiaryId, ...occasion, sealed: sealed.value };
  },
});

export const claim = defineHandler(claimKitsClaim, {
  access: 'user',
  limit: { calls: 30, within: HOUR },
  run: async ({ locator, nonce, expiresAt, answer }, { caller, services }) => {
    assertIsSomebody(caller);
    const { firestore } = services;
    const accountId = userIdSchema.parse(caller.uid);
    const { ownerId, beneficiaryId } = await firestore.runTransaction(async (transaction) => {
      const ready = await readReadyKit(transaction, services, locator);
      if (!ready) throw nothingYet();
      assertMayClaim(ready, accountId);
      const { ownerId, beneficiaryId } = ready.kit;
      const whose = { ownerId, beneficiaryId, accountId };
      await assertProven(services, ready, whose, { nonce, expiresAt, answer });
      // Its answer was lost.
      if (ready.person.invitation.is === 'accepted') return whose;
      const invitee = { role: 'beneficiary', subjectId: beneficiaryId } as const;
      const acceptance = await readAcceptance(transaction, services, { uid: accountId, ownerId, invitee });
      if (!acceptance) throw nothingYet();
      const standing = await readStanding(transaction, firestore, ownerId, invitee);
      acceptance.accept(null);
      // What the release may have mailed opens nothing besides.
      withdraw(transaction, standing);
      return whose;
    });
    services.log.log('info', 'claim-kit-used', { uid: accountId });
    await receiveSoon(services, { ownerId, invitee: { role: 'beneficiary', subjectId: beneficiaryId } });
    return { ownerId, beneficiaryId };
  },
});

/** Throws the Refusal of a kit that is nobody's: a wrong answer finds out nothing. */
async function assertProven(
  services: Services,
  ready: ReadyKit,
  whose: ClaimIdentity,
  { answer, ...occasion }: ClaimOccasion & { readonly answer: string },
): Promise<void> {
  const now = services.clock.now();
  const isOfNow = occasion.expiresAt > now && occasion.expiresAt <= now + CHALLENGE_LIFETIME;
  const expected = Buffer.from(
    await claimAnswer(await secretOf(services, ready, whose, occasion), whose, occasion),
  );
  const given = Buffer.from(answer);
  if (isOfNow && given.length === expected.length && timingSafeEqual(given, expected)) return;
  throw nothingYet();
}
