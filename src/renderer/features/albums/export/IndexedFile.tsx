/** One file on the page of an export: itself where browsers draw or play it, else its preview, else a card that names it. */
import { formatBytes } from '#features/media/index.ts';
import type { ExportedFile } from '#shared/domain/exportedAlbum.ts';
import type { Rotation } from '#shared/domain/mediaItem.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { addressOf } from './addressOf.ts';
import { albumExportMessages } from './messages.ts';
import { isShownByItself } from './previews.ts';

interface IndexedFileProps {
  readonly item: ExportedFile;
  readonly date: string;
}

export function IndexedFile({ item, date }: IndexedFileProps) {
  const texts = useMessages(albumExportMessages);
  const { place, camera, damage } = item;
  return (
    <>
      <Shown item={item} />
      {item.isPresent ? null : <p>{texts.missing}</p>}
      {damage ? <p>{texts[damage]}</p> : null}
      {item.caption ? <p>{item.caption}</p> : null}
      <p className="soft">
        {date}
        {place ? ` · ${texts.place}: ${place.latitude.toFixed(4)}, ${place.longitude.toFixed(4)}` : ''}
        {camera ? ` · ${texts.camera}: ${camera}` : ''}
      </p>
      {item.isPresent ? (
        <p className="soft">
          <a href={addressOf(item.path)}>
            {texts.open}: {item.fileName}
          </a>
        </p>
      ) : null}
    </>
  );
}

function Shown({ item }: Pick<IndexedFileProps, 'item'>) {
  const texts = useMessages(albumExportMessages);
  const language = useLanguage();
  const name = item.caption || item.fileName;
  const preview = item.previewPath === null ? null : addressOf(item.previewPath);
  if (item.isPresent && isShownByItself(item)) {
    const original = addressOf(item.path);
    switch (item.kind) {
      case 'photo':
        return <Picture address={original} name={name} rotation={item.rotation} />;
      case 'audio':
        // biome-ignore lint/a11y/useMediaCaption: a family's recordings come without captions
        return <audio src={original} controls preload="none" aria-label={name} />;
      default:
        return (
          <video
            src={original}
            {...(preview ? { poster: preview } : {})}
            controls
            preload="metadata"
            aria-label={name}
          />
        );
    }
  }
  if (preview) {
    return (
      <>
        <Picture address={preview} name={name} rotation={item.rotation} />
        {item.isPresent ? <p className="soft">{texts.isPreview}</p> : null}
      </>
    );
  }
  // A browser opens a document, but not within a page.
  const isUnusual = item.isPresent && !item.damage && item.kind !== 'pdf';
  return (
    <div className="card">
      <strong>{item.fileName}</strong>
      <span className="soft">{formatBytes(item.byteCount, language)}</span>
      {isUnusual ? <span className="soft">{texts.notShown}</span> : null}
    </div>
  );
}

interface PictureProps {
  readonly address: string;
  readonly name: string;
  /** On top of the orientation that the file has; a preview is upright. */
  readonly rotation: Rotation;
}

function Picture({ address, name, rotation }: PictureProps) {
  return (
    <span className={rotation === 0 ? 'picture' : `picture turned-${rotation}`}>
      <img src={address} alt={name} loading="lazy" />
    </span>
  );
}
