/** Gives the administrator's claim to a verified, listed address, and takes it from every other account. */
import { accountRefreshRole } from '#shared/callables/account.ts';
import { ADMINISTRATOR_ROLE, isAdministratorAddress } from '../administration/assertAdministrator.ts';
import { defineHandler } from '../handler.ts';

export const refreshRole = defineHandler(accountRefreshRole, {
  access: 'user',
  effect: 'reads',
  run: async (_input, { caller, services: { auth, configuration, log } }) => {
    const account = await auth.getUser(caller.uid);
    const { role: current, ...others } = account.customClaims ?? {};
    const isAdministrator = isAdministratorAddress(account, configuration.adminEmails);
    const changed = isAdministrator !== (current === ADMINISTRATOR_ROLE);
    if (changed) {
      await auth.setCustomUserClaims(
        caller.uid,
        isAdministrator ? { ...others, role: ADMINISTRATOR_ROLE } : others,
      );
      log.log('info', isAdministrator ? 'administrator-admitted' : 'administrator-removed', {
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
