/** The waitlist as somebody meets it: they join, read their mail, and hold its link. */
import type { z } from 'zod';
import {
  waitlistChangePlan,
  waitlistConfirm,
  waitlistCount,
  waitlistErase,
  waitlistJoin,
  waitlistLeave,
  waitlistList,
  waitlistLook,
} from '#shared/callables/waitlist.ts';
import type { Services } from '../../../src/functions/services.ts';
import { administrator, callsTo } from '../../support/visitorBackend.ts';

export function theList(services: Services) {
  const call = callsTo(services);
  const asAdministrator = { caller: administrator };

  return {
    join: (email: string, more: Partial<z.input<typeof waitlistJoin.input>> = {}, address?: string) =>
      call(waitlistJoin, { email, plan: 'Family', language: 'en', elapsed: 10_000, ...more }, { address }),
    look: (token: string) => call(waitlistLook, { token }),
    confirm: (token: string) => call(waitlistConfirm, { token }),
    choose: (token: string, plan: z.input<typeof waitlistChangePlan.input>['plan']) =>
      call(waitlistChangePlan, { token, plan }),
    leave: (token: string) => call(waitlistLeave, { token }),
    list: async () => (await call(waitlistList, {}, asAdministrator)).entries,
    count: () => call(waitlistCount, {}, asAdministrator),
    erase: (id: string) => call(waitlistErase, { id }, asAdministrator),

    /** Subjects of the mails that an address has, newest first. */
    async mailsTo(email: string): Promise<readonly string[]> {
      const entries = (await services.outbox?.list({ limit: 500 })) ?? [];
      return entries.filter(({ recipient }) => recipient === email).map(({ subject }) => subject);
    },

    /** Of the newest mail to an address: what stands behind the `#` of its link. */
    async tokenOf(email: string): Promise<string> {
      const entries = (await services.outbox?.list({ limit: 500 })) ?? [];
      const newest = entries.find(({ recipient }) => recipient === email);
      const message = newest && (await services.outbox?.read(newest.id));
      const token = /\/verify-waitlist#(\S+)/.exec(message?.text ?? '')?.[1];
      if (token === undefined) throw new Error(`No link for ${email}.`);
      return token;
    },
  };
}
