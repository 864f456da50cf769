import { expect, test } from 'vitest';
import { vaultKinds } from '#shared/vault/content.ts';
import { describeItem, nameItem, nameRow } from './describeItem.ts';
import { vaultItem } from './vaultItem.testing.ts';

const TODAY = '2026-11-22';
const updatedAt = Date.parse('2026-05-03T12:00:00Z');
const line = (content: object, language: 'en' | 'fr' = 'en') =>
  describeItem(vaultItem(content, { updatedAt }), language, TODAY);

test('an item without a title is called by what tells it best, or by its kind', () => {
  const name = (content: object) => nameItem(vaultItem(content).content, 'en');
  expect(name({ kind: 'password', websites: ['https://www.bank.example/in'] })).toBe('bank.example');
  expect(name({ kind: 'contact', role: 'Notary' })).toBe('Notary');
  expect(name({ kind: 'note', notes: 'the safe opens with 4711' })).toBe('Note without a title');
  expect(nameItem(vaultItem({ kind: 'letter' }).content, 'fr')).toBe('Lettre sans titre');
});

test('one line tells an item from others, in both languages', () => {
  expect(line({ kind: 'password', title: 'Bank', username: 'marie', websites: ['bank.example'] })).toBe(
    'Password · marie · bank.example',
  );
  expect(line({ kind: 'document', title: 'P', issuer: 'Lyon', expiresOn: '2027-01-20' })).toBe(
    'Document · Lyon · runs out on 20 Jan 2027',
  );
  expect(line({ kind: 'document', title: 'P', expiresOn: '2026-11-01' }, 'fr')).toBe(
    'Document · a expiré le 1er nov. 2026',
  );
  expect(line({ kind: 'account', title: 'A', wish: 'hand-over', handOverTo: 'Paul' }, 'fr')).toBe(
    'Compte · pour Paul',
  );
});

test('what the title says already is not said again, and what says nothing is dated', () => {
  expect(line({ kind: 'contact', role: 'Notary', phone: '1' })).toBe('Contact · 1');
  expect(line({ kind: 'note', title: 'Keys' })).toBe('Note · changed on 3 May 2026');
  expect(line({ kind: 'document', title: 'P', expiresOn: '2040-01-01' })).toBe(
    'Document · changed on 3 May 2026',
  );
});

test('no row shows or says anything that the item hides', () => {
  for (const kind of vaultKinds) {
    const item = vaultItem({
      kind,
      title: 'title',
      notes: 'needle',
      number: 'needle',
      password: 'needle',
      oneTimeCode: 'needle',
      accountNumber: 'needle',
      words: 'needle',
      passphrase: 'needle',
      pin: 'needle',
      derivationPath: 'needle',
      medication: 'needle',
      allergies: 'needle',
      whereKept: 'needle',
      customFields: [{ label: 'needle', value: 'needle', isSecret: true }],
    });
    expect(describeItem(item, 'en', TODAY)).not.toContain('needle');
    expect(nameRow(item, 'en', TODAY)).not.toContain('needle');
  }
});

test('a screen reader hears what the eye sees in a row', () => {
  const item = vaultItem(
    { kind: 'password', title: 'Bank', username: 'marie', isFavourite: true },
    {
      alternatives: [{ content: vaultItem({}).content, savedAt: '2026-01-01T00:00:00Z' }],
    },
  );
  expect(nameRow(item, 'en', TODAY)).toBe('Bank, Password, marie, two versions, favourite');
});
