/**
 * [Note: Sections]
 * A letter while it is written. A section is a stretch of one kind that is edited as one text, in one native text area:
 * all paragraphs that follow each other are one section of prose, so that selecting, undoing, spelling and dictation
 * work as the device does them everywhere. In prose an empty line parts two paragraphs; in a list each line is an item.
 * What is kept is the letter's blocks (shared/domain/letter.ts); this file goes from one to the other.
 */
import type { LetterBlock, LetterBlockKind, LetterSpan } from '#shared/domain/letter.ts';
import { cut, isMarked, type Mark, type MarkedRange, normalise, shift } from './marks.ts';

export type SectionKind = 'prose' | 'heading' | 'quote' | 'bullets' | 'steps';

export interface Section {
  /** For the page's own bookkeeping; never kept. */
  readonly id: string;
  readonly kind: SectionKind;
  readonly text: string;
  readonly marks: readonly MarkedRange[];
}

export type Writing = readonly Section[];

const blockKinds: Record<SectionKind, LetterBlockKind> = {
  prose: 'paragraph',
  heading: 'heading',
  quote: 'quote',
  bullets: 'bullet',
  steps: 'step',
};

const sectionKinds: Record<LetterBlockKind, SectionKind> = {
  paragraph: 'prose',
  heading: 'heading',
  quote: 'quote',
  bullet: 'bullets',
  step: 'steps',
};

/** What stands between two blocks of one section. */
export function separatorOf(kind: SectionKind): string {
  return kind === 'prose' || kind === 'quote' ? '\n\n' : '\n';
}

export function newSection(
  kind: SectionKind = 'prose',
  text = '',
  marks: readonly MarkedRange[] = [],
): Section {
  return { id: crypto.randomUUID(), kind, text, marks };
}

/** Headings stay apart: two in a row are two. */
export function canJoin(one: Section, other: Section): boolean {
  return one.kind === other.kind && one.kind !== 'heading';
}

export function join(one: Section, other: Section, separator = separatorOf(one.kind)): Section {
  const start = one.text.length + separator.length;
  return {
    ...one,
    text: one.text + separator + other.text,
    marks: normalise([...one.marks, ...shift(other.marks, start)]),
  };
}

export function writingFrom(body: readonly LetterBlock[]): Writing {
  const sections: Section[] = [];
  for (const block of body) {
    const section = sectionFrom(block);
    const last = sections.at(-1);
    if (last && canJoin(last, section)) sections[sections.length - 1] = join(last, section);
    else sections.push(section);
  }
  return sections.length > 0 ? sections : [newSection()];
}

function sectionFrom({ kind, spans }: LetterBlock): Section {
  let text = '';
  const marks: MarkedRange[] = [];
  for (const span of spans) {
    const from = text.length;
    text += span.text;
    if (span.bold) marks.push({ mark: 'bold', from, to: text.length });
    if (span.italic) marks.push({ mark: 'italic', from, to: text.length });
  }
  const sectionKind = sectionKinds[kind];
  // An item of a list is one line here.
  const isOneLine = sectionKind !== 'prose' && sectionKind !== 'quote';
  return newSection(sectionKind, isOneLine ? text.replaceAll('\n', ' ') : text, normalise(marks));
}

/** Empty when nothing but space was written. */
export function bodyFrom(writing: Writing): LetterBlock[] {
  return writing.flatMap((section) =>
    blocksOf(section).map(({ from, to }) => ({
      kind: blockKinds[section.kind],
      spans: spansOf(section, from, to),
    })),
  );
}

/** Where each block of the section stands, without the space around it. */
function blocksOf({ kind, text }: Section): { from: number; to: number }[] {
  const separator = separatorOf(kind) === '\n' ? /\n/g : /\n[^\S\n]*\n/g;
  const blocks: { from: number; to: number }[] = [];
  let start = 0;
  const add = (end: number) => {
    const part = text.slice(start, end);
    const trimmed = part.trim();
    if (trimmed === '') return;
    const from = start + part.indexOf(trimmed);
    blocks.push({ from, to: from + trimmed.length });
  };
  for (const match of text.matchAll(separator)) {
    add(match.index);
    start = match.index + match[0].length;
  }
  add(text.length);
  return blocks;
}

/** A stretch cut wherever bold or italic begins or ends. */
export function spansOf({ text, marks }: Section, from: number, to: number): LetterSpan[] {
  const inside = cut(marks, from, to);
  const edges = new Set([0, to - from, ...inside.flatMap((range) => [range.from, range.to])]);
  const sorted = [...edges].toSorted((a, b) => a - b);
  return sorted.slice(0, -1).map((start, index) => {
    const end = sorted[index + 1] ?? to - from;
    const has = (mark: Mark) => isMarked(inside, mark, start, end);
    return {
      text: text.slice(from + start, from + end),
      ...(has('bold') ? { bold: true as const } : {}),
      ...(has('italic') ? { italic: true as const } : {}),
    };
  });
}
