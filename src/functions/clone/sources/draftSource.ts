/** What a letter, a caption and an album become in the memory. Pure. */
import { memoryIdSchema } from '#shared/clone/ids.ts';
import { type CloneLanguage, PASSAGE_CONTEXT_LIMIT } from '#shared/clone/passage.ts';
import { type AlbumId, albumIdSchema, type MediaItemId, mediaItemIdSchema } from '#shared/domain/ids.ts';
import { type LetterBlock, textOf } from '#shared/domain/letter.ts';
import { asUtcDate } from '#shared/domain/wallClock.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { guessLanguage } from '../guessLanguage.ts';
import type { MemoryDraft, PassageDraft } from '../memories/changeMemories.ts';
import { hashSource } from '../memories/hashSource.ts';
import { splitText } from '../memories/splitText.ts';

export interface SourceAlbum {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly firstTakenAt: string | null;
  readonly lastTakenAt: string | null;
}

export interface SourceItem {
  readonly id: string;
  /** Null for a date that only says when it was added. */
  readonly takenAt: string | null;
  readonly words:
    | { readonly are: 'caption'; readonly text: string }
    | { readonly are: 'letter'; readonly title: string; readonly body: readonly LetterBlock[] };
}

export const albumMemoryId = (albumId: string) => memoryIdSchema.parse(`album_${albumId}`);
export const itemMemoryId = ({ id, words: { are } }: SourceItem) => memoryIdSchema.parse(`${are}_${id}`);

/** Headings and short lines go with what follows them. */
const SHORT_BLOCK = 80;

export function draftAlbum(album: SourceAlbum, languages: readonly CloneLanguage[]): MemoryDraft {
  const albumId = albumIdSchema.parse(album.id);
  const text = [album.title, album.description].filter((part) => part.trim() !== '').join('\n');
  const language = guessLanguage(text, languages);
  const period = periodOf(album, language);
  return finish({
    id: albumMemoryId(albumId),
    origin: { is: 'album', albumId },
    title: album.title,
    language,
    when: album.firstTakenAt?.slice(0, 10) ?? null,
    passages: splitText(text, language).map((piece) => ({
      text: piece,
      context: cutContext([album.title, period]),
      source: { is: 'album', albumId },
    })),
  });
}

export function draftItem(
  album: SourceAlbum,
  item: SourceItem,
  languages: readonly CloneLanguage[],
): MemoryDraft {
  const albumId = albumIdSchema.parse(album.id);
  const mediaItemId = mediaItemIdSchema.parse(item.id);
  const { words } = item;
  const whole = words.are === 'caption' ? words.text : words.body.map(textOf).join('\n');
  const language = guessLanguage(whole, languages);
  const title = words.are === 'caption' ? album.title : words.title;
  const day = item.takenAt === null ? '' : dayInWords(item.takenAt, language);
  const context = cutContext(words.are === 'caption' ? [album.title, day] : [title, album.title, day]);
  const passages =
    words.are === 'caption'
      ? splitText(words.text, language).map(
          (text): PassageDraft => ({ text, context, source: { is: 'caption', mediaItemId, albumId } }),
        )
      : letterPassages(words.body, language, context, { mediaItemId, albumId });
  return finish({
    id: itemMemoryId(item),
    origin: { is: words.are, mediaItemId, albumId },
    title,
    language,
    when: item.takenAt?.slice(0, 10) ?? null,
    passages,
  });
}

function letterPassages(
  body: readonly LetterBlock[],
  language: CloneLanguage,
  context: string,
  place: { readonly mediaItemId: MediaItemId; readonly albumId: AlbumId },
): PassageDraft[] {
  const parts: { paragraph: number; text: string }[] = [];
  for (const [paragraph, block] of body.entries()) {
    const last = parts.at(-1);
    if (last && last.text.length < SHORT_BLOCK) last.text += `\n${textOf(block)}`;
    else parts.push({ paragraph, text: textOf(block) });
  }
  return parts.flatMap(({ paragraph, text }) =>
    splitText(text, language).map((piece) => ({
      text: piece,
      context,
      source: { is: 'letter' as const, ...place, paragraph },
    })),
  );
}

function finish(draft: Omit<MemoryDraft, 'sourceHash'>): MemoryDraft {
  return { ...draft, sourceHash: hashSource(draft) };
}

function cutContext(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .join(', ')
    .slice(0, PASSAGE_CONTEXT_LIMIT)
    .toWellFormed();
}

function dayInWords(wallClock: string, language: CloneLanguage): string {
  const date = asUtcDate(wallClock);
  return date ? longDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date) : '';
}

function periodOf({ firstTakenAt, lastTakenAt }: SourceAlbum, language: CloneLanguage): string {
  const days = [firstTakenAt, lastTakenAt].flatMap((day) => (day === null ? [] : dayInWords(day, language)));
  return [...new Set(days)].join(' – ');
}
