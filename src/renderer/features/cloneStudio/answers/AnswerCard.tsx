/** One answer: its question, its words, its recording, and what can be done with it. */
import { useRef, useState } from 'react';
import { publicConfiguration } from '#platform/backend/configuration.ts';
import type { CloneAnswer } from '#shared/clone/answer.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { eraseAnswer } from '../api.ts';
import { useReadAgain } from '../useClone.ts';
import { useStudioChange } from '../useStudioChange.ts';
import { answerMessages } from './messages.ts';
import { RecordingPlayer } from './RecordingPlayer.tsx';
import { TranscribeAnswer } from './TranscribeAnswer.tsx';
import { TranscriptEditor } from './TranscriptEditor.tsx';

export function AnswerCard({ answer }: { readonly answer: CloneAnswer }) {
  const messages = useMessages(answerMessages);
  const language = useLanguage();
  const change = useChange();
  const readAgain = useReadAgain(answer.ownerId);
  const read = () => readAgain('interview', 'memories');
  const { isPending, run } = useStudioChange(read);
  const player = useRef<HTMLVideoElement>(null);
  const [isEditing, setEditing] = useState(false);
  const [isErasing, setErasing] = useState(false);
  const day = longDateFormat(language, { day: 'numeric', month: 'long', year: 'numeric' });
  const medium = { text: messages.written, voice: messages.voice, film: messages.film }[answer.medium];
  const isSilent = answer.segments.length === 0;
  return (
    <Card as="li">
      <h3 lang={answer.language} className="font-serif text-title [overflow-wrap:anywhere]">
        {answer.question}
      </h3>
      <p className="mt-1 text-small text-ink-soft">
        {medium} · {messages.told(day.format(answer.createdAt))}
        {answer.when ? ` · ${messages.whenWas(answer.when)}` : null}
      </p>
      {answer.mediaItemId ? (
        <div className="mt-4">
          <RecordingPlayer
            ownerId={answer.ownerId}
            itemId={answer.mediaItemId}
            isFilm={answer.medium === 'film'}
            player={player}
          />
        </div>
      ) : null}
      {isEditing ? (
        <TranscriptEditor answer={answer} player={player} onSaved={read} onClose={() => setEditing(false)} />
      ) : (
        <>
          {isSilent ? <p className="mt-4 text-ink-soft">{messages.notWritten}</p> : null}
          {isSilent && publicConfiguration().isTranscriptionOffered ? (
            <TranscribeAnswer answerId={answer.id} onEnded={read} />
          ) : null}
          <div lang={answer.language} className="mt-4 flex flex-col gap-2 [overflow-wrap:anywhere]">
            {answer.segments.map(({ text }, index) => (
              <p key={index} className="whitespace-pre-line">
                {text}
              </p>
            ))}
          </div>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button variant="secondary" size="small" onPress={change(() => setEditing(true))}>
              {isSilent ? messages.writeDown : messages.edit}
            </Button>
            <Button variant="quiet" size="small" onPress={change(() => setErasing(true))}>
              {messages.erase}
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        title={messages.eraseTitle}
        confirmLabel={messages.erase}
        isOpen={isErasing}
        isPending={isPending}
        isDangerous
        onCancel={() => setErasing(false)}
        onConfirm={() =>
          void run(() => eraseAnswer(answer.id)).then((isDone) => {
            setErasing(false);
            if (isDone) showToast({ message: messages.erased });
          })
        }
      >
        {messages.eraseText} {answer.mediaItemId ? messages.eraseKeeps : null}
      </ConfirmDialog>
    </Card>
  );
}
