import { $createListItemNode, $createListNode } from '@lexical/list';
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTabNode,
  $createTextNode,
  $getRoot,
  $getSelection,
  FORMAT_TEXT_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  IS_BOLD,
  type LexicalEditor,
  UNDO_COMMAND,
} from 'lexical';
import { describe, expect, test } from 'vitest';
import type { LetterBlock } from '#shared/domain/letter.ts';
import { $readBody } from './blocks.ts';
import { createBodyEditor } from './createBodyEditor.ts';
import { setKind } from './kinds.ts';
import { $pastePlainText, insertWords } from './typing.ts';

const block = (kind: LetterBlock['kind'], text: string): LetterBlock => ({ kind, spans: [{ text }] });
const readBody = (editor: LexicalEditor) => editor.getEditorState().read($readBody);
const readKinds = (editor: LexicalEditor) =>
  readBody(editor).map(({ kind, spans }) => `${kind}: ${spans.map(({ text }) => text).join('')}`);

/** Bits of bold, italic and whatever else text could be. */
const readFormats = (editor: LexicalEditor) =>
  editor.getEditorState().read(() =>
    $getRoot()
      .getAllTextNodes()
      .map((text) => text.getFormat()),
  );

function change(editor: LexicalEditor, act: () => void): void {
  editor.update(act, { discrete: true });
}
/** Acts that are updates of their own are over when this one is. */
function settle(editor: LexicalEditor): void {
  change(editor, () => {});
}

/** Selects from the first word that is named to the last. */
function select(editor: LexicalEditor, from: string, to = from): void {
  change(editor, () => {
    const texts = $getRoot().getAllTextNodes();
    const first = texts.find((node) => node.getTextContent().includes(from));
    const last = texts.find((node) => node.getTextContent().includes(to));
    if (!first || !last) throw new Error('These words are not in the letter.');
    const selection = first.select(first.getTextContent().indexOf(from), 0);
    const end = last.getTextContent().indexOf(to) + to.length;
    selection.anchor.set(first.getKey(), first.getTextContent().indexOf(from), 'text');
    selection.focus.set(last.getKey(), end, 'text');
  });
}
function placeCaretAfter(editor: LexicalEditor, word: string): void {
  change(editor, () => {
    const text = $getRoot()
      .getAllTextNodes()
      .find((node) => node.getTextContent().includes(word));
    const place = (text?.getTextContent().indexOf(word) ?? 0) + word.length;
    text?.select(place, place);
  });
}
function type(editor: LexicalEditor, words: string): void {
  for (const character of words) {
    change(editor, () => $getSelection()?.insertText(character));
    settle(editor);
  }
}
function pressEnter(editor: LexicalEditor): void {
  editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined);
  settle(editor);
}

describe('Headings, quotations and lists', () => {
  const body = [
    block('paragraph', 'List:'),
    block('bullet', 'eggs'),
    block('bullet', 'milk'),
    block('bullet', 'flour'),
    block('paragraph', 'Done.'),
  ];

  test('are made of the blocks that are selected, across lists, and of no other', () => {
    const editor = createBodyEditor(body);
    select(editor, 'List', 'milk');
    setKind(editor, 'step');
    settle(editor);
    expect(readKinds(editor)).toEqual([
      'step: List:',
      'step: eggs',
      'step: milk',
      'bullet: flour',
      'paragraph: Done.',
    ]);
    setKind(editor, 'step');
    settle(editor);
    expect(readKinds(editor)).toEqual([
      'paragraph: List:',
      'paragraph: eggs',
      'paragraph: milk',
      'bullet: flour',
      'paragraph: Done.',
    ]);
  });

  test('take one item out of the middle of a list, and undo puts it back', () => {
    const editor = createBodyEditor(body);
    placeCaretAfter(editor, 'milk');
    setKind(editor, 'heading');
    settle(editor);
    expect(readKinds(editor).slice(1, 4)).toEqual(['bullet: eggs', 'heading: milk', 'bullet: flour']);
    editor.dispatchCommand(UNDO_COMMAND, undefined);
    settle(editor);
    expect(readBody(editor)).toEqual(body);
  });

  test('begin in an empty letter, and what is typed next is in them', () => {
    const editor = createBodyEditor([]);
    setKind(editor, 'step');
    insertWords(editor, 'Beat.');
    settle(editor);
    pressEnter(editor);
    insertWords(editor, 'Bake.');
    settle(editor);
    expect(readKinds(editor)).toEqual(['step: Beat.', 'step: Bake.']);
  });

  test('begin by their signs at the start of a paragraph, and by nothing that looks like one', () => {
    for (const [typed, read] of [
      ['- eggs', 'bullet: eggs'],
      ['* eggs', 'bullet: eggs'],
      ['1. Beat.', 'step: Beat.'],
      ['# How', 'heading: How'],
      ['> Never hurry.', 'quote: Never hurry.'],
      ['1986. A summer.', 'paragraph: 1986. A summer.'],
      ['a - b', 'paragraph: a - b'],
    ] as const) {
      const editor = createBodyEditor([]);
      change(editor, () => void $getRoot().selectEnd());
      type(editor, typed);
      expect(readKinds(editor)).toEqual([read]);
    }
    const editor = createBodyEditor([block('paragraph', 'eggs'), block('heading', 'How')]);
    change(editor, () => void $getRoot().getAllTextNodes()[0]?.select(0, 0));
    type(editor, '- ');
    change(editor, () => void $getRoot().getAllTextNodes()[1]?.select(0, 0));
    type(editor, '- ');
    expect(readKinds(editor)).toEqual(['bullet: eggs', 'heading: - How']);
  });

  test('go on after Enter, and an empty line leads out of a quotation and of a list', () => {
    for (const kind of ['quote', 'bullet'] as const) {
      const editor = createBodyEditor([block(kind, 'Never hurry.')]);
      placeCaretAfter(editor, 'Never');
      pressEnter(editor);
      expect(readKinds(editor)).toEqual([`${kind}: Never`, `${kind}:  hurry.`]);
      placeCaretAfter(editor, 'hurry.');
      pressEnter(editor);
      pressEnter(editor);
      insertWords(editor, 'So she said.');
      settle(editor);
      expect(readKinds(editor)).toEqual([`${kind}: Never`, `${kind}:  hurry.`, 'paragraph: So she said.']);
    }
  });
});

