/** Two administrators, and the papers that they look at. */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { CallableContract } from '#shared/callables/contract.ts';
import { legacyCasesDecide, legacyCasesList, legacyCasesOpen } from '#shared/callables/legacyCases.ts';
import type { Services } from '../../../src/functions/services.ts';
import { callableNamed } from '../catalogue.ts';
import type { World } from './verification.ts';

export const [FIRST, SECOND] = ['keeper-one', 'keeper-two'] as const;
export type Keeper = typeof FIRST | typeof SECOND;
export const addressOf = (uid: Keeper) => `${uid}@keepers.example`;
export const keepers = [FIRST, SECOND].map(addressOf);

export const reason = 'A death certificate, kept in the safe of the office.';
export const papers = {
  askedBy: 'Jules Martin, a son',
  proof: 'death-certificate',
  reference: 'Folder 12',
  reason,
} as const;
export const attested = { hasSeenPapers: true, isUnrelated: true } as const;

export async function registerKeepers({ auth, firestore }: Services): Promise<void> {
  for (const uid of [FIRST, SECOND]) {
    await auth.createUser({ uid, email: addressOf(uid), emailVerified: true });
    await auth.setCustomUserClaims(uid, { role: 'admin' });
    await firestore.doc(`administrators/${uid}`).set({ revokedAt: null });
  }
}

export async function asKeeper<I extends z.ZodType, O extends z.ZodType>(
  { services }: Pick<World, 'services'>,
  uid: Keeper,
  contract: CallableContract<I, O>,
  input: z.input<I>,
): Promise<z.output<O>> {
  const claims = { auth_time: Math.floor(services.clock.now() / 1000), role: 'admin' };
  const caller = { uid, email: addressOf(uid), emailVerified: true, claims };
  return contract.output.parse(
    await callableNamed(contract.name).call(input, { services, caller, address: '203.0.113.7' }),
  );
}

export async function openCase(world: World, ownerEmail: string): Promise<string> {
  const caseId = randomUUID();
  await asKeeper(world, FIRST, legacyCasesOpen, { caseId, ownerEmail, ...papers });
  return caseId;
}

export function uphold(world: World, uid: Keeper, caseId: string) {
  return asKeeper(world, uid, legacyCasesDecide, { caseId, decision: 'uphold', reason, ...attested });
}

export function rejectCase(world: World, uid: Keeper, caseId: string) {
  return asKeeper(world, uid, legacyCasesDecide, { caseId, decision: 'reject', reason });
}

export async function listed(world: World, caseId: string, reader: Keeper = FIRST) {
  const { cases } = await asKeeper(world, reader, legacyCasesList, {});
  return cases.find((one) => one.caseId === caseId);
}
