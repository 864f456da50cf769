/** One point of the timeline in a sentence, with the names of who is told and who receives. */
import type { Milestone } from '#shared/lifeVerification/forecast.ts';
import { type Policy, type ReleaseStage, releaseStages } from '#shared/lifeVerification/policy.ts';
import type { timelineMessages } from './messages.ts';

type Texts = (typeof timelineMessages)['en'] | (typeof timelineMessages)['fr'];

/** What people and addresses are called, by their ids. */
export type Names = ReadonlyMap<string, string>;

interface Telling {
  readonly texts: Texts;
  readonly names: Names;
  readonly policy: Policy;
  /** "Anna, Paul and Marie". */
  readonly list: (names: readonly string[]) => string;
}

export function tellMilestone(
  { what, owner, contacts, gifts }: Milestone,
  { texts, names, policy, list }: Telling,
): string {
  const namesOf = (ids: readonly string[], otherwise: string) => {
    const known = ids.map((id) => names.get(id));
    return known.length > 0 && known.every((name) => name !== undefined)
      ? list(known.filter((name) => name !== undefined))
      : otherwise;
  };
  const addresses = namesOf(
    owner.map(({ channel }) => channel),
    texts.yourAddresses,
  );
  switch (what.is) {
    case 'reminder':
      return texts.reminder(what.number, addresses);
    case 'grace':
      return texts.grace(policy.graceDays, addresses);
    case 'verifying': {
      const asked = contacts.map(({ contact }) => contact);
      return texts.verifying(namesOf(asked, texts.yourContacts), policy.quorum);
    }
    case 'veto':
      return texts.veto(policy.vetoDays);
    case 'given':
      return texts.given(
        list(
          stagesGiven(gifts).map(({ stage, to }) => {
            const [only] = to;
            if (only === undefined || to.length > 1) return texts.manyGifts(stage, to.length);
            return texts.oneGift(names.get(only) ?? texts.yourPeople, stage);
          }),
        ),
      );
    default:
      return texts[what.is];
  }
}

function stagesGiven(
  gifts: Milestone['gifts'],
): readonly { readonly stage: ReleaseStage; readonly to: readonly string[] }[] {
  return releaseStages.flatMap((stage) => {
    const to = gifts.filter((gift) => gift.stage === stage).map((gift) => gift.to);
    return to.length > 0 ? [{ stage, to }] : [];
  });
}
