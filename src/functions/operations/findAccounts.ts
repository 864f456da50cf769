/** Finds people for administrators by their address: plan and use, and nothing that they keep here, not even a name. */
import type { UserRecord } from 'firebase-admin/auth';
import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { type FoundAccount, operationsFindAccounts } from '#shared/callables/operations.ts';
import { creditAccountSchema, NO_CREDITS } from '#shared/domain/creditLine.ts';
import { recordAct } from '../administratorActs/index.ts';
import { defineHandler } from '../handler.ts';
import { listPage } from '../listPage.ts';
import type { Services } from '../services.ts';

/** After every character that an address can hold. */
const LAST_CHARACTER = '\uf8ff';
/** What the log says was looked at where nobody was searched for. */
const EVERYBODY = 'accounts';
/** As many as the identity service tells of at once. */
const LOOKED_UP = 100;

const instant = z.instanceof(Timestamp).transform((timestamp) => timestamp.toDate().toISOString());
const profileSchema = z.object({
  email: z.string(),
  plan: z.string().catch(''),
  storageUsed: z.number().catch(0),
  storageLimit: z.number().catch(0),
  createdAt: instant,
  lastLogin: instant.nullable().catch(null),
  deletionDueAt: instant.nullable().catch(null),
});
type FoundProfile = z.output<typeof profileSchema> & { readonly uid: string };

export const findAccounts = defineHandler(operationsFindAccounts, {
  access: 'admin',
  effect: 'reads',
  run: async ({ search, limit, before }, { caller, services }) => {
    if (before === undefined)
      await services.firestore.runTransaction(async (transaction) =>
        recordAct(
          transaction,
          { caller, services },
          { act: operationsFindAccounts.name, subject: search || EVERYBODY },
        ),
      );
    const users = services.firestore.collection('users');
    const ordered =
      search === ''
        ? users.orderBy('createdAt', 'desc')
        : users
            .where('email', '>=', search)
            .where('email', '<=', search + LAST_CHARACTER)
            .orderBy('email');
    const { entries, next } = await listPage({
      collection: users,
      ordered,
      limit,
      before,
      read: readProfile,
      noteUnread: (id) => services.log.log('warning', 'profile-not-read', { id }),
    });
    return { accounts: await withUse(services, entries), next };
  },
});

function readProfile(row: QueryDocumentSnapshot): FoundProfile | null {
  const { data } = profileSchema.safeParse(row.data());
  return data ? { ...data, uid: row.id } : null;
}

async function withUse(services: Services, profiles: readonly FoundProfile[]): Promise<FoundAccount[]> {
  const [identities, credits, orders] = await Promise.all([
    readIdentities(services, profiles),
    Promise.all(profiles.map(({ uid }) => readBalance(services, uid))),
    Promise.all(profiles.map(({ uid }) => countOrders(services, uid))),
  ]);
  return profiles.map((profile, index) => {
    const identity = identities.get(profile.uid);
    return {
      ...profile,
      isEmailVerified: identity?.emailVerified ?? false,
      // Without an account at the identity service nobody signs in either.
      isDisabled: identity?.disabled ?? true,
      credits: credits[index] ?? 0,
      orders: orders[index] ?? 0,
    };
  });
}

async function readIdentities(
  { auth }: Services,
  profiles: readonly FoundProfile[],
): Promise<ReadonlyMap<string, UserRecord>> {
  const found = new Map<string, UserRecord>();
  for (let from = 0; from < profiles.length; from += LOOKED_UP) {
    const asked = profiles.slice(from, from + LOOKED_UP).map(({ uid }) => ({ uid }));
    for (const user of (await auth.getUsers(asked)).users) found.set(user.uid, user);
  }
  return found;
}

async function readBalance({ firestore }: Services, uid: string): Promise<number> {
  const stored = await firestore.doc(`users/${uid}/billing/credits`).get();
  return creditAccountSchema.catch(NO_CREDITS).parse(stored.data()).balance;
}

async function countOrders({ firestore }: Services, uid: string): Promise<number> {
  return (await firestore.collection('orders').where('buyerUid', '==', uid).count().get()).data().count;
}
