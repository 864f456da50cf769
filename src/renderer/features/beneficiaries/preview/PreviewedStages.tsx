/** The stages of a release for one person, each with the day on which it comes. */
import { type ReactNode, useMemo } from 'react';
import { OwnersWords, ReceivedAlbums, ReceivedItems } from '#features/received/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import type { ReleaseStage } from '#shared/lifeVerification/policy.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import type { ReleasePreview } from '../api.ts';
import { linkToThings } from '../people/linkToThings.ts';
import type { PersonActions } from '../people/personActions.ts';
import { LaterThings } from './LaterThings.tsx';
import { previewMessages } from './messages.ts';
import { PreviewedVault } from './PreviewedVault.tsx';
import { receivedOf } from './receivedOf.ts';

interface PreviewedStagesProps {
  readonly userId: UserId;
  readonly person: Beneficiary;
  readonly preview: ReleasePreview;
  readonly actions: PersonActions;
}

export function PreviewedStages({ userId, person, preview, actions }: PreviewedStagesProps) {
  const messages = useMessages(previewMessages);
  const received = useMemo(() => receivedOf(preview), [preview]);
  const { message, albums, mediaItems } = received;
  const hasWords = message !== null && (message.text.trim() !== '' || message.mediaItemId !== null);
  const content: Readonly<Record<ReleaseStage, ReactNode>> = {
    instructions: hasWords ? (
      <OwnersWords received={received} message={message} />
    ) : (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="max-w-prose text-ink-soft">{messages.noWords}</p>
        <Button variant="secondary" size="small" onPress={() => actions.change(person, 'text')}>
          {messages.write}
        </Button>
      </div>
    ),
    memories: (
      <div className="flex flex-col gap-10">
        {albums.length > 0 ? <ReceivedAlbums received={received} /> : null}
        {mediaItems.length > 0 ? <ReceivedItems received={received} /> : null}
        {albums.length + mediaItems.length === 0 ? (
          <p className="text-ink-soft">{messages.noMemories}</p>
        ) : null}
        {preview.goneCount > 0 ? (
          <p className="text-small text-notice-text">{messages.gone(preview.goneCount)}</p>
        ) : null}
      </div>
    ),
    vault: <PreviewedVault userId={userId} person={person} preview={preview} />,
    clone: <p>{messages.cloneTheirs}</p>,
  };
  return (
    <div className="flex flex-col gap-12">
      {preview.received.stages.map(({ stage, afterDays }) => (
        <Stage key={stage} title={messages[stage]} day={messages.day(afterDays)}>
          {content[stage]}
        </Stage>
      ))}
      {person.wishes.length === 0 ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <p className="text-ink-soft">{messages.nothing}</p>
          <ButtonLink to={linkToThings(person.id)} size="small">
            {messages.choose}
          </ButtonLink>
        </div>
      ) : null}
      {preview.later.length > 0 ? (
        <LaterThings userId={userId} person={person} later={preview.later} actions={actions} />
      ) : null}
    </div>
  );
}

interface StageProps {
  readonly title: string;
  readonly day: string;
  readonly children: ReactNode;
}

function Stage({ title, day, children }: StageProps) {
  return (
    <section aria-label={`${title}, ${day}`}>
      <p className="mb-6 flex items-baseline gap-3 border-b border-line pb-2 text-small text-ink-soft">
        <span className="font-semibold text-accent-text">{title}</span>
        <span className="ms-auto">{day}</span>
      </p>
      {children}
    </section>
  );
}
