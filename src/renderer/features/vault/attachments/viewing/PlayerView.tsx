/**
 * A film or a recording in the browser's own player. Its address is one of this page alone, of bytes in memory
 * (`viewingLimits.ts`), and ends with the view.
 */
import { useEffect, useState } from 'react';
import { useMessages } from '#ui/language/messages.tsx';
import { kindOfFile, typeForViewing } from '../fileKinds.ts';
import { attachmentMessages } from '../messages.ts';
import type { ViewProps } from './viewProps.ts';

export function PlayerView({ attachment, content, onFailed }: ViewProps) {
  const texts = useMessages(attachmentMessages);
  const [hasNoPicture, setHasNoPicture] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([content], { type: typeForViewing(attachment) }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [attachment, content]);
  if (address === null) return null;
  const properties = {
    ref: stopWhenGone,
    src: address,
    controls: true,
    controlsList: 'nodownload',
    disableRemotePlayback: true,
    'aria-label': attachment.name,
    onError: () => onFailed('cannotPlay'),
  };
  return kindOfFile(attachment) === 'audio' ? (
    <audio {...properties} className="w-full" />
  ) : (
    <>
      <video
        {...properties}
        playsInline
        disablePictureInPicture
        onLoadedMetadata={({ currentTarget }) => setHasNoPicture(currentTarget.videoWidth === 0)}
        className={`mx-auto max-h-[65dvh] max-w-full rounded-small bg-sunken ${hasNoPicture ? 'h-16 w-full' : ''}`}
      />
      {hasNoPicture ? (
        <p role="status" className="mt-3 text-ink-soft">
          {texts.soundAlone}
        </p>
      ) : null}
    </>
  );
}

/** A player that left the page goes on with what it has until its source is taken away. */
function stopWhenGone(player: HTMLMediaElement | null) {
  if (!player) return undefined;
  return () => {
    player.pause();
    player.removeAttribute('src');
    player.load();
  };
}
