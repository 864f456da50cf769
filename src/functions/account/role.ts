/**
 * [Note: Administrators]
 * The operator's list of addresses makes administrators (SPEC §6). Rules cannot read that list and a claim outlives a
 * change of it, so whoever is admitted also stands in `administrators/{uid}`, which the rules ask for and `reviewRoles`
 * keeps true: an address that was taken off the list loses the row, the claim and every session within the hour. The row
 * carries `revokedAt` from the first of these steps on, which is what the rules refuse, and goes with the last, so that a
 * run that was cut short is gone on with.
 */
import { FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { accountRefreshRole } from '#shared/callables/account.ts';
import { ADMINISTRATOR_ROLE, findAccount, isAdministratorAddress } from '../access/index.ts';
import { defineHandler } from '../handler.ts';
import { defineJob } from '../jobs/index.ts';
import type { Services } from '../services.ts';

const registerOf = ({ firestore }: Services, uid: string) => firestore.doc(`administrators/${uid}`);

/** Gives the administrator's claim to a verified, listed address, and takes it from every other account. */
export const refreshRole = defineHandler(accountRefreshRole, {
  access: 'user',
  effect: 'reads',
  run: async (_input, { caller, services }) => {
    const account = await services.auth.getUser(caller.uid);
    const { role: current, ...others } = account.customClaims ?? {};
    const isAdministrator = isAdministratorAddress(account, services.configuration.adminEmails);
    if (isAdministrator) await register(services, caller.uid);
    if (isAdministrator !== (current === ADMINISTRATOR_ROLE)) {
      await services.auth.setCustomUserClaims(
        caller.uid,
        isAdministrator ? { ...others, role: ADMINISTRATOR_ROLE } : others,
      );
      if (!isAdministrator) await registerOf(services, caller.uid).delete();
      services.log.log('info', isAdministrator ? 'administrator-admitted' : 'administrator-removed', {
        uid: caller.uid,
      });
    }
    const inToken = caller.claims.role === ADMINISTRATOR_ROLE;
    return {
      role: isAdministrator ? ('admin' as const) : ('user' as const),
      changed: inToken !== isAdministrator,
    };
  },
});

async function register(services: Services, uid: string): Promise<void> {
  const row = registerOf(services, uid);
  const stored = await row.get();
  if (!stored.exists || stored.get('revokedAt') != null) {
    await row.set({ admittedAt: FieldValue.serverTimestamp() });
  }
}

/** Looks at every administrator again: the list, the address and the account may have changed since. */
export const reviewRoles = defineJob({
  name: 'account-reviewRoles',
  expression: '3 * * * *',
  goesRound: true,
  due: ({ firestore }) => firestore.collection('administrators').orderBy(FieldPath.documentId()),
  process: async (services, { id: uid, ref: row }) => {
    const { auth, clock, configuration, log } = services;
    const account = await findAccount(services, uid);
    if (!account) {
      await row.delete();
      return;
    }
    if (!account.disabled && isAdministratorAddress(account, configuration.adminEmails)) return;
    // The row first: from then on the rules refuse, whatever a token still claims.
    const { writeTime } = await row.update({ revokedAt: Timestamp.fromMillis(clock.now()) });
    const { role: _role, ...others } = account.customClaims ?? {};
    await auth.setCustomUserClaims(uid, others);
    await auth.revokeRefreshTokens(uid);
    // Whoever was listed and admitted again meanwhile has written the row anew.
    await row.delete({ lastUpdateTime: writeTime });
    log.log('info', 'administrator-removed', { uid });
  },
});
