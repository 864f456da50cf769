/** An answer by voice or film, kept in the album of the interview and written down as far as the browser can. */
import { useEffect, useRef, useState } from 'react';
import { useAlbums } from '#features/albums/index.ts';
import { useExplain } from '#features/failures/index.ts';
import { findRecognizer, type HeardLine, RecordHere } from '#features/recording/index.ts';
import { bringToAlbum } from '#features/uploads/index.ts';
import { refusalCodeOf } from '#platform/backend/failure.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { Button } from '#ui/Button.tsx';
import { watchUnsaved } from '#ui/form/unsaved.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { useIsReadOnly } from '#ui/readOnly.tsx';
import { Select } from '#ui/Select.tsx';
import { Switch } from '#ui/Switch.tsx';
import { showToast } from '#ui/toast.ts';
import type { InterviewAlbum } from './interviewAlbum.ts';
import { interviewMessages } from './messages.ts';
import { useEnsureInterviewAlbum } from './useInterviewAlbum.ts';
import { type AnsweredQuestion, drawAnswerId, leavesStage } from './WrittenAnswer.tsx';
import { waitingRecordings } from './waitingRecordings.ts';

interface Recorded {
  readonly file: File;
  readonly lines: readonly HeardLine[];
}

export function SpokenAnswer({ userId, questionId, question, language, onAnswered }: AnsweredQuestion) {
  const messages = useMessages(interviewMessages);
  const explain = useExplain();
  const ensureAlbum = useEnsureInterviewAlbum(userId);
  const [hasRecognizer] = useState(() => findRecognizer() !== null);
  const [isWrittenDown, setWrittenDown] = useState(false);
  /** Recorded, while the plan has no room for an album of its own. */
  const [homeless, setHomeless] = useState<Recorded | null>(null);
  const fileWord = questionId ?? messages.albumTitle;
  // Nobody records in a family's demo what cannot be kept.
  if (useIsReadOnly()) return null;

  const bring = async ({ file, lines }: Recorded, album: InterviewAlbum) => {
    const named = file.name.startsWith(fileWord)
      ? file
      : new File([file], `${fileWord} ${file.name}`, { type: file.type });
    await bringToAlbum(userId, album, [named]);
    waitingRecordings.add({
      userId,
      albumId: album.id,
      fileName: named.name,
      answer: {
        answerId: drawAnswerId(),
        revision: 0,
        questionId,
        question: question || messages.albumTitle,
        language,
        medium: file.type.startsWith('video/') ? 'film' : 'voice',
        segments: [...lines],
        transcribedBy: lines.length > 0 ? 'browser' : null,
      },
    });
    onAnswered(lines.map(({ text }) => text).join(' '));
  };
  const keep = async (recorded: Recorded) => {
    try {
      await bring(recorded, await ensureAlbum());
      return true;
    } catch (error) {
      if (refusalCodeOf(error) === 'album-limit-reached') setHomeless(recorded);
      else showToast({ message: explain(error), tone: 'error' });
      return false;
    }
  };

  return (
    <section aria-labelledby="say-it" className="border-t border-line pt-6">
      <h3 id="say-it" className="text-title">
        {messages.orSay}
      </h3>
      <p className="mt-1 mb-4 text-small text-ink-soft">{messages.orSayText}</p>
      {homeless ? (
        <AlbumInstead userId={userId} onChoose={(album) => void bring(homeless, album)} />
      ) : (
        <>
          <RecordHere
            fileWord={fileWord}
            listensIn={isWrittenDown ? language : null}
            leaves={leavesStage}
            onKeep={(file, lines) => keep({ file, lines })}
          />
          {hasRecognizer ? (
            <Switch
              isSelected={isWrittenDown}
              onChange={setWrittenDown}
              description={messages.writeDownNote}
              className="mt-4"
            >
              {messages.writeDown}
            </Switch>
          ) : (
            <p className="mt-4 text-small text-ink-soft">{messages.noRecognizer}</p>
          )}
        </>
      )}
    </section>
  );
}

interface AlbumInsteadProps {
  readonly userId: UserId;
  readonly onChoose: (album: InterviewAlbum) => void;
}

function AlbumInstead({ userId, onChoose }: AlbumInsteadProps) {
  const messages = useMessages(interviewMessages);
  const albums = useAlbums(userId);
  const [chosen, setChosen] = useState<string | null>(null);
  const held = albums.state === 'ready' ? albums.albums : [];
  const album = held.find(({ id }) => id === chosen);
  const isKept = useRef(false);
  useEffect(() => watchUnsaved(() => !isKept.current, leavesStage), []);
  return (
    <div className="mt-5 flex flex-col gap-4 rounded-control bg-notice-soft p-4">
      <p>{messages.albumFull}</p>
      <Select
        label={messages.album}
        value={chosen}
        onChange={setChosen}
        options={held.map(({ id, title }) => ({ value: String(id), label: title }))}
      />
      <Button
        isDisabled={!album}
        className="self-start"
        onPress={() => {
          if (!album) return;
          isKept.current = true;
          onChoose(album);
        }}
      >
        {messages.keepThere}
      </Button>
    </div>
  );
}
