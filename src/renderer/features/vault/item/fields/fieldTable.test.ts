import { expect, test } from 'vitest';
import { vaultContentSchema, vaultKinds } from '#shared/vault/content.ts';
import { choiceFields, choiceNames, fieldNames, secretFields } from '#shared/vault/fieldNames.ts';
import { commonFields, type FieldForm, fieldsOf } from './fieldTable.ts';

const schemas = new Map(vaultContentSchema.options.map((schema) => [schema.shape.kind.value, schema]));
const behindDots = new Set<FieldForm>(['secret', 'password', 'words', 'oneTimeCode']);

test.each(vaultKinds)('every field of a %s has one place', (kind) => {
  const known = Object.keys(schemas.get(kind)?.shape ?? {});
  const placed = [...commonFields, ...fieldsOf(kind).map(({ name }) => name)];
  expect(placed.toSorted()).toEqual(known.toSorted());
});

test.each(vaultKinds)('the fields of a %s are named in both languages, as in its export', (kind) => {
  for (const { name, form } of fieldsOf(kind)) {
    for (const language of ['en', 'fr'] as const) expect(fieldNames[language][name], name).toBeTruthy();
    expect(behindDots.has(form), name).toBe(secretFields.has(name));
    expect(form === 'choice', name).toBe(choiceFields.has(name));
  }
});

test.each(vaultKinds)('what can be chosen in a %s is what the format allows', (kind) => {
  for (const { name, choices = [] } of fieldsOf(kind)) {
    for (const choice of choices) {
      expect(vaultContentSchema.safeParse({ kind, [name]: choice }).success, `${name} ${choice}`).toBe(true);
      expect(choiceNames.en[choice]).toBeTruthy();
      expect(choiceNames.fr[choice]).toBeTruthy();
    }
    if (choiceFields.has(name)) {
      const nothing = vaultContentSchema.parse({ kind });
      expect(choices[0]).toBe(Reflect.get(nothing, name));
    }
  }
});
