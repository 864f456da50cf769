import { expect, test } from 'vitest';
import { readFixture } from '#tests/support/vault/exports.ts';
import type { CsvTable } from '../importOutcome.ts';
import { readExport } from '../readExport.ts';
import { fieldsOf, itemNamed, readAll, refusalOf, secretFieldsOf } from '../readIn.testing.ts';
import { guessColumns } from './csvRoles.ts';

test("Apple's passwords come over with codes and notes", async () => {
  const outcome = await readAll(readFixture('apple.csv'));
  expect(outcome.source).toBe('apple-csv');
  expect(itemNamed(outcome, 'bank.example (marie)').content).toMatchObject({
    kind: 'password',
    username: 'marie',
    password: 'correct horse',
    notes: 'Branch in Lyon',
    websites: ['https://bank.example/'],
    oneTimeCode:
      'otpauth://totp/bank.example:marie?issuer=bank.example&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
  });
  expect(itemNamed(outcome, 'router').content).toMatchObject({ password: 'quote"and,comma' });
});

test("Chrome's passwords come over, and one without a name goes by its website", async () => {
  const outcome = await readAll(readFixture('chrome.csv'));
  expect(outcome.source).toBe('chrome-csv');
  expect(itemNamed(outcome, 'bank.example').content).toMatchObject({ notes: 'Branch in Lyon' });
  expect(itemNamed(outcome, 'com.example.app').content).toMatchObject({ password: 'app password' });
});

test("Firefox's logins come over with the date of their password", async () => {
  const outcome = await readAll(readFixture('firefox.csv'));
  expect(outcome.source).toBe('firefox-csv');
  const { content } = itemNamed(outcome, 'bank.example');
  expect(content).toMatchObject({ username: 'marie', passwordChangedAt: '2022-03-01T10:00:00.000Z' });
  expect(fieldsOf(content)).toEqual({ 'In Firefox since': '2019-02-03', 'Last used': '2023-11-14' });
  expect(fieldsOf(itemNamed(outcome, 'intranet.example').content)).toMatchObject({
    'Asked for by (HTTP)': 'Staff only',
  });
});

test('any other table asks what its columns are, with a guess to correct', async () => {
  const file = readFixture('tableau.csv');
  const columns = guessColumns((await ask(file)).table.rows);
  expect(columns).toEqual({
    hasHeader: true,
    roles: ['title', 'website', 'username', 'password', 'notes', 'tag', 'secret'],
  });
  const outcome = await readAll(file, { columns });
  expect(outcome.source).toBe('csv');
  const { content } = itemNamed(outcome, 'Banque');
  expect(content).toMatchObject({
    kind: 'password',
    username: 'marie',
    password: 'corr;ect',
    notes: 'Agence de Lyon',
    tags: ['Famille', 'Banque'],
  });
  expect(fieldsOf(content)).toEqual({ 'Code de sécurité': '123' });
  expect(secretFieldsOf(content)).toEqual(['Code de sécurité']);
  expect(itemNamed(outcome, 'Alarme').content).toMatchObject({ kind: 'note', notes: 'Code 1234' });
});

test('a table without a line of names is read from its first line on', async () => {
  const file = new Blob(['bank.example,marie,pw\nforum.example,m,pw2\n']);
  expect(guessColumns((await ask(file)).table.rows).hasHeader).toBe(false);
  const { items } = await readAll(file, {
    columns: { hasHeader: false, roles: ['website', 'username', 'password'] },
  });
  expect(items.map(({ content }) => content.title)).toEqual(['bank.example', 'forum.example']);
});

test('a table saved by an older spreadsheet on Windows keeps its accents', async () => {
  const bytes = Uint8Array.from('Titre,Mot de passe\nMus\xe9e,pw\n', (character) => character.charCodeAt(0));
  const { items } = await readAll(new Blob([bytes]), {
    columns: { hasHeader: true, roles: ['title', 'password'] },
  });
  expect(items[0]?.content.title).toBe('Musée');
});

test('a second column of one meaning is kept as a field', async () => {
  const { items } = await readAll(
    new Blob(['Site,Mail,Login,PW,PW2,Text,More\nA,m@a.example,m,one,two,x,y\n']),
    {
      columns: {
        hasHeader: true,
        roles: ['title', 'username', 'username', 'password', 'password', 'notes', 'notes'],
      },
    },
  );
  expect(items[0]?.content).toMatchObject({ username: 'm@a.example', password: 'one', notes: 'x\n\ny' });
  expect(items[0]?.content.customFields).toEqual([
    { label: 'Login', value: 'm', isSecret: false },
    { label: 'PW2', value: 'two', isSecret: true },
  ]);
});

test('values beyond the last column are kept, hidden', async () => {
  const { items } = await readAll(new Blob(['name,url,username,password\nA,https://a.example,u,p,more\n']));
  expect(items[0]?.content.customFields).toEqual([{ label: '', value: 'more', isSecret: true }]);
});

test('what is no table is refused', async () => {
  expect(await refusalOf(new Blob(['Dear diary\nToday it rained\n']))).toBe('not-an-export');
});

async function ask(file: Blob): Promise<{ table: CsvTable }> {
  const outcome = await readExport(file, { language: 'en' });
  if (outcome.outcome !== 'asks' || outcome.question !== 'columns') throw new Error('Asks nothing.');
  return outcome;
}
