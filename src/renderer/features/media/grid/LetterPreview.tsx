/** A letter in the grid or on an album's cover: a sheet of paper with its title and first lines. */
import { textOf } from '#shared/domain/letter.ts';
import type { Letter } from '#shared/domain/mediaItem.ts';

/** More than any tile shows, and little enough to be cheap in a grid of hundreds. */
const FIRST_LINES = 400;

export function LetterPreview({ letter }: { readonly letter: Letter }) {
  return (
    <span className="@container absolute inset-0 block overflow-hidden border border-line bg-surface font-serif text-ink">
      <span className="block p-[9%] @min-[11rem]:p-5">
        <span className="mb-1.5 block h-px w-8 bg-accent" aria-hidden="true" />
        <span className="line-clamp-3 text-small leading-tight font-medium [overflow-wrap:anywhere] @min-[11rem]:text-lead @min-[11rem]:leading-tight">
          {letter.title}
        </span>
        <span className="mt-2 block text-caption leading-snug whitespace-pre-line text-ink-soft [overflow-wrap:anywhere] @min-[11rem]:leading-normal">
          {firstLines(letter)}
        </span>
      </span>
      {/* The text goes on below the sheet's edge. */}
      <span
        className="absolute inset-x-0 bottom-0 h-1/4 bg-linear-to-t from-surface to-transparent"
        aria-hidden="true"
      />
    </span>
  );
}

function firstLines({ body }: Letter): string {
  let lines = '';
  for (const block of body) {
    if (lines.length >= FIRST_LINES) break;
    lines += `${lines === '' ? '' : '\n'}${block.kind === 'bullet' ? '· ' : ''}${textOf(block)}`;
  }
  return lines.slice(0, FIRST_LINES);
}
