/** The recordings that are on their way into their album, and become answers when they are there. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useAlbumItems } from '#features/media/index.ts';
import { type Upload, useUploads } from '#features/uploads/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { saveAnswer } from '../api.ts';
import { useInterview, useReadAgain } from '../useClone.ts';
import { interviewMessages } from './messages.ts';
import { findRecorded, type WaitingRecording, waitingRecordings } from './waitingRecordings.ts';

export function WaitingRecordings({ userId }: { readonly userId: UserId }) {
  const messages = useMessages(interviewMessages);
  const waiting = useSyncExternalStore(waitingRecordings.subscribe, waitingRecordings.snapshot);
  const mine = waiting.filter((recording) => recording.userId === userId);
  if (mine.length === 0) return null;
  return (
    <ul aria-label={messages.waitingLabel} className="mb-6 flex flex-col gap-3">
      {mine.map((recording) => (
        <li key={recording.answer.answerId} className="rounded-control bg-sunken px-4 py-3">
          <Waiting recording={recording} />
        </li>
      ))}
    </ul>
  );
}

function Waiting({ recording }: { readonly recording: WaitingRecording }) {
  const messages = useMessages(interviewMessages);
  const { userId, albumId, fileName, answer } = recording;
  const interview = useInterview(userId);
  const content = useAlbumItems(userId, albumId);
  const readAgain = useReadAgain(userId);
  const upload = useUploads().find((candidate) => isOf(candidate, recording));
  const [hasFailed, setFailed] = useState(false);
  const isSaving = useRef(false);
  const taken = new Set(
    interview.state === 'ready'
      ? interview.content.answers.flatMap(({ mediaItemId }) => mediaItemId ?? [])
      : [],
  );
  const items = content.state === 'ready' ? content.items : [];
  const item = findRecorded(items, fileName, taken);
  const mediaItemId = item?.id ?? null;

  useEffect(() => {
    if (mediaItemId === null || hasFailed || isSaving.current) return;
    isSaving.current = true;
    saveAnswer({ ...answer, mediaItemId })
      .then(async () => {
        await readAgain('interview', 'memories');
        waitingRecordings.remove(recording);
      })
      .catch(() => setFailed(true))
      .finally(() => {
        isSaving.current = false;
      });
  }, [mediaItemId, hasFailed, answer, readAgain, recording]);

  const { question } = answer;
  if (hasFailed || upload?.state.kind === 'failed') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="alert" className="min-w-0 flex-1 text-small">
          {hasFailed ? messages.saveFailed(question) : messages.uploadFailed(question)}
        </p>
        {hasFailed ? (
          <Button size="small" variant="secondary" onPress={() => setFailed(false)}>
            {messages.tryAgain}
          </Button>
        ) : null}
        <Button size="small" variant="quiet" onPress={() => waitingRecordings.remove(recording)}>
          {messages.giveUp}
        </Button>
      </div>
    );
  }
  return (
    <ProgressBar
      label={item ? messages.saving(question) : messages.underway(question)}
      {...(item || !upload ? {} : { value: sentShare(upload), maximum: 1 })}
    />
  );
}

const isOf = ({ fileName, destination }: Upload, recording: WaitingRecording) =>
  fileName === recording.fileName &&
  destination.kind === 'album' &&
  destination.albumId === recording.albumId;

function sentShare({ state, byteCount }: Upload): number {
  return state.kind === 'uploading' ? state.sentBytes / byteCount : state.kind === 'verifying' ? 1 : 0;
}
