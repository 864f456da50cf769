/** Pictures, films and letters as in an album, to look at and to save, and nothing else. */
import Download from 'lucide-react/icons/download';
import { useMemo, useState } from 'react';
import { useGridPreferences, useOpenItem } from '#features/albums/index.ts';
import {
  downloadOriginals,
  groupByMonth,
  Lightbox,
  LiveFilmsProvider,
  MediaGrid,
  nothingSelected,
  type Selection,
  withFilms,
} from '#features/media/index.ts';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import { hideFilms } from '#shared/media/livePhotos.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage } from '#ui/language/messages.tsx';

interface ReadOnlyGalleryProps {
  readonly items: readonly MediaItem[];
  readonly title: string;
  readonly downloadLabel: string;
}

export function ReadOnlyGallery({ items, title, downloadLabel }: ReadOnlyGalleryProps) {
  const language = useLanguage();
  const { style, order } = useGridPreferences();
  const lightbox = useOpenItem();
  const [selection, setSelection] = useState<Selection>(nothingSelected);
  const months = useMemo(() => groupByMonth(hideFilms(items), order), [items, order]);
  const ordered = useMemo(() => months.flatMap((month) => month.items), [months]);
  const chosen = ordered.filter(({ id }) => selection.selected.has(id));
  const toSave = chosen.length > 0 ? chosen : ordered;
  return (
    <LiveFilmsProvider items={items}>
      <Button
        variant="secondary"
        className="mb-5"
        icon={<Download size={18} aria-hidden="true" />}
        onPress={() => void downloadOriginals(withFilms(toSave, items), title, language)}
      >
        {downloadLabel}
      </Button>
      <MediaGrid
        months={months}
        style={style}
        label={title}
        selection={selection}
        onSelectionChange={setSelection}
        onOpen={lightbox.open}
        openId={lightbox.openId}
      />
      {ordered.some(({ id }) => id === lightbox.openId) && lightbox.openId ? (
        <Lightbox items={ordered} openId={lightbox.openId} onShow={lightbox.show} onClose={lightbox.close} />
      ) : null}
    </LiveFilmsProvider>
  );
}
