/** One beneficiary: who, what they receive and when, whether they know, and what is missing. */
import type { ReactNode } from 'react';
import { systemClock } from '#shared/clock.ts';
import { pathTo } from '#shared/routes.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { KeyLine, PersonLock } from '../locks/parts.ts';
import { peopleMessages } from '../messages.ts';
import { describeMoments, describeThings } from '../person/describeWishes.ts';
import { describeKnowledge, knowledgeMessages } from '../person/knowledge.ts';
import { needMessages, stepMessages } from '../person/needMessages.ts';
import { type Need, needsOf } from '../person/needs.ts';
import { PersonPicture } from '../person/PersonPicture.tsx';
import type { NamedPerson } from '../usePeople.ts';
import { linkToThings } from './linkToThings.ts';
import { PersonMenu } from './PersonMenu.tsx';
import type { PersonActions } from './personActions.ts';

interface PersonCardProps {
  readonly named: NamedPerson;
  readonly actions: PersonActions;
  readonly albumTitles: ReadonlyMap<string, string>;
}

export function PersonCard({ named, actions, albumTitles }: PersonCardProps) {
  const { person, grant } = named;
  const messages = useMessages(peopleMessages);
  const knowledge = useMessages(knowledgeMessages);
  const language = useLanguage();
  const now = systemClock.now();
  const needs = needsOf(person, grant, now);
  const about = [person.relationship, person.email].filter(Boolean).join(' · ');
  return (
    <Card as="article" className="flex h-full flex-col">
      <div className="flex items-start gap-4">
        <PersonPicture person={person} />
        <div className="min-w-0 flex-1">
          <h2 className="text-title [overflow-wrap:anywhere]">
            <bdi>{person.name}</bdi>
          </h2>
          {about ? <p className="text-small text-ink-soft [overflow-wrap:anywhere]">{about}</p> : null}
        </div>
        <PersonMenu person={person} actions={actions} />
      </div>
      <dl className="mt-5 grid gap-x-4 gap-y-2.5 text-small sm:grid-cols-[auto_1fr]">
        <Fact name={messages.receives}>
          {describeThings(person.wishes, language, albumTitles) || messages.receivesNothing}
        </Fact>
        {person.wishes.length > 0 ? (
          <Fact name={messages.when}>{describeMoments(person.wishes, language)}</Fact>
        ) : null}
        <Fact name={messages.knowsNow}>{describeKnowledge(person, knowledge, language, now)}</Fact>
      </dl>
      <div className="mt-auto pt-5">
        <NextStep needs={needs} />
        <KeyLine
          userId={person.ownerId}
          invitee={{ role: 'beneficiary', subjectId: person.id }}
          name={person.name}
          pinned={person.pinnedKey}
          isCompared={person.isKeyCompared}
        />
        <PersonLock userId={person.ownerId} person={person} />
        <div className="mt-3 flex flex-wrap gap-2">
          <StepButton need={needs[0]} named={named} actions={actions} />
          <ButtonLink
            to={pathTo('beneficiaryAlbums', { beneficiaryId: person.id })}
            variant="secondary"
            size="small"
          >
            {messages.whatTheyWillSee}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-semibold text-ink-soft max-sm:-mb-2">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function NextStep({ needs }: { readonly needs: readonly Need[] }) {
  const messages = useMessages(peopleMessages);
  const texts = useMessages(needMessages);
  if (needs.length === 0) return <p className="text-small text-success-text">{messages.complete}</p>;
  // Of the lock its own line tells, with the press that makes it.
  const [first, ...others] = needs.filter((need) => need !== 'lock' && need !== 'whole-lock');
  if (!first) return null;
  const more = others.length;
  return (
    <p className="rounded-control bg-notice-soft px-3.5 py-2.5 text-small text-notice-text">
      <span className="font-semibold">{messages.nextStep}</span> {texts[first]}{' '}
      {more > 0 ? messages.alsoMissing(more) : null}
    </p>
  );
}

interface StepButtonProps extends Omit<PersonCardProps, 'albumTitles'> {
  readonly need: Need | undefined;
}

function StepButton({ need, named: { person }, actions }: StepButtonProps) {
  const steps = useMessages(stepMessages);
  switch (need) {
    case 'things':
      return (
        <ButtonLink to={linkToThings(person.id)} size="small">
          {steps.things}
        </ButtonLink>
      );
    case 'birth-date':
    case 'address':
    case 'right-address':
      return (
        <Button
          size="small"
          onPress={() => actions.change(person, need === 'birth-date' ? 'birthDate' : 'email')}
        >
          {steps[need]}
        </Button>
      );
    case 'invitation':
    case 'answer':
    case 'new-invitation':
      return (
        <Button size="small" onPress={() => actions.invite(person)}>
          {steps[need]}
        </Button>
      );
    default:
      return null;
  }
}
