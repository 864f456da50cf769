/** What a visitor may try at each state of the example, without the machine's code: what comes of it is the machine's. */
import type { LifeState } from '#shared/lifeVerification/lifeVerification.ts';

export type Act =
  /** The owner presses the button. */
  | 'answer'
  /** The clock goes on to whatever is next. */
  | 'silence'
  /** A contact writes that the owner has died, before anybody asked. */
  | 'report'
  /** Contacts who are asked say that the owner has died. */
  | 'one-confirms'
  | 'two-confirm'
  /** A contact says that the owner is alive. */
  | 'alive'
  /** A contact who said so takes it back, and says now that the owner has died. */
  | 'changes-their-mind';

export type StateName = LifeState['is'];

const beforeAsking: readonly Act[] = ['answer', 'silence', 'report'];

const acts: Partial<Record<StateName, readonly Act[]>> = {
  active: beforeAsking,
  reminding: beforeAsking,
  grace: beforeAsking,
  verifying: ['answer', 'silence', 'alive', 'one-confirms', 'two-confirm'],
  // Silence moves nothing here, and is nothing to try.
  disputed: ['answer', 'changes-their-mind'],
  veto: ['answer', 'silence', 'alive'],
  releasing: ['answer', 'silence', 'alive'],
  released: ['answer'],
};

export const actsAt = (state: StateName): readonly Act[] => acts[state] ?? [];
