import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { spaceAsInFrench } from './content.ts';

/** As a paragraph whose middle is emphasised. */
function spaced(before: string, emphasised = '', after = ''): string {
  const text = (value: string) => ({ type: 'text' as const, value });
  const emphasis = {
    type: 'element' as const,
    tagName: 'em',
    properties: {},
    children: [text(emphasised)],
  };
  const tree: Root = { type: 'root', children: [text(before), emphasis, text(after)] };
  spaceAsInFrench()(tree);
  return textOf(tree);
}

test('a sign that French sets off stays on the line of its word', () => {
  expect(spaced('Quoi ? Ceci : un mot ; un autre. Voilà !')).toBe(
    'Quoi\u00a0? Ceci\u00a0: un mot\u00a0; un autre. Voilà\u00a0!',
  );
});

test('quotation marks stay with what they quote, also around emphasised words', () => {
  expect(spaced('Elle dit « bonjour ».')).toBe('Elle dit «\u00a0bonjour\u00a0».');
  expect(spaced('Elle dit « ', 'bonjour', ' », puis rien.')).toBe(
    'Elle dit «\u00a0bonjour\u00a0», puis rien.',
  );
});

test('signs inside of words, hours and addresses stay as they are', () => {
  expect(spaced('À 10:30, voir https://amaranth.example/fr?a=b.')).toBe(
    'À 10:30, voir https://amaranth.example/fr?a=b.',
  );
});
