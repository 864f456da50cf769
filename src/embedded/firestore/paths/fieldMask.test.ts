/** A document cut to what a mask names costs one walk over the document, whatever the mask. */
import { describe, expect, it } from 'vitest';
import { growthOf } from '../../../../tests/support/growth.ts';
import type { FirestoreFields, FirestoreValue } from '../value.ts';
import { createFieldMask, pathsOf, project } from './fieldMask.ts';

const integer = (value: number): FirestoreValue => ({ integerValue: String(value) });
const map = (fields: FirestoreFields): FirestoreValue => ({ mapValue: { fields } });
const document = { a: integer(1), b: map({ c: integer(2), d: map({ e: integer(3) }) }), f: integer(4) };

describe('a projection', () => {
  it.each([
    [[], {}],
    [[['a'], ['absent'], ['a', 'below']], { a: integer(1) }],
    [
      [
        ['b', 'd', 'e'],
        ['f', 'below'],
      ],
      { b: map({ d: map({ e: integer(3) }) }) },
    ],
    [[['b', 'absent']], {}],
    [[['b', 'c'], ['b'], ['b', 'd', 'e']], { b: document.b }],
  ])('to %j keeps only that', (paths, expected) => {
    expect(project(document, createFieldMask(paths))).toEqual(expected);
  });

  it('of many fields to many paths costs what they are together', () => {
    const ofSize = (size: number) => {
      const entries = Array.from({ length: size }, (_, at) => [`f${at}`, map({ inner: integer(at) })]);
      const fields: FirestoreFields = Object.fromEntries(entries);
      const paths = Object.keys(fields).flatMap((name) => [[name, 'inner'], [name, 'absent'], [name]]);
      project(fields, createFieldMask(paths));
    };
    expect(growthOf(ofSize, 4000)).toBeLessThan(12);
  });

  it('of a small document asks nothing more for a large mask', () => {
    const mask = createFieldMask(Array.from({ length: 100_000 }, (_, at) => [`f${at}`]));
    let looks = 0;
    const counted: typeof mask = new Proxy(mask, {
      get: (target, name) => {
        looks += 1;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    expect(project({ f1: integer(1), other: integer(2) }, counted)).toEqual({ f1: integer(1) });
    expect(looks).toBeLessThan(10);
  });
});

it('the paths of a mask do not lie below each other', () => {
  const mask = createFieldMask([['b', 'c', 'd'], ['a'], ['b', 'c'], ['a', 'z'], ['b', 'e']]);
  expect([...pathsOf(mask)]).toEqual([['b', 'c'], ['b', 'e'], ['a']]);
});
