/** French has two words for a vault, and what a person reads uses one: the interface’s, “coffre-fort”. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A bank’s, another product’s, a figure of speech, a piece of furniture, and what people type to find an answer. */
const others = [
  'le coffre à la banque',
  'un coffre de banque',
  '« Exporter le coffre »',
  'il voit le coffre ou le reprend',
  'plusieurs coffres : un pour la succession',
  'le coffre que personne ne sait ouvrir',
  'malle coffre',
  'words: "phrase oubliée coffre',
  'words: "coffre',
];

test('the vault has one name in French, wherever it is spoken of', () => {
  const strays = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|md)$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => {
      const text = others.reduce(
        (rest, other) => rest.replaceAll(other, ''),
        readFileSync(root + file, 'utf8')
          .replaceAll('\u00a0', ' ')
          .replaceAll(String.raw`\u00a0`, ' '),
      );
      const found = text.match(/.{0,40}\bcoffres?\b(?!-(?:\u2060|\\u2060)?forts?\b).{0,20}/gi) ?? [];
      return found.map((where) => `${file}: ${where}`);
    });
  expect(strays).toEqual([]);
});
