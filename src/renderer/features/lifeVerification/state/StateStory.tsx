/** What the state means, how it ends and what cannot be undone, for the states that an owner should understand in full. */
import type { ReactNode } from 'react';
import type { LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { storyMessages } from './storyMessages.ts';

interface StateStoryProps {
  readonly life: Pick<LifeVerification, 'state' | 'given'>;
  /** Of the people who receive something, by their ids. */
  readonly names: ReadonlyMap<string, string>;
}

export function StateStory({ life, names }: StateStoryProps) {
  const texts = useMessages(storyMessages);
  const story = (means: string, ends: string, more: ReactNode = null) => (
    <dl className="mt-6 flex max-w-prose flex-col gap-4">
      <Told title={texts.meansTitle}>{means}</Told>
      <Told title={texts.endsTitle}>{ends}</Told>
      {more}
    </dl>
  );
  const given = (title: string, nothing: string) => (
    <>
      <Told title={texts.cannotTitle}>{texts.cannot}</Told>
      <Told title={title}>
        {life.given.length === 0 ? nothing : <Given given={life.given} names={names} />}
      </Told>
    </>
  );
  switch (life.state.is) {
    case 'verifying':
      return story(texts.verifyingMeans, texts.verifyingEnds);
    case 'disputed':
      return story(
        texts.disputedMeans,
        texts.disputedEnds,
        <Told title={texts.afterTitle}>{texts.disputedAfter}</Told>,
      );
    case 'veto':
      return story(texts.vetoMeans, texts.vetoEnds);
    case 'releasing':
      return story(
        texts.releasingMeans,
        texts.releasingEnds,
        given(texts.releasingGivenTitle, texts.releasingNothingGiven),
      );
    case 'released':
    case 'closed':
      return story(
        texts.releasedMeans,
        texts.releasedEnds,
        given(texts.releasedGivenTitle, texts.releasedNothingGiven),
      );
    case 'paused':
      return story(texts.pausedMeans, texts.pausedEnds);
    case 'cancelled':
      return story(texts.cancelledMeans, texts.cancelledEnds);
    case 'draft':
    case 'active':
    case 'due':
    case 'reminding':
    case 'grace':
      return null;
  }
}

function Told({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-0.5 text-ink">{children}</dd>
    </div>
  );
}

interface GivenProps {
  readonly given: LifeVerification['given'];
  readonly names: ReadonlyMap<string, string>;
}

function Given({ given, names }: GivenProps) {
  const texts = useMessages(storyMessages);
  return (
    <ul className="list-disc ps-5">
      {given.map(({ to, stage, isDone }) => (
        <li key={`${to} ${stage}`} className="[overflow-wrap:anywhere]">
          {texts.gift(names.get(to) ?? texts.somebody, stage)}
          {isDone ? '' : ` (${texts.onItsWay})`}
        </li>
      ))}
    </ul>
  );
}
