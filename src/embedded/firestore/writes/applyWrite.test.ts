/** What a write makes of a document, and that it costs what was sent: it is worked out before the rules are asked. */
import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { growthOf } from '../../../../tests/support/growth.ts';
import { type FieldPath, valueAt } from '../paths/fieldPath.ts';
import { documentKey, type StoredDocument } from '../storage/documents.ts';
import type { FirestoreFields, FirestoreValue } from '../value.ts';
import { encodeValue } from '../values/encodeValue.ts';
import { applyWrite } from './applyWrite.ts';
import type { FieldTransform, Write } from './write.ts';

const database = { project: 'p', database: '(default)' };
const path = 'things/one';
const integer = (value: number): FirestoreValue => ({ integerValue: String(value) });
const list = (values: readonly FirestoreValue[]): FirestoreValue => ({ arrayValue: { values: [...values] } });

const stored = (fields: FirestoreFields): StoredDocument => ({
  path,
  key: documentKey(path),
  fields,
  created: 1,
  updated: 1,
});

function write(
  before: FirestoreFields | null,
  { fields = {}, mask = null, transforms = [] }: Partial<Extract<Write, { kind: 'update' }>>,
) {
  const update: Write = { kind: 'update', path, fields, mask, transforms, precondition: null };
  return applyWrite(database, update, before && stored(before), 2);
}

const union = (field: string, ...elements: FirestoreValue[]): FieldTransform => ({
  path: [field],
  operation: { kind: 'arrayUnion', elements },
});
const remove = (field: string, ...elements: FirestoreValue[]): FieldTransform => ({
  path: [field],
  operation: { kind: 'arrayRemove', elements },
});

describe('a mask', () => {
  it('takes over what it names and deletes what is not sent, in maps too', () => {
    const before = {
      a: integer(1),
      b: integer(2),
      map: { mapValue: { fields: { c: integer(3), d: integer(4) } } },
    };
    const { after } = write(before, {
      fields: { a: integer(10), map: { mapValue: { fields: { c: integer(30) } } } },
      mask: [['a'], ['b'], ['map', 'c'], ['map', 'd'], ['absent', 'e']],
    });
    expect(after?.fields).toEqual({ a: integer(10), map: { mapValue: { fields: { c: integer(30) } } } });
    expect(before.map.mapValue.fields).toEqual({ c: integer(3), d: integer(4) });
  });

  it('that names a map and something in it takes over the map, in either order', () => {
    const fields = { map: { mapValue: { fields: { c: integer(30) } } } };
    for (const mask of [
      [['map'], ['map', 'c']],
      [['map', 'c'], ['map']],
    ] satisfies FieldPath[][]) {
      const { after } = write({ map: { mapValue: { fields: { d: integer(4) } } } }, { fields, mask });
      expect(after?.fields).toEqual(fields);
    }
  });

  it('gives a field called __proto__ no other meaning', () => {
    const fields: FirestoreFields = JSON.parse('{"__proto__": {"integerValue": "1"}}');
    const { after } = write({}, { fields, mask: [['__proto__']] });
    expect(Object.keys(after?.fields ?? {})).toEqual(['__proto__']);
  });

  it.each([
    ['fields', (name: string) => [name]],
    ['fields of one map', (name: string) => ['map', name]],
    ['fields of a map that is named again each time', (name: string) => ['map', name, 'deep']],
  ])('of many %s costs what was sent', (_what, pathOf) => {
    const ofSize = (size: number) => {
      const entries = Array.from({ length: size }, (_, at) => [`f${at}`, { nullValue: null }]);
      const fields: FirestoreFields = Object.fromEntries(entries);
      const mask = Object.keys(fields).flatMap((name) => [pathOf(name), ['map']]);
      write(null, { fields: { ...fields, map: { mapValue: { fields } } }, mask });
    };
    expect(growthOf(ofSize, 4000)).toBeLessThan(12);
  });
});

describe('transforms of one array', () => {
  const element = fc.integer({ min: 0, max: 5 }).map(integer);
  const elements = fc.array(element, { maxLength: 8 });
  const step = fc.record({ isUnion: fc.boolean(), elements });

  it('come one after the other, and keep the order and the repetitions of what stays', () => {
    fc.assert(
      fc.property(elements, fc.array(step, { maxLength: 6 }), (initial, steps) => {
        const isSame = (one: FirestoreValue) => (other: FirestoreValue) =>
          encodeValue(one).equals(encodeValue(other));
        let expected = [...initial];
        for (const { isUnion, elements: changed } of steps) {
          if (!isUnion) expected = expected.filter((one) => !changed.some(isSame(one)));
          else for (const one of changed) if (!expected.some(isSame(one))) expected.push(one);
        }
        const transforms = steps.map((one) => (one.isUnion ? union : remove)('list', ...one.elements));
        const { after, transformResults } = write({ list: list(initial) }, { mask: [], transforms });
        const value = valueAt(after?.fields ?? {}, ['list']);
        expect(value && 'arrayValue' in value ? (value.arrayValue.values ?? []) : null).toEqual(expected);
        expect(transformResults).toEqual(steps.map(() => ({ nullValue: null })));
      }),
    );
  });

  it('give way to a number between them, and to a map', () => {
    const count: FieldTransform = { path: ['list'], operation: { kind: 'increment', operand: integer(2) } };
    const below: FieldTransform = {
      path: ['list', 'below'],
      operation: { kind: 'arrayUnion', elements: [integer(3)] },
    };
    const fields = { list: list([integer(0)]) };
    const transforms = [union('list', integer(1)), count, count, union('list', integer(1))];
    expect(write(fields, { mask: [], transforms }).after?.fields).toEqual({ list: list([integer(1)]) });
    expect(write(fields, { mask: [], transforms: [...transforms, below] }).after?.fields).toEqual({
      list: { mapValue: { fields: { below: list([integer(3)]) } } },
    });
    expect(fields).toEqual({ list: list([integer(0)]) });
  });

  it('cost what was sent, however many there are', () => {
    const ofSize = (size: number) => {
      const many = Array.from({ length: size }, (_, at) => integer(at));
      const each = many.slice(0, size / 10).map((_, at) => (at % 2 ? union : remove)('list', integer(-at)));
      write({ list: list(many) }, { mask: [], transforms: [union('list', ...many), ...each] });
    };
    expect(growthOf(ofSize, 3000)).toBeLessThan(12);
  });
});
