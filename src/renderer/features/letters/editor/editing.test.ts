import { describe, expect, test } from 'vitest';
import type { LetterBlock } from '#shared/domain/letter.ts';
import {
  type Edited,
  endOfWriting,
  pressBackspaceAtStart,
  pressEnter,
  readShorthand,
  setKind,
  toggleMark,
  typeText,
} from './editing.ts';
import { bodyFrom, type Section, writingFrom } from './sections.ts';

const block = (kind: LetterBlock['kind'], text: string): LetterBlock => ({ kind, spans: [{ text }] });
const only = (body: readonly LetterBlock[]) => {
  const [section] = writingFrom(body);
  if (!section) throw new Error('Nothing is written.');
  return section;
};
const shapes = ({ writing }: Edited) => writing.map(({ kind, text }) => [kind, text]);
/** Where the caret is, as a person sees it. */
const shown = ({ writing, caret }: Edited) => {
  const section = writing.find(({ id }) => id === caret.id);
  return section ? `${section.text.slice(0, caret.from)}|${section.text.slice(caret.from)}` : 'nowhere';
};
const caretIn = (section: Section, from: number, to = from) => ({ id: section.id, from, to });

describe('A letter and its sections', () => {
  const body: LetterBlock[] = [
    block('heading', 'Pancakes'),
    {
      kind: 'paragraph',
      spans: [{ text: 'From ' }, { text: 'her', bold: true, italic: true }, { text: ' book.' }],
    },
    block('paragraph', 'A poem,\nin two lines.'),
    block('bullet', 'eggs'),
    block('bullet', 'milk'),
    block('step', 'Beat.'),
    block('quote', 'Never hurry.'),
    block('quote', 'Never.'),
    block('heading', 'One'),
    block('heading', 'Two'),
  ];

  test('are the same words, there and back', () => {
    expect(bodyFrom(writingFrom(body))).toEqual(body);
  });

  test('put all paragraphs that follow each other in one text', () => {
    expect(writingFrom(body).map(({ kind, text }) => [kind, text])).toEqual([
      ['heading', 'Pancakes'],
      ['prose', 'From her book.\n\nA poem,\nin two lines.'],
      ['bullets', 'eggs\nmilk'],
      ['steps', 'Beat.'],
      ['quote', 'Never hurry.\n\nNever.'],
      ['heading', 'One'],
      ['heading', 'Two'],
    ]);
  });

  test('keep nothing of empty lines and of space around a paragraph', () => {
    const section = { ...only([block('paragraph', 'x')]), text: '\n\n  One. \n \n\n Two.\n' };
    expect(bodyFrom([section])).toEqual([block('paragraph', 'One.'), block('paragraph', 'Two.')]);
    expect(bodyFrom([{ ...section, text: ' \n ' }])).toEqual([]);
  });
});

describe('Typing', () => {
  const section = only([
    { kind: 'paragraph', spans: [{ text: 'a ' }, { text: 'bb', bold: true }, { text: ' c' }] },
  ]);
  const type = (text: string, caretAt: number, marks: ReadonlySet<'bold' | 'italic'> | null = null) =>
    bodyFrom(typeText([section], section.id, { text, caretAt, marks }).writing)[0]?.spans;

  test('goes on in bold at the end of a bold word, though the letters look alike', () => {
    expect(type('a bbb c', 5)).toEqual([{ text: 'a ' }, { text: 'bbb', bold: true }, { text: ' c' }]);
  });
  test('before a bold word stays plain', () => {
    expect(type('a xbb c', 3)).toEqual([{ text: 'a x' }, { text: 'bb', bold: true }, { text: ' c' }]);
  });
  test('takes the marks that were chosen before', () => {
    expect(type('a bb ci', 7, new Set(['italic']))).toEqual([
      { text: 'a ' },
      { text: 'bb', bold: true },
      { text: ' c' },
      { text: 'i', italic: true },
    ]);
  });
  test('over a bold word replaces it in bold, and deleting it leaves no mark behind', () => {
    expect(type('a new c', 5)).toEqual([{ text: 'a ' }, { text: 'new', bold: true }, { text: ' c' }]);
    expect(type('a  c', 2)).toEqual([{ text: 'a  c' }]);
  });
  test('lets no control character in', () => {
    expect(type('a bb c\t\u0000.', 9)?.at(-1)?.text).toBe(' c  .');
  });
});

describe('Bold and italic', () => {
  test('are put on what is selected, and taken off again', () => {
    const section = only([block('paragraph', 'one two three')]);
    const bold = toggleMark([section], caretIn(section, 4, 13), 'bold');
    expect(bodyFrom(bold.writing)[0]?.spans).toEqual([{ text: 'one ' }, { text: 'two three', bold: true }]);
    const less = toggleMark(bold.writing, { ...bold.caret, from: 7, to: 13 }, 'bold');
    expect(bodyFrom(less.writing)[0]?.spans).toEqual([
      { text: 'one ' },
      { text: 'two', bold: true },
      { text: ' three' },
    ]);
  });
});

