/** Nothing that a caller sends is without a bound: every text and list has a longest, every number a range. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { CallableContract } from './contract.ts';

type Contract = CallableContract<z.ZodType, z.ZodType>;
const files = readdirSync(import.meta.dirname).filter((name) => /^[a-z]+\.ts$/i.test(name));
const modules: Record<string, unknown>[] = await Promise.all(files.map((name) => import(`./${name}`)));

function isContract(candidate: unknown): candidate is Contract {
  return (
    typeof candidate === 'object' &&
    candidate !== null &&
    'name' in candidate &&
    'input' in candidate &&
    'output' in candidate
  );
}

const contracts = modules.flatMap((module) => Object.values(module).filter(isContract));

interface Definition {
  readonly type: string;
  readonly [part: string]: unknown;
}
const definitionOf = (schema: unknown): Definition =>
  (schema as { readonly _zod: { readonly def: Definition } })._zod.def;

function checksOf(schema: unknown): Definition[] {
  const own = definitionOf(schema);
  const checks = Array.isArray(own.checks) ? own.checks.map(definitionOf) : [];
  // A format such as z.uuid() is a check of its own kind on the schema itself.
  return own.check === undefined ? checks : [own, ...checks];
}

/** Whether nothing in the pattern repeats without end. */
function repeatsNothingForever(pattern: RegExp): boolean {
  const bare = pattern.source.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');
  return !/[*+]|\{\d+,\}/.test(bare) && bare.startsWith('^') && bare.endsWith('$');
}

const parts: Readonly<Record<string, (definition: Definition) => readonly [string, unknown][]>> = {
  object: ({ shape }) => Object.entries(shape as object),
  record: ({ keyType, valueType }) => [
    ['(key)', keyType],
    ['(value)', valueType],
  ],
  array: ({ element }) => [['[]', element]],
  union: ({ options }) => (options as unknown[]).map((option, index) => [`(${index})`, option]),
  pipe: ({ in: first }) => [['', first]],
};
for (const wrapper of ['optional', 'nullable', 'default', 'prefault', 'catch', 'readonly']) {
  Object.assign(parts, { [wrapper]: ({ innerType }: Definition) => [['', innerType]] });
}

/** The dotted names of everything in `schema` that has no bound. */
function findUnbounded(schema: unknown, path: string): string[] {
  const definition = definitionOf(schema);
  const checks = checksOf(schema);
  const kinds = checks.map(({ check }) => check);
  const inner = (parts[definition.type]?.(definition) ?? []).flatMap(([name, part]) =>
    findUnbounded(part, name === '' ? path : `${path}.${name}`),
  );
  switch (definition.type) {
    case 'string': {
      const hasLength = kinds.some((kind) => kind === 'max_length' || kind === 'length_equals');
      const hasPattern = checks.some(
        ({ pattern }) => pattern instanceof RegExp && repeatsNothingForever(pattern),
      );
      return hasLength || hasPattern ? [] : [`${path}: a text without a longest`];
    }
    case 'number':
      return kinds.includes('greater_than') && kinds.includes('less_than')
        ? []
        : [`${path}: a number without a range`];
    case 'array':
      return kinds.includes('max_length') || kinds.includes('length_equals')
        ? inner
        : [`${path}: a list without a longest`, ...inner];
    case 'enum':
    case 'literal':
    case 'boolean':
      return [];
    default:
      return parts[definition.type] ? inner : [`${path}: a ${definition.type} that nobody looked into`];
  }
}

/** Lists of plain values in `schema`. */
function findLists(schema: unknown, path: string): { readonly path: string; readonly list: z.ZodType }[] {
  const definition = definitionOf(schema);
  const inner = (parts[definition.type]?.(definition) ?? []).flatMap(([name, part]) =>
    findLists(part, `${path}.${name}`),
  );
  const isPlainList = definition.type === 'array' && definitionOf(definition.element).type === 'string';
  return isPlainList ? [{ path, list: schema as z.ZodType }, ...inner] : inner;
}

describe('what callers send', () => {
  test('is looked into for every callable', () => expect(contracts.length).toBeGreaterThan(30));

  test.each(contracts.map(({ name, input }) => [name, input] as const))('has bounds: %s', (name, input) => {
    expect(findUnbounded(input, name)).toEqual([]);
  });

  test('names nothing twice in a list', () => {
    const lists = contracts.flatMap(({ name, input }) => findLists(input, name));
    expect(lists.length).toBeGreaterThan(5);
    // Two lines of an engraving may well be the same words.
    const naming = lists.filter(({ path }) => !path.endsWith('.engraving..lines'));
    const taking = naming.filter(({ list }) => list.safeParse(['twice', 'twice']).success);
    expect(taking.map(({ path }) => path)).toEqual([]);
  });
});
