/**
 * Signing up, signing in, looking up and renewing beside the vendor's auth emulator, sixteen clients each, in one run. The
 * vendor's keeps passwords as they are typed and hashes nothing: its sign-in is a floor that no service with people's
 * passwords can have. What counts is that ours delays nobody else: a document is read meanwhile.
 */
import { join } from 'node:path';
import { spawnBackend } from '../support/backend.ts';
import { type Figure, printFigures } from './table.ts';
import { startVendorEmulator } from './vendorAuthEmulator.ts';

const CLIENTS = 16;
const DURATION = 5_000;
const PASSWORD = 'rosemary-1';

interface Account {
  readonly email: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

async function post(address: string, body: object | URLSearchParams): Promise<Record<string, string>> {
  const isForm = body instanceof URLSearchParams;
  const answer = await fetch(address, {
    method: 'POST',
    body: isForm ? body : JSON.stringify(body),
    ...(isForm ? {} : { headers: { 'content-type': 'application/json' } }),
  });
  const content = (await answer.json()) as Record<string, string>;
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${JSON.stringify(content)}`);
  return content;
}

const accountsAt = (origin: string, verb: string) =>
  `${origin}/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=local`;

let signUps = 0;
async function signUp(origin: string): Promise<Account> {
  signUps += 1;
  const email = `bench-${signUps}@example.org`;
  const body = { email, password: PASSWORD, returnSecureToken: true };
  const { idToken = '', refreshToken = '' } = await post(accountsAt(origin, 'signUp'), body);
  return { email, idToken, refreshToken };
}

const operations: Readonly<Record<string, (origin: string, account: Account) => Promise<unknown>>> = {
  'sign-up': (origin) => signUp(origin),
  'sign-in': (origin, { email }) =>
    post(accountsAt(origin, 'signInWithPassword'), { email, password: PASSWORD, returnSecureToken: true }),
  lookup: (origin, { idToken }) => post(accountsAt(origin, 'lookup'), { idToken }),
  refresh: (origin, { refreshToken }) =>
    post(
      `${origin}/securetoken.googleapis.com/v1/token?key=local`,
      new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    ),
};

/** Operations a second of sixteen clients, each with an account of its own. */
async function drive(
  operation: (account: Account) => Promise<unknown>,
  accounts: readonly Account[],
): Promise<number> {
  const end = performance.now() + DURATION;
  let count = 0;
  await Promise.all(
    accounts.map(async (account) => {
      while (performance.now() < end) {
        await operation(account);
        count += 1;
      }
    }),
  );
  return (count / DURATION) * 1_000;
}

/** The 99th percentile of reading one public document, in milliseconds, until `end` resolves. */
async function readUntil(origin: string, end: Promise<unknown>): Promise<number> {
  let isOver = false;
  void end.finally(() => {
    isOver = true;
  });
  const address = `${origin}/v1/projects/amaranth-local/databases/(default)/documents/app_config/launch`;
  const times: number[] = [];
  while (!isOver) {
    const start = performance.now();
    await (await fetch(address)).arrayBuffer();
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

export async function measureIdentity(folder: string): Promise<void> {
  const ours = await spawnBackend({ dataFolder: join(folder, 'data'), isBuilt: true });
  const vendors = await startVendorEmulator(join(folder, 'vendor'));
  const figures: Figure[] = [];
  try {
    const makeAccounts = (origin: string) =>
      Promise.all(Array.from({ length: CLIENTS }, () => signUp(origin)));
    const [here, there] = [await makeAccounts(ours.origin), await makeAccounts(vendors.origin)];
    for (const [name, operation] of Object.entries(operations)) {
      const floor = await drive((account) => operation(vendors.origin, account), there);
      const running = drive((account) => operation(ours.origin, account), here);
      const read = readUntil(ours.origin, running);
      figures.push({ name: `${name}, 16 clients`, value: await running, unit: 'a second', floor });
      figures.push({ name: '  a read meanwhile, p99', value: await read, unit: 'ms', aim: 'under 100' });
    }
  } finally {
    vendors.stop();
    await ours.stop();
  }
  printFigures(figures);
}
