/** What administrators see of cases: the papers that they named, and who decided what. Never what anybody keeps. */
import type { CallableOutput } from '#shared/callables/contract.ts';
import { CASES_SHOWN, legacyCasesList } from '#shared/callables/legacyCases.ts';
import { defineHandler } from '../handler.ts';
import { verificationOf } from '../lifeVerification/index.ts';
import type { Services } from '../services.ts';
import { CASES, type Case, caseFrom } from './caseDocument.ts';

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
    const rounds = await readRounds(services, found);
    const addresses = await readAddresses(services, found);
    const tell = (uid: string): Administrator => ({
      email: addresses.get(uid) ?? '',
      isYou: uid === caller.uid,
    });
    return {
      cases: found.map(({ ownerId, openedBy, round, decisions, state, ...papers }) => ({
        ...papers,
        openedBy: tell(openedBy),
        state: isUndecided(state) && rounds.get(ownerId) !== round ? ('void' as const) : state,
        decisions: decisions.map(({ administrator, ...decision }) => ({
          ...decision,
          by: tell(administrator),
        })),
      })),
    };
  },
});

/** Whether an answer of the owner's would still end it. */
function isUndecided(state: Case['state']): boolean {
  return state === 'open' || state === 'upheld';
}

/** In which round the owners stand now whose answer may have ended their case. */
async function readRounds(
  { firestore }: Services,
  cases: readonly Case[],
): Promise<ReadonlyMap<string, unknown>> {
  const owners = [...new Set(cases.filter(({ state }) => isUndecided(state)).map(({ ownerId }) => ownerId))];
  if (owners.length === 0) return new Map();
  const records = owners.map((ownerId) => verificationOf(firestore, ownerId, 'real'));
  const lives = await firestore.getAll(...records, { fieldMask: ['life.round'] });
  return new Map(owners.map((ownerId, index) => [ownerId, lives[index]?.get('life.round')]));
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
