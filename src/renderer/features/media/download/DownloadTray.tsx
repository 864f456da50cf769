/** Running and finished downloads, in a corner of the page: how far, cancel, and what could not be had. */
import X from 'lucide-react/icons/x';
import { useSyncExternalStore } from 'react';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { mediaMessages } from '../messages.ts';
import { type Download, dismissDownload, readDownloads, watchDownloads } from './downloadList.ts';

export function DownloadTray() {
  const downloads = useSyncExternalStore(watchDownloads, readDownloads);
  const messages = useMessages(mediaMessages);
  if (downloads.length === 0) return null;
  return (
    <section
      aria-label={messages.downloads}
      // Above the viewer too, which leaves what is marked so to be read and pressed.
      data-react-aria-top-layer="true"
      className="fixed start-4 bottom-4 z-55 flex w-80 max-w-[calc(100vw-2rem)] flex-col gap-2"
    >
      {downloads.map((download) => (
        <DownloadLine key={download.id} download={download} />
      ))}
    </section>
  );
}

function DownloadLine({ download }: { readonly download: Download }) {
  const messages = useMessages(mediaMessages);
  const isRunning = download.state === 'running';
  return (
    <div className="flex animate-rise items-center gap-2 rounded-control border border-line bg-raised py-2 ps-4 pe-1 text-small shadow-overlay">
      <div className="min-w-0 flex-1">
        {isRunning ? (
          <ProgressBar
            label={
              download.totalBytes === 0 ? messages.preparingDownload : messages.downloading(download.name)
            }
            {...(download.totalBytes === 0
              ? {}
              : { value: download.writtenBytes, maximum: download.totalBytes })}
          />
        ) : (
          <>
            <p role="status" className={download.state === 'done' ? '' : 'text-danger-text'}>
              {outcomeOf(download, messages)}
            </p>
            {download.state !== 'done' || download.missing.length > 0 ? (
              <Button variant="quiet" size="small" className="-ms-3" onPress={download.retry}>
                {messages.tryAgain}
              </Button>
            ) : null}
          </>
        )}
      </div>
      <IconButton
        label={isRunning ? messages.cancelDownload : messages.close}
        onPress={isRunning ? download.cancel : () => dismissDownload(download.id)}
      >
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function outcomeOf(
  { state, name, chosenName, missing }: Download,
  messages: (typeof mediaMessages)['en'] | (typeof mediaMessages)['fr'],
): string {
  if (state === 'altered') return messages.downloadAltered(name);
  if (state === 'failed') return messages.downloadFailed(name);
  const done =
    chosenName === null ? messages.downloadDone(name) : messages.downloadDoneWhereChosen(chosenName);
  return missing.length > 0 ? `${done} ${messages.downloadMissing(missing.join(', '))}` : done;
}
