/** One memory: its words, where they are from, and what can be done with it. */
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import type { CloneMemory } from '#shared/clone/memory.ts';
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { removeMemory, restoreMemory } from '../api.ts';
import { studioMessages } from '../messages.ts';
import { useReadAgain } from '../useClone.ts';
import { useStudioChange } from '../useStudioChange.ts';
import { MemoryDialog } from './MemoryDialog.tsx';
import { sourcePath, textOf } from './memorySource.ts';
import { memoryMessages } from './messages.ts';

interface MemoryCardProps {
  readonly memory: CloneMemory;
  readonly languages: readonly CloneLanguage[];
}

export function MemoryCard({ memory, languages }: MemoryCardProps) {
  const messages = useMessages(memoryMessages);
  const texts = useMessages(studioMessages);
  const change = useChange();
  const explain = useExplain();
  const readAgain = useReadAgain(memory.ownerId);
  const { isPending, run } = useStudioChange(() => readAgain('memories'));
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { origin, title, when, isEdited, isBehindSource } = memory;
  const isAnswer = origin.is === 'answer';
  const from = {
    answer: messages.fromAnswer,
    letter: messages.fromLetter,
    caption: messages.fromCaption,
    album: messages.fromAlbum,
    note: messages.fromNote,
  }[origin.is];
  const path = sourcePath(origin);

  const bringBack = () => {
    restoreMemory(memory.id)
      .then(() => readAgain('memories'))
      .then(
        () => showToast({ message: messages.restored }),
        (error: unknown) => showToast({ message: explain(error), tone: 'error' }),
      );
  };
  const remove = async () => {
    const isDone = await run(() => removeMemory(memory.id));
    setAsking(false);
    if (!isDone) return;
    showToast({
      message: messages.removed,
      // A note has no source to bring it back from.
      ...(origin.is === 'note' ? {} : { action: { label: texts.undo, onAction: bringBack } }),
    });
  };

  return (
    <Card as="li">
      <p className="text-small text-ink-soft">
        {from}
        {when ? ` · ${messages.whenWas(when)}` : null}
        {isEdited ? ` · ${messages.edited}` : null}
      </p>
      {title ? <h3 className="mt-1 font-serif text-title [overflow-wrap:anywhere]">{title}</h3> : null}
      <p lang={memory.language} className="mt-2 line-clamp-6 [overflow-wrap:anywhere] whitespace-pre-line">
        {textOf(memory)}
      </p>
      {isBehindSource ? <p className="mt-2 text-small text-notice-text">{messages.behind}</p> : null}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {path ? (
          <Link to={path} className="text-small">
            {isAnswer ? messages.correct : messages.open}
          </Link>
        ) : null}
        {isAnswer ? null : (
          <Button variant="quiet" size="small" onPress={change(() => setEditing(true))}>
            {texts.edit}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          isPending={isPending}
          aria-label={`${texts.remove}: ${title || textOf(memory).slice(0, 60)}`}
          onPress={change(() => (origin.is === 'note' ? setAsking(true) : void remove()))}
        >
          {texts.remove}
        </Button>
      </div>
      <MemoryDialog
        userId={memory.ownerId}
        memory={memory}
        languages={languages}
        isOpen={isEditing}
        onClose={() => setEditing(false)}
      />
      <ConfirmDialog
        title={messages.removeNoteTitle}
        confirmLabel={texts.remove}
        isOpen={isAsking}
        isPending={isPending}
        isDangerous
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      >
        {messages.removeNote}
      </ConfirmDialog>
    </Card>
  );
}
