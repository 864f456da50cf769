/** The lines of a transcript while they are corrected. Words change; the seconds in which they were said stay. */
import type { AnswerSegment } from '#shared/clone/answer.ts';

export interface TranscriptLine extends AnswerSegment {
  /** Of the field, while it is open. */
  readonly key: string;
}

export const linesOf = (segments: readonly AnswerSegment[]): readonly TranscriptLine[] =>
  segments.map((segment, index) => ({ ...segment, key: String(index) }));

export const changeLine = (
  lines: readonly TranscriptLine[],
  key: string,
  text: string,
): readonly TranscriptLine[] => lines.map((line) => (line.key === key ? { ...line, text } : line));

/** A new line, among those with times where it was said, else at the end. */
export function addLine(
  lines: readonly TranscriptLine[],
  key: string,
  from: number | null,
): readonly TranscriptLine[] {
  const line = { key, text: '', from, to: null };
  const next = from === null ? -1 : lines.findIndex((other) => other.from !== null && other.from > from);
  return next === -1 ? [...lines, line] : lines.toSpliced(next, 0, line);
}

/** As it is saved: without empty lines. */
export const keptSegments = (lines: readonly TranscriptLine[]): AnswerSegment[] =>
  lines.flatMap(({ text, from, to }) => (text.trim() === '' ? [] : [{ text: text.trim(), from, to }]));

export const sayTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
