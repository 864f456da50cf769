/** What keys and buttons do to a letter: each takes the writing and the caret, and gives both back. Plain data. */
import { cut, follow, type Mark, marksAt, normalise, shift, toggle } from './marks.ts';
import {
  canJoin,
  join,
  newSection,
  type Section,
  type SectionKind,
  separatorOf,
  type Writing,
} from './sections.ts';

/** A place in the writing, or a stretch of one section. */
export interface Caret {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

export interface Edited {
  readonly writing: Writing;
  readonly caret: Caret;
}

export interface Typed {
  /** The section's text as the text area has it now, and where its caret stands. */
  readonly text: string;
  readonly caretAt: number;
  /** Bold and italic chosen before typing; null goes on with those before the caret. */
  readonly marks: ReadonlySet<Mark> | null;
}

export function sectionAt(writing: Writing, id: string): Section | undefined {
  return writing.find((section) => section.id === id);
}

function lineStart(text: string, place: number): number {
  return text.slice(0, place).lastIndexOf('\n') + 1;
}

const at = (id: string, from: number, to = from): Caret => ({ id, from, to });

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what must go
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f]/g;

/** The text after typing, pasting, a correction or a dictated word, with the marks where they belong. */
export function typeText(writing: Writing, id: string, { text, caretAt, marks }: Typed): Edited {
  const section = sectionAt(writing, id);
  const caret = at(id, caretAt);
  if (!section) return { writing, caret };
  // As many characters as before, so that the caret stays where it is.
  const next = text.replace(CONTROL, ' ');
  const after = commonEnd(section.text, next, next.length - caretAt);
  const before = commonStart(section.text, next, Math.min(section.text.length, next.length) - after);
  const change = {
    at: before,
    removed: section.text.length - before - after,
    inserted: next.length - before - after,
  };
  const inherited =
    change.removed > 0
      ? marksAt(section.marks, before, before + change.removed)
      : marksAt(section.marks, before, before);
  const typed = { ...section, text: next, marks: follow(section.marks, change, marks ?? inherited) };
  return { writing: replace(writing, section, [typed]), caret };
}

