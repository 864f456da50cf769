/** Handing over, one stage of one person at a time: what is asked for, what has arrived, and what may have. */
import { become, type Change } from './change.ts';
import type { Deed } from './effects.ts';
import type { ReleaseEvent } from './events.ts';
import type { LifeVerification, StateOf } from './lifeVerification.ts';
import { isOver } from './term.ts';

type Give = Extract<Deed, { do: 'give' }>;

/** For whoever hands it over, in the same transaction: the owner, or a contact, may have spoken since it was asked for. */
export function isStillToBeGiven({ state, round }: LifeVerification, give: Omit<Give, 'do'>): boolean {
  if (state.is !== 'releasing' || round !== give.round) return false;
  return state.gifts.some(({ to, stage, isAsked }) => isAsked && to === give.to && stage === give.stage);
}

/** Whether that person has the vault's stage, and nothing has taken it back: a doubt stops what is still to come alone. */
export function isVaultGiven({ state, given }: LifeVerification, to: unknown): boolean {
  if (state.is === 'released' || state.is === 'closed') return true;
  return given.some((gift) => gift.to === to && gift.stage === 'vault' && gift.isDone);
}

export function askForGifts(life: LifeVerification, state: StateOf<'releasing'>, now: number): Change | null {
  const due = state.gifts.filter(({ term, isAsked }) => !isAsked && isOver(term, now));
  if (due.length === 0) return null;
  const gifts = state.gifts.map((gift) => (due.includes(gift) ? { ...gift, isAsked: true } : gift));
  const others = life.given.filter(
    ({ to, stage }) => !due.some((gift) => gift.to === to && gift.stage === stage),
  );
  const given = [...others, ...due.map(({ to, stage }) => ({ to, stage, isDone: false }))];
  return become(
    { ...life, given: given.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)) },
    { ...state, gifts },
    due.map(({ to, stage }): Deed => ({ do: 'give', to, stage, round: life.round })),
  );
}

export function noteRelease(life: LifeVerification, event: ReleaseEvent): Change | null {
  const { state } = life;
  if (event.is === 'nothing-left') {
    return state.is === 'released' ? become(life, { is: 'closed', votes: state.votes }) : null;
  }
  // Also where the release has stopped meanwhile: what was given has to be known, so that it can be taken back.
  const isThis = (gift: { readonly to: string; readonly stage: string }) =>
    gift.to === event.to && gift.stage === event.stage;
  if (event.round !== life.round || !life.given.some((gift) => isThis(gift) && !gift.isDone)) return null;
  const noted: LifeVerification = {
    ...life,
    given: life.given.map((gift) => (isThis(gift) ? { ...gift, isDone: true } : gift)),
  };
  if (state.is !== 'releasing') return become(noted, state);
  const gifts = state.gifts.filter((gift) => !isThis(gift));
  return become(noted, gifts.length === 0 ? { is: 'released', votes: state.votes } : { ...state, gifts });
}

function keyOf({ to, stage }: { readonly to: string; readonly stage: string }): string {
  return `${to}/${stage}`;
}
