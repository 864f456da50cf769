/** Small drawings in the page's own colours: each of one thing, in lines. Decorative. */
import type { ReactNode } from 'react';

function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 120 96"
      width={120}
      height={96}
      aria-hidden="true"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-line-strong"
    >
      {children}
    </svg>
  );
}

/** An opened album, a photograph on one page and lines of writing on the other. */
export function AlbumDrawing() {
  return (
    <Drawing>
      <path
        className="fill-canvas"
        d="M60 24C48 15 26 14 10 18v58c16-4 38-3 50 6 12-9 34-10 50-6V18c-16-4-38-3-50 6z"
      />
      <path d="M60 24v58" />
      <path className="fill-accent-soft stroke-accent" d="M20 28c9-2 20-2 30 2v28c-10-4-21-4-30-2z" />
      <path className="stroke-accent" d="m22 51 8-9 7 7 5-5 7 9" />
      <circle className="fill-gold stroke-gold" cx="43" cy="37" r="2.5" />
      <path d="M70 32c9-4 19-4 30-2M70 42c9-4 19-4 30-2M70 52c6-3 12-4 18-3.5" />
    </Drawing>
  );
}

/** A letter, sealed. */
export function LetterDrawing() {
  return (
    <Drawing>
      <path className="fill-canvas" d="M14 26h92v54H14z" />
      <path d="m14 26 46 32 46-32M14 80l34-30M106 80 72 50" />
      <circle className="fill-accent stroke-accent" cx="60" cy="57" r="11" />
      <path className="stroke-on-accent" d="M60 51v12M60 57c-4 0-5-3-5-4M60 57c4 0 5-3 5-4" />
    </Drawing>
  );
}

/** A box with a keyhole, and light from within. */
export function VaultDrawing() {
  return (
    <Drawing>
      <path className="stroke-gold" d="M60 8v8M40 12l4 7M80 12l-4 7M24 22l6 5M96 22l-6 5" />
      <rect className="fill-canvas" x="20" y="32" width="80" height="50" rx="5" />
      <path d="M20 46h80" />
      <circle className="fill-accent stroke-accent" cx="60" cy="59" r="6" />
      <path className="stroke-accent" strokeWidth="4" d="M60 62v10" />
    </Drawing>
  );
}

/** A house at evening with one lamp lit, and two people at the door. */
export function PeopleDrawing() {
  return (
    <Drawing>
      <path className="fill-canvas" d="M18 44 60 12l42 32v38H18z" />
      <path d="M10 50 60 12l50 38" />
      <path className="fill-notice-soft stroke-gold" d="M72 50h16v14H72zM80 50v14M72 57h16" />
      <path className="fill-accent-soft stroke-accent" d="M34 82V62c0-6 4-10 9-10s9 4 9 10v20z" />
      <path d="M6 82h108" />
      <circle className="fill-gold stroke-gold" cx="48" cy="70" r="1" />
    </Drawing>
  );
}

/** A voice as it is drawn on paper. */
export function VoiceDrawing() {
  return (
    <Drawing>
      <path d="M10 50h8M102 50h8" />
      <path
        className="stroke-accent"
        strokeWidth="3"
        d="M26 42v16M35 32v36M44 38v24M53 20v60M62 30v40M71 40v20M80 26v48M89 38v24"
      />
    </Drawing>
  );
}

/** A small plate of steel with a code, and a candle before it. */
export function MemorialDrawing() {
  return (
    <Drawing>
      <rect className="fill-canvas" x="24" y="16" width="52" height="52" rx="8" />
      <path
        className="fill-line-strong stroke-transparent"
        d="M33 25h12v12H33zM55 25h12v12H55zM33 47h12v12H33zM53 45h5v5h-5zM62 45h5v5h-5zM57 52h5v5h-5zM53 56h4v4h-4zM63 56h4v4h-4z"
      />
      <path className="fill-accent-soft stroke-accent" d="M86 56h14v26H86z" />
      <path className="fill-gold stroke-gold" d="M93 50c-4-4-2-8 0-12 2 4 4 8 0 12z" />
      <path d="M14 82h94" />
    </Drawing>
  );
}

/** A lamp that is kept burning. */
export function LampDrawing() {
  return (
    <Drawing>
      <path className="stroke-gold" d="M60 6v7M34 16l5 5M86 16l-5 5M24 40h7M89 40h7" />
      <path className="fill-notice-soft stroke-gold" d="M60 24c-9 9-8 18 0 26 8-8 9-17 0-26z" />
      <path className="fill-canvas" d="M38 56h44l-5 12H43z" />
      <path
        className="stroke-accent"
        d="M50 56v-4h20v4M60 68v10M42 82h36M82 58c12-2 16 4 10 10-4 4-9 3-14 0"
      />
    </Drawing>
  );
}
