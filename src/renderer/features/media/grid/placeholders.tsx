/** What an item without a picture shows in the grid: something of its own, never a grey box. */
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import { voicePrint } from './voicePrint.ts';

interface PlaceholderProps {
  readonly item: MediaFile;
}

/** A recording: bars drawn from its own fingerprint, so that no two look alike. */
export function AudioPlaceholder({ item }: PlaceholderProps) {
  return (
    <span className="absolute inset-0 flex flex-col justify-center gap-2 bg-linear-160 from-accent-soft to-sunken p-3 pb-7 text-accent-text">
      <svg
        viewBox="0 0 96 32"
        className="h-2/5 max-h-16 w-full"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={voicePrint(item.sha256)} stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
      <FileName item={item} />
    </span>
  );
}

/** Lines of a letter, a landscape, a film to start, a wave: what the sheet of paper shows. */
const marks: Record<MediaFile['kind'], string> = {
  pdf: 'M9 20h20M9 26h20M9 32h20M9 38h12',
  photo: 'M8 40l8-10 6 6 5-7 6 11zM13 21a3 3 0 1 1-.01 0',
  video: 'M14 20v20l16-10z',
  file: 'M20 20v20M11 25l18 10M29 25L11 35',
  audio: 'M9 30h3M15 24v12M20 20v20M25 25v10M29 30h1',
};

/** What this browser cannot draw (HEIC and HEVC on most): a sheet of paper with its name. */
export function FilePlaceholder({ item }: PlaceholderProps) {
  return (
    <span className="absolute inset-0 flex flex-col justify-end bg-sunken p-3 pb-7 text-ink-soft">
      <svg
        viewBox="0 0 40 52"
        className="absolute inset-x-0 top-[8%] mx-auto h-2/5 drop-shadow-sm"
        aria-hidden="true"
      >
        <path
          d="M5 1h21l9 9v39a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2Z"
          className="fill-surface stroke-line"
        />
        <path d="M26 1v7a2 2 0 0 0 2 2h7" className="fill-sunken stroke-line" />
        <path
          d={marks[item.kind]}
          className="stroke-accent-text/60"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          fill="none"
        />
      </svg>
      <FileName item={item} />
    </span>
  );
}

function FileName({ item }: PlaceholderProps) {
  return (
    <span className="line-clamp-2 text-center text-caption leading-tight font-medium [overflow-wrap:anywhere]">
      {item.caption || item.fileName}
    </span>
  );
}
