/**
 * Every regular expression of the sources is linear, so that no text a visitor sends can hold the process; what only
 * tests load is left out. One that is
 * not must be kept from long texts, and say beside itself how: a comment with `Bounded:` in the lines above it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from '@swc/core';
import { check } from 'recheck';
import { describe, expect, test } from 'vitest';

interface Pattern {
  readonly source: string;
  readonly flags: string;
  readonly place: string;
  readonly isBounded: boolean;
}

const root = resolve(import.meta.dirname, '../../../src');
/** Lines above a pattern in which its bound may be told: a table of patterns has one comment. */
const BESIDE = 8;

function patternsOf(file: string): Pattern[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found: Pattern[] = [];
  const note = (source: string, flags: string, shown: string) => {
    const before = text.slice(0, Math.max(0, text.indexOf(shown))).split('\n');
    found.push({
      source,
      flags,
      place: `src/${file}:${before.length}`,
      isBounded: before.slice(-BESIDE).join('\n').includes('Bounded:'),
    });
  };
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && node.type === 'RegExpLiteral' && 'pattern' in node && 'flags' in node) {
      note(String(node.pattern), String(node.flags), `/${node.pattern}/`);
    }
    // One that is put together while it runs cannot be checked here.
    if ('callee' in node && isNamedRegExp(node.callee)) note('(a+)+$', '', 'RegExp(');
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x') }));
  return found;
}

const isNamedRegExp = (callee: unknown) =>
  typeof callee === 'object' && callee !== null && 'value' in callee && callee.value === 'RegExp';

/** Whether the time it takes grows with the length of the text, and no faster. */
async function isSafe({ source, flags }: Pattern): Promise<boolean> {
  const { status } = await check(source, flags, { timeout: 20_000 });
  return status === 'safe';
}

describe('the check itself', () => {
  test.each([
    ['(a+)+$', false],
    ['\\s*,\\s*', false],
    ['^[^@]+@[^@]+$', true],
  ])('of /%s/', async (source, expected) => {
    expect(await isSafe({ source, flags: '', place: '', isBounded: false })).toBe(expected);
  });
});

test('every regular expression is linear, or says beside itself what bounds it', async () => {
  const files = readdirSync(root, { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test(ing)?\.tsx?$/.test(file));
  const patterns = files.flatMap(patternsOf);
  expect(patterns.length).toBeGreaterThan(150);
  const dangerous: string[] = [];
  for (const pattern of patterns) {
    if (pattern.isBounded || (await isSafe(pattern))) continue;
    dangerous.push(`${pattern.place} /${pattern.source}/${pattern.flags}`);
  }
  expect(dangerous).toEqual([]);
}, 300_000);
