/** A file of the vault, shown inside of it. It is opened in memory when this is drawn, and forgotten when it is not. */
import { useEffect, useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { formatBytes } from '#features/media/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { Attachment } from '#shared/vault/content.ts';
import type { Bytes } from '#shared/vault/encoding.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { vaultSession } from '../../open/vaultStore.ts';
import { type FileKind, kindOfFile } from '../fileKinds.ts';
import { attachmentMessages } from '../messages.ts';
import { describeOpening } from '../reading/describeOpening.ts';
import { readAttachment } from '../reading/openAttachment.ts';
import { viewingLimitHere } from './viewingLimits.ts';
import type { ViewFailure, ViewProps } from './viewProps.ts';

const views: Record<Exclude<FileKind, 'other'>, ReturnType<typeof lazyPart<ViewProps>>> = {
  picture: lazyPart(async () => (await import('./PictureView.tsx')).PictureView, { isAskedFor: true }),
  pdf: lazyPart(async () => (await import('./PdfView.tsx')).PdfView, { isAskedFor: true }),
  text: lazyPart(async () => (await import('./TextView.tsx')).TextView, { isAskedFor: true }),
  audio: lazyPart(async () => (await import('./PlayerView.tsx')).PlayerView, { isAskedFor: true }),
  film: lazyPart(async () => (await import('./PlayerView.tsx')).PlayerView, { isAskedFor: true }),
};

interface AttachmentViewerProps {
  readonly userId: UserId;
  readonly attachment: Attachment;
  readonly onClose: () => void;
  readonly onDownload: () => void;
}

export function AttachmentViewer({ userId, attachment, onClose, onDownload }: AttachmentViewerProps) {
  const texts = useMessages(attachmentMessages);
  const language = useLanguage();
  const kind = kindOfFile(attachment);
  const limit = viewingLimitHere(kind);
  const refusal =
    kind === 'other'
      ? texts.cannotShow
      : attachment.byteCount <= limit
        ? null
        : kind === 'audio' || kind === 'film'
          ? texts.tooLargeToShow(formatBytes(limit, language))
          : texts.tooLargeToRead;
  const download = (
    <Button variant="secondary" onPress={onDownload}>
      {texts.download}
    </Button>
  );
  return (
    <Dialog title={attachment.name} isOpen onClose={onClose} size="wide">
      {kind === 'other' || refusal !== null ? (
        <>
          <p className="mb-6 text-ink-soft">{refusal}</p>
          {download}
        </>
      ) : (
        <OpenedFile userId={userId} attachment={attachment} kind={kind} download={download} />
      )}
    </Dialog>
  );
}

type Opened =
  | { readonly is: 'opening'; readonly openedBytes: number }
  | { readonly is: 'open'; readonly content: Bytes }
  | { readonly is: 'failed'; readonly sentence: Sentence; readonly isLasting: boolean };

function OpenedFile({
  userId,
  attachment,
  kind,
  download,
}: Pick<AttachmentViewerProps, 'userId' | 'attachment'> & {
  readonly kind: keyof typeof views;
  readonly download: React.ReactNode;
}) {
  const texts = useMessages(attachmentMessages);
  const language = useLanguage();
  const explain = useExplain();
  const [opened, setOpened] = useState<Opened>({ is: 'opening', openedBytes: 0 });
  const [attempt, setAttempt] = useState(0);
  const [viewFailure, setViewFailure] = useState<ViewFailure | null>(null);
  // Opened anew when the owner asks, not when words change.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let content: Bytes | null = null;
    setOpened({ is: 'opening', openedBytes: 0 });
    const onProgress = (openedBytes: number) => {
      if (!signal.aborted) setOpened({ is: 'opening', openedBytes });
    };
    readAttachment({ session: vaultSession(), userId, attachment, signal, onProgress }).then(
      (read) => {
        if (signal.aborted) read.fill(0);
        else {
          content = read;
          setOpened({ is: 'open', content: read });
        }
      },
      (error: unknown) => {
        if (signal.aborted) return;
        const lasting = describeOpening(texts, error);
        setOpened({ is: 'failed', sentence: lasting ?? explain(error), isLasting: lasting !== null });
      },
    );
    return () => {
      controller.abort();
      content?.fill(0);
    };
  }, [userId, attachment.fileId, attempt]);

  if (opened.is === 'failed') {
    return (
      <Banner
        tone="error"
        {...(opened.isLasting
          ? {}
          : {
              action: (
                <Button variant="secondary" size="small" onPress={() => setAttempt(attempt + 1)}>
                  {texts.tryAgain}
                </Button>
              ),
            })}
      >
        {typeof opened.sentence === 'string' ? opened.sentence : opened.sentence.exact}
      </Banner>
    );
  }
  if (opened.is === 'opening') {
    const { byteCount } = attachment;
    return (
      <ProgressBar
        label={texts.opening}
        value={opened.openedBytes}
        maximum={Math.max(1, byteCount)}
        valueLabel={texts.openingPart(
          formatBytes(opened.openedBytes, language),
          formatBytes(byteCount, language),
        )}
      />
    );
  }
  if (viewFailure) {
    return (
      <>
        <p className="mb-6 text-ink-soft">{texts[viewFailure]}</p>
        {download}
      </>
    );
  }
  const View = views[kind];
  return (
    <>
      <View attachment={attachment} content={opened.content} onFailed={setViewFailure} />
      <div className="mt-5 flex justify-end">{download}</div>
    </>
  );
}
