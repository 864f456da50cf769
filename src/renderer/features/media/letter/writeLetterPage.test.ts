import { expect, test } from 'vitest';
import type { groupBlocks } from './groupBlocks.ts';
import { writeLetterPage } from './writeLetterPage.ts';

const page = (body: Parameters<typeof groupBlocks>[0], title = 'To Lucie') =>
  writeLetterPage({ letter: { title, body }, day: '14 July 2019', language: 'en' });

test('a letter’s page shows every kind of block, and bold and italic', () => {
  const html = page([
    { kind: 'heading', spans: [{ text: 'Pancakes' }] },
    {
      kind: 'paragraph',
      spans: [{ text: 'From ' }, { text: 'her', bold: true, italic: true }, { text: ' book.' }],
    },
    { kind: 'quote', spans: [{ text: 'Never hurry.' }] },
  ]);
  expect(html).toMatch(/^<!doctype html><html lang="en">/);
  expect(html).toContain('<h1>To Lucie</h1><p class="date">14 July 2019</p><h2>Pancakes</h2>');
  expect(html).toContain('<p>From <strong><em>her</em></strong> book.</p>');
  expect(html).toContain('<blockquote><p>Never hurry.</p></blockquote>');
});

test('items that follow each other are one list, and another kind begins another', () => {
  const html = page([
    { kind: 'bullet', spans: [{ text: 'eggs' }] },
    { kind: 'bullet', spans: [{ text: 'milk' }] },
    { kind: 'step', spans: [{ text: 'Beat.' }] },
  ]);
  expect(html).toContain('<ul><li>eggs</li><li>milk</li></ul><ol><li>Beat.</li></ol>');
});

test('whatever was written stays text', () => {
  const html = page(
    [{ kind: 'paragraph', spans: [{ text: '<img src=x onerror=alert(1)>' }] }],
    '</title><script>',
  );
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});