describe('Words that are not typed', () => {
  test('go in at the caret, with a space where one is wanted', () => {
    const editor = createBodyEditor([block('paragraph', 'We came home.')]);
    placeCaretAfter(editor, 'home');
    insertWords(editor, 'and she laughed');
    settle(editor);
    expect(readKinds(editor)).toEqual(['paragraph: We came home and she laughed.']);
    const empty = createBodyEditor([]);
    insertWords(empty, 'Dear Lucie');
    settle(empty);
    expect(readKinds(empty)).toEqual(['paragraph: Dear Lucie']);
  });

  test('keep their lines when plain text is pasted, and their empty lines part paragraphs', () => {
    const editor = createBodyEditor([block('paragraph', 'A poem:')]);
    const paste = (text: string) =>
      change(editor, () => {
        const selection = $getRoot().selectEnd();
        $pastePlainText(text, selection, () => false, Object.create(null));
      });
    paste('\r\n\r\nRoses\r\nare red\r\n \r\nViolets\tare blue');
    expect(readKinds(editor)).toEqual([
      'paragraph: A poem:',
      'paragraph: Roses\nare red',
      'paragraph: Violets are blue',
    ]);
    setKind(editor, 'bullet');
    settle(editor);
    paste('\n\ngreen\nyellow');
    expect(readKinds(editor).slice(2)).toEqual([
      'bullet: Violets are blue',
      'bullet: green',
      'bullet: yellow',
    ]);
  });
});

describe('Whatever comes in', () => {
  test('is reduced to bold, italic, headings, quotations and lists of one level', () => {
    const editor = createBodyEditor([]);
    change(editor, () => {
      const gaudy = $createTextNode('gaudy')
        .setFormat('bold')
        .toggleFormat('underline')
        .setStyle('color: red');
      const inner = $createListNode('bullet').append($createListItemNode().append($createTextNode('brown')));
      $getRoot()
        .clear()
        .append(
          $createParagraphNode()
            .setFormat('center')
            .setIndent(2)
            .append(gaudy, $createTabNode(), $createTextNode('\u0007.')),
          $createHeadingNode('h5').append($createTextNode('Small')),
          $createQuoteNode().append(
            $createParagraphNode().append($createTextNode('One.')),
            $createParagraphNode().append($createTextNode('Two.')),
          ),
          $createListNode('number', 7).append(
            $createListItemNode().append($createTextNode('eggs')),
            $createListItemNode().append(inner),
            $createListItemNode().append($createTextNode('milk')),
          ),
        );
    });
    expect(readBody(editor)).toEqual([
      { kind: 'paragraph', spans: [{ text: 'gaudy', bold: true }, { text: '  .' }] },
      block('heading', 'Small'),
      block('quote', 'One.'),
      block('quote', 'Two.'),
      block('step', 'eggs'),
      block('step', 'brown'),
      block('step', 'milk'),
    ]);
    expect(readFormats(editor).filter((format) => format !== 0)).toEqual([IS_BOLD]);
    expect(JSON.stringify(editor.getEditorState())).not.toMatch(/color|center|h5|"indent":[1-9]/);
  });

  test('is never underlined, and is made bold', () => {
    const editor = createBodyEditor([block('paragraph', 'one two')]);
    select(editor, 'two');
    editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'underline');
    editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold');
    settle(editor);
    expect(readBody(editor)[0]?.spans).toEqual([{ text: 'one ' }, { text: 'two', bold: true }]);
    expect(readFormats(editor)).toEqual([0, IS_BOLD]);
  });
});
