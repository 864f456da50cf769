/** What administrators see of cases: the papers that they named, and who decided what. Never what anybody keeps. */
import type { z } from 'zod';
import type { CallableOutput } from '#shared/callables/contract.ts';
import { CASES_SHOWN, legacyCasesList } from '#shared/callables/legacyCases.ts';
import { lifeVerificationSchema } from '#shared/lifeVerification/lifeVerification.ts';
import { defineHandler } from '../handler.ts';
import { verificationOf } from '../lifeVerification/index.ts';
import type { Services } from '../services.ts';
import { CASES, type Case, caseFrom, standingOf } from './caseDocument.ts';

type Listed = CallableOutput<typeof legacyCasesList>['cases'];
type Administrator = Listed[number]['openedBy'];

export const list = defineHandler(legacyCasesList, {
  access: 'admin',
  effect: 'reads',
  run: async (_input, { caller, services }) => {
    const { firestore } = services;
    const newest = await firestore.collection(CASES).orderBy('openedAt', 'desc').limit(CASES_SHOWN).get();
    const found = newest.docs.flatMap((stored) => {
      const read = caseFrom(stored);
      return read ? [{ caseId: stored.id, ...read }] : [];
    });
    const lives = await readLives(services, found);
    const addresses = await readAddresses(services, found);
    const tell = (uid: string): Administrator => ({
      email: addresses.get(uid) ?? '',
      isYou: uid === caller.uid,
    });
    return {
      cases: found.map((one) => {
        const { ownerId, openedBy, round: _round, ...papers } = one;
        const { state, decisions } = standingOf(one, lives.get(ownerId) ?? null);
        return {
          ...papers,
          openedBy: tell(openedBy),
          state,
          decisions: decisions.map(({ administrator, ...decision }) => ({
            ...decision,
            by: tell(administrator),
          })),
        };
      }),
    };
  },
});

const standingSchema = lifeVerificationSchema.pick({ round: true, documentedCase: true });
type StandingLife = z.output<typeof standingSchema>;

/** Where the owners stand now whose case is not over by what was decided. */
async function readLives(
  { firestore }: Services,
  cases: readonly Case[],
): Promise<ReadonlyMap<string, StandingLife>> {
  const undecided = cases.filter(({ state }) => state === 'open' || state === 'upheld');
  const owners = [...new Set(undecided.map(({ ownerId }) => ownerId))];
  if (owners.length === 0) return new Map();
  const records = owners.map((ownerId) => verificationOf(firestore, ownerId, 'real'));
  const stored = await firestore.getAll(...records, { fieldMask: ['life.round', 'life.documentedCase'] });
  return new Map(
    owners.flatMap((ownerId, index) => {
      const life = standingSchema.safeParse(stored[index]?.get('life')).data;
      return life ? [[ownerId, life] as const] : [];
    }),
  );
}

/** Most accounts that are asked for at once. */
const MOST_AT_ONCE = 100;

/** Administrators know one another by their addresses. */
async function readAddresses(
  { auth }: Services,
  cases: readonly Case[],
): Promise<ReadonlyMap<string, string>> {
  const administrators = cases.flatMap(({ openedBy, decisions }) => [
    openedBy,
    ...decisions.map(({ administrator }) => administrator),
  ]);
  const uids = [...new Set(administrators)].slice(0, MOST_AT_ONCE);
  if (uids.length === 0) return new Map();
  const { users } = await auth.getUsers(uids.map((uid) => ({ uid })));
  return new Map(users.map(({ uid, email }) => [uid, email ?? '']));
}
