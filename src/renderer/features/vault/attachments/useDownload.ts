/** Saves a copy of a file where its owner says: opened while it streams, and kept nowhere on the way. */
import { useEffect, useRef, useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { chooseSaveTarget, SaveDismissedError } from '#features/media/index.ts';
import { systemClock } from '#shared/clock.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { safeFileName } from '#shared/fileNames.ts';
import type { Attachment } from '#shared/vault/content.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { vaultSession } from '../open/vaultStore.ts';
import { attachmentMessages } from './messages.ts';
import { describeOpening } from './reading/describeOpening.ts';
import { streamAttachment } from './reading/openAttachment.ts';
import { closeWhenLocked } from './useAttachmentChanges.ts';

/** Of this page: the owner has read that a copy is not protected. */
let isWarned = false;

interface Running {
  readonly attachment: Attachment;
  readonly writtenBytes: number;
}

export function useDownload(userId: UserId) {
  const texts = useMessages(attachmentMessages);
  const explain = useExplain({ otherwise: texts.copyFailed });
  const [asked, setAsked] = useState<Attachment | null>(null);
  const [running, setRunning] = useState<Running | null>(null);
  const stop = useRef<AbortController | null>(null);
  // The vault is locked, or the item closed: what is not whole is not kept.
  useEffect(() => () => stop.current?.abort(), []);

  async function save(attachment: Attachment): Promise<void> {
    const controller = new AbortController();
    stop.current?.abort();
    stop.current = controller;
    const { signal } = controller;
    let target: Awaited<ReturnType<typeof chooseSaveTarget>> | null = null;
    try {
      target = await chooseSaveTarget(safeFileName(attachment.name), systemClock, { isSecret: true });
      setRunning({ attachment, writtenBytes: 0 });
      const onProgress = (writtenBytes: number) => {
        if (!signal.aborted) setRunning({ attachment, writtenBytes });
      };
      const stream = await streamAttachment({
        session: vaultSession(),
        userId,
        attachment,
        signal,
        onProgress,
      });
      await target.write(stream, signal);
      const message =
        target.chosenName === null ? texts.saved(attachment.name) : texts.savedWhereChosen(target.chosenName);
      closeWhenLocked(showToast({ message, tone: 'success' }));
    } catch (error) {
      await target?.discard();
      if (!signal.aborted && !(error instanceof SaveDismissedError)) {
        showToast({ message: describeOpening(texts, error) ?? explain(error), tone: 'error' });
      }
    } finally {
      if (stop.current === controller) {
        stop.current = null;
        setRunning(null);
      }
    }
  }

  return {
    /** The file whose copy waits for the owner to have read the warning. */
    asked,
    running,
    /** Call it straight from a press: a save dialog opens only then. */
    ask(attachment: Attachment): void {
      if (isWarned) void save(attachment);
      else setAsked(attachment);
    },
    confirm(): void {
      isWarned = true;
      setAsked(null);
      if (asked) void save(asked);
    },
    refuse: () => setAsked(null),
    stop: () => stop.current?.abort(),
  };
}
