import { expect, test } from 'vitest';
import { type VaultContent, vaultContentSchema } from '#shared/vault/content.ts';
import { readOneTimeCode } from '../../import/oneTimeCode.ts';
import { itemMessages } from '../messages.ts';
import { answersOf, type ItemAnswers } from './itemAnswers.ts';
import { CONTENT_LIMIT, createItemSchema } from './itemSchema.ts';

const texts = itemMessages.en;
const make = (parts: object): VaultContent => vaultContentSchema.parse(parts);

async function send(base: VaultContent, change: (answers: ItemAnswers) => void) {
  const schema = createItemSchema({
    base,
    texts,
    language: 'en',
    now: () => new Date('2026-11-22T10:00:00Z'),
    readCode: async (written, owner) => readOneTimeCode(written, owner),
  });
  const answers = answersOf(base);
  change(answers);
  const { data, error } = await schema.safeParseAsync(answers);
  return { data, faults: error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [] };
}

test('an item without a name is asked for one', async () => {
  const { faults } = await send(make({ kind: 'note' }), () => {});
  expect(faults).toEqual([['title', texts.nameMissing]]);
});

test('what is longer than the format allows is said at its field, with the limit', async () => {
  const { faults } = await send(make({ kind: 'document', title: 'Will' }), (answers) => {
    answers.fields.issuer = 'x'.repeat(501);
    answers.tags = ['y'.repeat(101)];
  });
  expect(faults).toEqual([
    ['tags', texts.tooLong('Tags', 100)],
    ['fields.issuer', texts.tooLong('Issued by', 500)],
  ]);
});

test('more text than one item holds is said before it is sent, at the field that holds most of it', async () => {
  const wishes = make({ kind: 'wishes', title: 'Wishes' });
  const long = 'é'.repeat(99_000);
  const { faults } = await send(wishes, (answers) => {
    answers.fields.allergies = long;
    answers.fields.ceremony = `${long}, and more`;
  });
  expect(long.length * 2 * 2).toBeGreaterThan(CONTENT_LIMIT);
  expect(faults).toEqual([['fields.ceremony', texts.itemTooLong]]);
});

test('the bare secret of one-time codes is kept as the address that every program reads', async () => {
  const login = make({ kind: 'password', title: 'Bank', username: 'marie' });
  const { data } = await send(login, (answers) => {
    answers.fields.oneTimeCode = 'jbsw y3dp ehpk 3pxp';
  });
  expect(data).toMatchObject({
    oneTimeCode: expect.stringMatching(/^otpauth:\/\/totp\/Bank:marie\?.*JBSWY3DPEHPK3PXP/),
  });
});

test('what gives no codes is said, unless it stood there before', async () => {
  const { faults } = await send(make({ kind: 'password', title: 'Bank' }), (answers) => {
    answers.fields.oneTimeCode = '123456';
  });
  expect(faults).toEqual([['fields.oneTimeCode', texts.codeWrong]]);
  const imported = make({ kind: 'password', title: 'Games', oneTimeCode: 'steam://JBSWY3DPEHPK3PXP' });
  const { data } = await send(imported, (answers) => {
    answers.title = 'Game';
  });
  expect(data).toMatchObject({ title: 'Game', oneTimeCode: 'steam://JBSWY3DPEHPK3PXP' });
});

test('a website that no browser opens safely is refused when it is new', async () => {
  const { faults } = await send(make({ kind: 'password', title: 'x' }), (answers) => {
    answers.websites = ['javascript:alert(1)'];
  });
  expect(faults).toEqual([['websites', texts.addressWrong]]);
});