describe('Headings, quotes and lists', () => {
  test('are made of the lines that are selected, and of no other', () => {
    const section = only([block('paragraph', 'List:\neggs\nmilk\nDone.')]);
    const made = setKind([section], caretIn(section, 8, 12), 'bullets');
    expect(shapes(made)).toEqual([
      ['prose', 'List:'],
      ['bullets', 'eggs\nmilk'],
      ['prose', 'Done.'],
    ]);
    expect(shown(made)).toBe('eg|gs\nmilk');
    const undone = setKind(made.writing, { ...made.caret, from: 0, to: 9 }, 'bullets');
    expect(shapes(undone)).toEqual([['prose', 'List:\n\neggs\nmilk\n\nDone.']]);
  });

  test('join a list that stands before them', () => {
    const writing = writingFrom([block('bullet', 'eggs'), block('paragraph', 'milk')]);
    const [, prose] = writing;
    if (!prose) throw new Error('No prose.');
    const made = setKind(writing, caretIn(prose, 4), 'bullets');
    expect(shapes(made)).toEqual([['bullets', 'eggs\nmilk']]);
    expect(shown(made)).toBe('eggs\nmilk|');
  });

  test('begin by their signs at the start of a line', () => {
    for (const [sign, kind] of [
      ['- ', 'bullets'],
      ['1. ', 'steps'],
      ['# ', 'heading'],
      ['> ', 'quote'],
    ] as const) {
      const section = only([block('paragraph', `First.\n\n${sign}eggs`)]);
      const read = readShorthand([section], caretIn(section, 8 + sign.length));
      expect(read && shapes(read)).toEqual([
        ['prose', 'First.'],
        [kind, 'eggs'],
      ]);
      expect(read && shown(read)).toBe('|eggs');
    }
    const section = only([block('paragraph', 'one - two')]);
    expect(readShorthand([section], caretIn(section, 6))).toBeNull();
  });
});

describe('Enter', () => {
  test('after a heading goes on in plain text', () => {
    const writing = writingFrom([block('heading', 'Pancakes'), block('paragraph', 'Eggs.')]);
    const [heading] = writing;
    if (!heading) throw new Error('No heading.');
    const next = pressEnter(writing, caretIn(heading, 8));
    expect(next && shapes(next)).toEqual([
      ['heading', 'Pancakes'],
      ['prose', 'Eggs.'],
    ]);
    expect(next && shown(next)).toBe('|Eggs.');
    const split = pressEnter(writing, caretIn(heading, 3));
    expect(split && shapes(split)).toEqual([
      ['heading', 'Pan'],
      ['prose', 'cakes\n\nEggs.'],
    ]);
  });

  test('on an empty item leaves the list, at its end and in its middle', () => {
    const list = only([block('bullet', 'eggs')]);
    expect(pressEnter([list], caretIn(list, 4))).toBeNull();
    const atEnd = { ...list, text: 'eggs\n' };
    const left = pressEnter([atEnd], caretIn(atEnd, 5));
    expect(left && shapes(left)).toEqual([
      ['bullets', 'eggs'],
      ['prose', ''],
    ]);
    const inside = { ...list, text: 'eggs\n\nmilk' };
    const parted = pressEnter([inside], caretIn(inside, 5));
    expect(parted && shapes(parted)).toEqual([
      ['bullets', 'eggs'],
      ['prose', ''],
      ['bullets', 'milk'],
    ]);
  });

  test('in plain text is a line like any other', () => {
    const section = only([block('paragraph', 'One.')]);
    expect(pressEnter([section], caretIn(section, 4))).toBeNull();
  });
});

describe('Backspace at the beginning', () => {
  test('makes a list plain, and then joins it to what stands before', () => {
    const writing = writingFrom([
      block('heading', 'Pancakes'),
      block('bullet', 'eggs'),
      block('bullet', 'milk'),
    ]);
    const list = writing[1];
    if (!list) throw new Error('No list.');
    const plain = pressBackspaceAtStart(writing, caretIn(list, 0));
    expect(plain && shapes(plain)).toEqual([
      ['heading', 'Pancakes'],
      ['prose', 'eggs'],
      ['bullets', 'milk'],
    ]);
    const joined = plain && pressBackspaceAtStart(plain.writing, plain.caret);
    expect(joined && shapes(joined)).toEqual([
      ['heading', 'Pancakeseggs'],
      ['bullets', 'milk'],
    ]);
    expect(joined && shown(joined)).toBe('Pancakes|eggs');
  });

  test('does nothing at the beginning of the letter', () => {
    const section = only([block('paragraph', 'One.')]);
    expect(pressBackspaceAtStart([section], caretIn(section, 0))).toBeNull();
  });
});

test('a caret before an empty first line is on that line', () => {
  const section = { ...only([block('paragraph', 'x')]), text: '\nOne.' };
  expect(shapes(setKind([section], caretIn(section, 0), 'heading'))).toEqual([
    ['heading', ''],
    ['prose', 'One.'],
  ]);
});

test('below a list there is always a line to go on with', () => {
  const end = endOfWriting(writingFrom([block('bullet', 'eggs')]));
  expect(shapes(end)).toEqual([
    ['bullets', 'eggs'],
    ['prose', ''],
  ]);
  expect(shown(end)).toBe('|');
});
