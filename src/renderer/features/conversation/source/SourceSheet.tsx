/** Where a sentence comes from, beside the conversation: the clip at its second, the picture, the letter's lines. */
import type { PassageId } from '#shared/clone/ids.ts';
import type { MemorySource } from '#shared/clone/passage.ts';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import type { OpenedSource, TheConversation } from '../api.ts';
import { sourceMessages } from './messages.ts';
import { SourceMedia } from './SourceMedia.tsx';
import { useSource } from './useSource.ts';

interface SourceSheetProps {
  readonly conversation: TheConversation;
  /** Null while nothing is open. */
  readonly passageId: PassageId | null;
  readonly onClose: () => void;
}

export function SourceSheet({ conversation, passageId, onClose }: SourceSheetProps) {
  const texts = useMessages(sourceMessages);
  return (
    <DialogOnDemand
      title={texts.title}
      isOpen={passageId !== null}
      onClose={onClose}
      size="small"
      place="side"
    >
      {passageId ? <Source conversation={conversation} passageId={passageId} /> : null}
    </DialogOnDemand>
  );
}

function Source({
  conversation,
  passageId,
}: {
  readonly conversation: TheConversation;
  readonly passageId: PassageId;
}) {
  const texts = useMessages(sourceMessages);
  const state = useSource(conversation, passageId);
  switch (state.state) {
    case 'loading':
      return <Spinner message={texts.loading} />;
    case 'failed':
      return <RetryBanner onRetry={state.retry}>{texts.failed}</RetryBanner>;
    case 'gone':
      return <p className="text-ink-soft">{texts.gone}</p>;
    case 'ready':
      return <OpenSource source={state.source} onAgain={state.retry} />;
  }
}

const hasMedia = (source: MemorySource): boolean =>
  source.is === 'caption' || (source.is === 'answer' && source.mediaItemId !== null);

function OpenSource({
  source: { passage, media },
  onAgain,
}: {
  readonly source: OpenedSource;
  readonly onAgain: () => void;
}) {
  const texts = useMessages(sourceMessages);
  const { source, context, text, language, when } = passage;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-small text-ink-soft">
        {texts[source.is]}
        {when ? ` · ${texts.when(when)}` : null}
      </p>
      {media ? (
        <SourceMedia media={media} source={source} label={context} onAgain={onAgain} />
      ) : hasMedia(source) ? (
        <p className="text-ink-soft">{texts.mediaGone}</p>
      ) : null}
      <figure>
        <figcaption className="mb-1 text-caption text-ink-soft">
          {source.is === 'letter' ? texts.line : texts.said}
        </figcaption>
        <blockquote
          lang={language}
          className="border-s-2 border-gold ps-4 font-serif text-lead whitespace-pre-line [overflow-wrap:anywhere]"
        >
          {text}
        </blockquote>
      </figure>
      {context ? (
        <p className="text-small [overflow-wrap:anywhere]">
          <span className="text-ink-soft">{source.is === 'answer' ? texts.asked : texts.belongsTo} </span>
          <span lang={language}>{context}</span>
        </p>
      ) : null}
    </div>
  );
}
