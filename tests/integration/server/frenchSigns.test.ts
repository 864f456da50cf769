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

/** Read whole: what stands outside of a French name there is French as well. */
const FRENCH_FILE = /^functions\/mail\/texts\/(?:.+\/)?french[^/]*\.ts$/;
const FRENCH_NAME = /^(?:fr|french.*)$/;

/** Texts under a key or a name that says French, wherever that is in the file. */
function frenchTexts(file: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown, isFrench: boolean): void => {
    if (typeof node !== 'object' || node === null) return;
    const kind = 'type' in node ? node.type : null;
    if (isFrench && kind === 'StringLiteral' && 'value' in node) found.push(String(node.value));
    if (isFrench && kind === 'TemplateElement' && 'raw' in node) found.push(String(node.raw));
    const isOfFrench =
      (kind === 'KeyValueProperty' && 'key' in node && isNamedFrench(node.key)) ||
      (kind === 'VariableDeclarator' && 'id' in node && isNamedFrench(node.id)) ||
      (kind === 'FunctionDeclaration' && 'identifier' in node && isNamedFrench(node.identifier));
    for (const part of Object.values(node)) visit(part, isFrench || isOfFrench);
  };
  visit(
    parseSync(readFileSync(join(root, file), 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') }),
    FRENCH_FILE.test(file),
  );
  return found;
}

const isNamedFrench = (name: unknown) =>
  typeof name === 'object' && name !== null && 'value' in name && FRENCH_NAME.test(String(name.value));

/** Each says its French in another way than under a key. */
const needed = [
  'decryptor/messages.ts',
  'renderer/memory/messages.ts',
  'functions/mail/texts/french.ts',
  'functions/mail/texts/legacy/frenchVerificationMails.ts',
  'functions/mail/texts/legacy/peopleMails.ts',
  'functions/mail/texts/visitors/contactMails.ts',
  'functions/mail/texts/visitors/frenchPrivacyMails.ts',
];

test('no French sentence can break before its sign', () => {
  const files = readdirSync(root, { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const texts = files.flatMap((file) => frenchTexts(file).map((text) => ({ file, text })));
  expect(texts.length).toBeGreaterThan(2_000);
  expect(texts.map(({ file }) => file)).toEqual(expect.arrayContaining(needed));
  expect(texts.filter(({ text }) => BREAKABLE.test(text))).toEqual([]);
});
