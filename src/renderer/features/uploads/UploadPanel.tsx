/** What is being kept, in a corner of every page: it goes on while the person looks at something else. */
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { formatBytes } from '#features/media/index.ts';
import {
  askForNotifications,
  useNotificationPermission,
  useWantsNotifications,
} from '#features/notifications/index.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { watchUnfinished } from '#ui/unfinished.ts';
import { describeAside, describeOutcome, describeWork } from './describeOutcome.ts';
import { uploadMessages } from './messages.ts';
import { createSpeedometer, overallProgress, secondsLeft } from './progress.ts';
import { UploadList } from './UploadList.tsx';
import { mayBecomeSafe } from './upload.ts';
import { cancelAllUploads, uploads } from './uploads.ts';
import { useFinishedNotification } from './useFinishedNotification.ts';
import { useAdditions, useUploads } from './useUploads.ts';

/** A page that closes while files are on their way asks first. */
function useLeaveWarning(isWorking: boolean): void {
  useEffect(() => (isWorking ? watchUnfinished('uploads', () => true) : undefined), [isWorking]);
}

export function UploadPanel() {
  const files = useUploads();
  const { isReading } = useAdditions();
  const texts = useMessages(uploadMessages);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(true);
  const [asking, setAsking] = useState<'cancel' | 'close' | null>(null);
  const speedometer = useRef(createSpeedometer());
  const moved = overallProgress(files);
  const progress = isReading ? { ...moved, isWorking: true, isPaused: false } : moved;
  useLeaveWarning(progress.isWorking);
  useFinishedNotification(progress);
  const permission = useNotificationPermission();
  const canOffer = useWantsNotifications() && permission === 'default';
  if (files.length === 0 && !isReading) return null;

  const { isWorking, isPaused, damagedCount } = progress;
  const speed = isWorking ? speedometer.current.measure(performance.now(), progress.sentBytes) : null;
  const seconds = secondsLeft(progress, speed);
  const isBusy = isWorking || isPaused;
  const isWaiting = progress.waitingCount > 0;
  const unsafeCount = files.filter(mayBecomeSafe).length;
  const heading = isPaused
    ? texts.paused
    : isWorking
      ? moved.isWorking
        ? describeWork(texts, progress)
        : texts.readingFolders
      : describeOutcome(texts, progress);

  function close(): void {
    if (unsafeCount > 0) setAsking('close');
    else uploads.clearSettled();
  }

  return (
    <section
      aria-label={texts.title}
      // A toast keeps clear of it.
      data-upload-panel=""
      className="fixed inset-x-3 bottom-20 z-30 mx-auto max-w-md overflow-hidden rounded-card border border-line bg-raised shadow-overlay sm:start-auto sm:end-6 sm:bottom-6 sm:w-96"
    >
      <header className="flex items-center gap-1 py-2 ps-4 pe-2">
        <div className="min-w-0 flex-1">
          <p role="status" className="font-semibold">
            {heading}
          </p>
          {/* Always there, so that a screen reader hears what comes to stand in it. */}
          <p role="status" className="text-caption text-ink-soft">
            {isBusy ? describeAside(texts, progress) : ''}
          </p>
          {speed !== null && speed > 0 ? (
            <p className="text-caption text-ink-soft tabular-nums">
              {texts.speed(formatBytes(speed, language))}
              {seconds === null ? null : `, ${texts.left(seconds)}`}
            </p>
          ) : null}
        </div>
        <IconButton label={isOpen ? texts.hide : texts.show} onPress={() => setOpen(!isOpen)}>
          {isOpen ? <ChevronDown size={20} aria-hidden="true" /> : <ChevronUp size={20} aria-hidden="true" />}
        </IconButton>
        {isBusy || isWaiting ? null : (
          <IconButton label={texts.close} onPress={close}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        )}
      </header>
      {isBusy ? (
        <ProgressBar
          label={heading}
          value={progress.sentBytes}
          maximum={Math.max(1, progress.totalBytes)}
          hideText
          className="px-4 pb-3"
        />
      ) : null}
      {isOpen ? (
        <>
          {files.length > 0 ? <UploadList files={files} /> : null}
          <footer className="flex flex-wrap gap-1 border-line border-t p-2">
            {moved.isWorking ? (
              <Button variant="quiet" size="small" onPress={() => uploads.pauseAll()}>
                {texts.pauseAll}
              </Button>
            ) : null}
            {isWorking && canOffer ? (
              <Button variant="quiet" size="small" onPress={() => void askForNotifications()}>
                {texts.tellMe}
              </Button>
            ) : null}
            {isPaused ? (
              <Button variant="quiet" size="small" onPress={() => uploads.resumeAll()}>
                {texts.resumeAll}
              </Button>
            ) : null}
            {files.some(({ state }) => state.kind === 'failed' && state.canRetry) ? (
              <Button variant="quiet" size="small" onPress={() => uploads.retryFailed()}>
                {texts.retryFailed}
              </Button>
            ) : null}
            {damagedCount > 1 ? (
              <Button variant="quiet" size="small" onPress={() => uploads.keepAllDamaged()}>
                {texts.keepAllDamaged}
              </Button>
            ) : null}
            {isBusy || isWaiting ? (
              <Button variant="quiet" size="small" onPress={() => setAsking('cancel')}>
                {texts.cancelAll}
              </Button>
            ) : null}
          </footer>
        </>
      ) : null}
      <ConfirmDialog
        isOpen={asking === 'cancel'}
        isDangerous
        title={texts.cancelAllQuestion}
        confirmLabel={texts.cancelAll}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          cancelAllUploads();
          setAsking(null);
        }}
      >
        {texts.cancelAllText}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'close'}
        isDangerous
        title={texts.closeQuestion}
        confirmLabel={texts.giveUp}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          uploads.clearSettled();
          setAsking(null);
        }}
      >
        {texts.closeText(unsafeCount)}
      </ConfirmDialog>
    </section>
  );
}