function commonStart(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

function commonEnd(one: string, other: string, most: number): number {
  let length = 0;
  while (length < Math.min(most, one.length) && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}

export function toggleMark(writing: Writing, caret: Caret, mark: Mark): Edited {
  const section = sectionAt(writing, caret.id);
  if (!section || caret.from === caret.to) return { writing, caret };
  const marked = { ...section, marks: toggle(section.marks, mark, caret.from, caret.to) };
  return { writing: replace(writing, section, [marked]), caret };
}

/** Makes the lines that the caret touches a heading, a quote or a list; asked for once more, plain text again. */
export function setKind(writing: Writing, caret: Caret, wanted: SectionKind): Edited {
  const section = sectionAt(writing, caret.id);
  if (!section) return { writing, caret };
  const kind = section.kind === wanted ? 'prose' : wanted;
  const start = lineStart(section.text, caret.from);
  const lineEnd = section.text.indexOf('\n', caret.to);
  const end = lineEnd === -1 ? section.text.length : lineEnd;
  const chosen = part(section, start, end, kind);
  const parts = [trimmed(part(section, 0, start)), chosen, trimmed(part(section, end, section.text.length))];
  return tidy(replace(writing, section, parts), at(chosen.id, caret.from - start, caret.to - start));
}

/** Null when the text area's own line break is right. */
export function pressEnter(writing: Writing, caret: Caret): Edited | null {
  const section = sectionAt(writing, caret.id);
  if (!section || section.kind === 'prose') return null;
  const { text } = section;
  if (section.kind === 'heading') {
    const rest = part(section, caret.to, text.length, 'prose');
    return tidy(replace(writing, section, [part(section, 0, caret.from), rest]), at(rest.id, 0));
  }
  const start = lineStart(text, caret.from);
  const isEmptyLine = caret.from === caret.to && start === caret.from && (text[start] ?? '\n') === '\n';
  // A quote has empty lines of its own; only one at its end leads out of it.
  if (!isEmptyLine || (section.kind === 'quote' && text.slice(start).trim() !== '')) return null;
  const between = newSection();
  const parts = [
    trimmed(part(section, 0, start)),
    between,
    trimmed(part(section, Math.min(start + 1, text.length), text.length)),
  ];
  return tidy(replace(writing, section, parts), at(between.id, 0));
}

/** Backspace at the very beginning of a section; null when there is nothing to join with. */
export function pressBackspaceAtStart(writing: Writing, caret: Caret): Edited | null {
  const index = writing.findIndex(({ id }) => id === caret.id);
  const section = writing[index];
  if (!section || caret.from !== 0 || caret.to !== 0) return null;
  if (section.kind !== 'prose') return setKind(writing, caret, 'prose');
  const previous = writing[index - 1];
  if (!previous) return null;
  const lineEnd = section.text.indexOf('\n');
  const end = lineEnd === -1 ? section.text.length : lineEnd;
  const joined = join(previous, part(section, 0, end), '');
  const rest = trimmed(part(section, end, section.text.length));
  const next = [...writing.slice(0, index - 1), joined, rest, ...writing.slice(index + 1)];
  return tidy(next, at(joined.id, previous.text.length));
}

const shorthands: readonly { readonly typed: string; readonly kind: SectionKind }[] = [
  { typed: '- ', kind: 'bullets' },
  { typed: '* ', kind: 'bullets' },
  { typed: '1. ', kind: 'steps' },
  { typed: '# ', kind: 'heading' },
  { typed: '> ', kind: 'quote' },
];

/** A line of prose that begins with "- ", "1. ", "# " or "> " becomes what that stands for; null otherwise. */
export function readShorthand(writing: Writing, caret: Caret): Edited | null {
  const section = sectionAt(writing, caret.id);
  if (section?.kind !== 'prose') return null;
  const start = lineStart(section.text, caret.from);
  const found = shorthands.find(({ typed }) => typed === section.text.slice(start, caret.from));
  if (!found) return null;
  const text = section.text.slice(0, start) + section.text.slice(caret.from);
  const change = { at: start, removed: found.typed.length, inserted: 0 };
  const without = { ...section, text, marks: follow(section.marks, change, new Set()) };
  return setKind(replace(writing, section, [without]), at(section.id, start), found.kind);
}

/** An empty line to write on at the end, after a list, a heading or a quote too. */
export function endOfWriting(writing: Writing): Edited {
  const last = writing.at(-1);
  if (last?.kind === 'prose') return { writing, caret: at(last.id, last.text.length) };
  const added = newSection();
  return { writing: [...writing, added], caret: at(added.id, 0) };
}

function part(section: Section, from: number, to: number, kind = section.kind): Section {
  return newSection(kind, section.text.slice(from, to), cut(section.marks, from, to));
}

/** Without the empty lines that a neighbour of another kind makes needless. */
function trimmed(section: Section): Section {
  const from = section.text.search(/[^\n]/);
  if (from === -1) return { ...section, text: '', marks: [] };
  let to = section.text.length;
  while (section.text[to - 1] === '\n') to -= 1;
  return { ...section, text: section.text.slice(from, to), marks: cut(section.marks, from, to) };
}

function replace(writing: Writing, section: Section, parts: readonly Section[]): Writing {
  return writing.flatMap((other) => (other.id === section.id ? parts : [other]));
}

/** Drops empty sections but the one being written in, and joins neighbours of one kind. */
function tidy(writing: Writing, caret: Caret): Edited {
  const kept: Section[] = [];
  let place = caret;
  for (const section of writing) {
    if (section.text === '' && section.id !== caret.id) continue;
    const last = kept.at(-1);
    if (!last || !canJoin(last, section)) {
      kept.push(section);
      continue;
    }
    const separator = last.text === '' ? '' : separatorOf(last.kind);
    const offset = last.text.length + separator.length;
    kept[kept.length - 1] = {
      ...last,
      text: last.text + separator + section.text,
      marks: normalise([...last.marks, ...shift(section.marks, offset)]),
    };
    if (section.id === caret.id) place = { id: last.id, from: caret.from + offset, to: caret.to + offset };
  }
  return { writing: kept.length > 0 ? kept : [newSection()], caret: place };
}
