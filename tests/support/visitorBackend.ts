/** The embedded server as visitors and the operator meet it: what they call, and an administrator who is signed in. */
import type { z } from 'zod';
import type { CallableContract } from '#shared/callables/contract.ts';
import type { Caller } from '../../src/functions/caller.ts';
import type { Services } from '../../src/functions/services.ts';
import { type BackendOptions, startBackend } from './backend.ts';
import { callableNamed } from './catalogue.ts';
import { type MailServer, startMailServer } from './mailServer.ts';

export const OPERATOR = 'support@amaranth.example';

const ADMINISTRATOR = { uid: 'admin', email: 'admin@amaranth.example' } as const;
export const administrator: Caller = {
  ...ADMINISTRATOR,
  emailVerified: true,
  claims: { role: 'admin', auth_time: 4_000_000_000 },
};

interface From {
  /** Null for a visitor, as without it. */
  readonly caller?: Caller | null;
  /** Where on the network the call comes from. */
  readonly address?: string | undefined;
}

/** Calls as a client does, without the wire. */
export type VisitorCall = <Input extends z.ZodType, Output extends z.ZodType>(
  contract: CallableContract<Input, Output>,
  input: z.input<Input>,
  from?: From,
) => Promise<z.output<Output>>;

export const callsTo =
  (services: Services): VisitorCall =>
  async (contract, input, { caller = null, address = '203.0.113.7' } = {}) =>
    contract.output.parse(await callableNamed(contract.name).call(input, { services, caller, address }));

export interface VisitorBackend {
  readonly services: Services;
  readonly call: VisitorCall;
  /** Empties these collections. */
  readonly forget: (...collections: readonly string[]) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startVisitorBackend({
  clock,
  environment = {},
}: Required<Pick<BackendOptions, 'clock'>> & Pick<BackendOptions, 'environment'>): Promise<VisitorBackend> {
  const { uid, email } = ADMINISTRATOR;
  const backend = await startBackend({
    clock,
    environment: { AMARANTH_ADMIN_EMAILS: email, ...environment },
  });
  const { services } = await backend.server.businessLogic();
  await services.auth.createUser({ uid, email, emailVerified: true });
  await services.auth.setCustomUserClaims(uid, { role: 'admin' });
  return {
    services,
    call: callsTo(services),
    forget: async (...collections) => {
      for (const name of collections)
        await services.firestore.recursiveDelete(services.firestore.collection(name));
    },
    stop: backend.stop,
  };
}

/** The same, whose mails arrive at a server of the test's own, and whose operator has an address. */
export async function startMailingVisitorBackend({
  clock,
}: Required<Pick<BackendOptions, 'clock'>>): Promise<VisitorBackend & { readonly mailServer: MailServer }> {
  const mailServer = await startMailServer();
  const backend = await startVisitorBackend({
    clock,
    environment: { AMARANTH_SUPPORT_EMAIL: OPERATOR, AMARANTH_SMTP_URL: mailServer.url },
  });
  return {
    ...backend,
    mailServer,
    stop: async () => {
      await backend.stop();
      await mailServer.stop();
    },
  };
}
