/**
 * French sets some signs off by a space, which must not break: a colon never begins a line. Long texts have it made at build
 * (`scripts/content.ts`); every other sentence is written so, and asked for here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../../src');
/** A common space before such a sign, or after an opening quotation mark. */
const BREAKABLE = / (?=[;:?!»])|« /;

/** Texts that stand under a key `fr`, wherever that is in the file. */
function frenchTexts(file: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown, isFrench: boolean): void => {
    if (typeof node !== 'object' || node === null) return;
    const kind = 'type' in node ? node.type : null;
    if (isFrench && kind === 'StringLiteral' && 'value' in node) found.push(String(node.value));
    if (isFrench && kind === 'TemplateElement' && 'raw' in node) found.push(String(node.raw));
    const isOfFrench = kind === 'KeyValueProperty' && 'key' in node && isNamedFrench(node.key);
    for (const part of Object.values(node)) visit(part, isFrench || isOfFrench);
  };
  visit(
    parseSync(readFileSync(join(root, file), 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') }),
    false,
  );
  return found;
}

const isNamedFrench = (key: unknown) =>
  typeof key === 'object' && key !== null && 'value' in key && key.value === 'fr';

test('no French sentence can break before its sign', () => {
  const files = readdirSync(root, { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const texts = files.flatMap((file) => frenchTexts(file).map((text) => ({ file, text })));
  expect(texts.length).toBeGreaterThan(2_000);
  expect(texts.filter(({ text }) => BREAKABLE.test(text))).toEqual([]);
});
