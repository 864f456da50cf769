/**
 * How French is set: no line ends before a sign that belongs to the word before it, and no apostrophe is a typewriter's.
 * And what opens a vault has one name wherever a person reads of it.
 */
import { expect, test } from 'vitest';
import { readMe } from './export/archiveReadMe.ts';

/** What is said in French, also what composes a sentence: of that the source is read. */
function saidInFrench(module: object): string[] {
  return Object.values(module).flatMap((messages) =>
    typeof messages === 'object' && messages !== null && 'fr' in messages ? textsOf(messages.fr) : [],
  );
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return literalsOf(String(value));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const literalsOf = (source: string) => source.match(/`[^`]*`|'[^']*'|"[^"]*"/g)?.map(withoutCode) ?? [];

const withoutCode = (literal: string) => literal.slice(1, -1).replace(/\$\{[^}]*\}/g, 'X');

const modules = {
  ...import.meta.glob<object>('./**/*[mM]essages.ts', { eager: true }),
  ...import.meta.glob<object>(['./import/guides.ts', './item/fields/fieldHints.ts', './items/kinds.tsx'], {
    eager: true,
  }),
  ...import.meta.glob<object>(
    [
      '../security/messages.ts',
      '../auth/messages.ts',
      '../{invitations,lifeVerification,personKeys,scanning}/**/*[mM]essages.ts',
    ],
    { eager: true },
  ),
};

test.each(Object.entries(modules))('%s is French as it is printed', (_file, module) => {
  const said = saidInFrench(module);
  expect(said).not.toEqual([]);
  expect(said.filter((text) => / [?!;:»](\s|$)|«(?!\u00a0)|[\p{Letter}]'[\p{Letter}]/u.test(text))).toEqual(
    [],
  );
});

const calledOtherwise = /passphrase|phrase secrète|phrase de passe/i;

const elsewhere = import.meta.glob<object>(
  [
    '../landing/messages.ts',
    '../../../decryptor/messages.ts',
    '../../../functions/mail/texts/english.ts',
    '../../../functions/mail/texts/french.ts',
  ],
  { eager: true },
);

test.each(Object.entries({ ...modules, ...elsewhere }))('%s calls a phrase a phrase', (_file, module) => {
  const said = Object.values(module).flatMap(textsOf);
  expect(said).not.toEqual([]);
  expect(said.filter((text) => calledOtherwise.test(text))).toEqual([]);
});

test('what lies beside an export calls a phrase a phrase', () => {
  const said = readMe(new Date(0), { isPageMissing: true, isFormatMissing: true }, []);
  expect(said).toMatch(/its phrase.*sa phrase/s);
  expect(said).not.toMatch(calledOtherwise);
});
