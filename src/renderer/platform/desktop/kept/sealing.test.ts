import { expect, test } from 'vitest';
import { importKey, openText, placeOf, seal, sealText, unseal } from './sealing.ts';

const keyText = `${'A'.repeat(42)}E`;
const name = { userId: 'rose', kind: 'list', id: 'albums' };
const content = new TextEncoder().encode('Summers at the lake');

test('the key is had by nobody who uses it', async () => {
  const key = await importKey(keyText);
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});

test('the key is the 32 bytes that its text is of, in base64url', async () => {
  const bytes = Uint8Array.from({ length: 32 }, (_, index) => 255 - index * 5);
  const key = await importKey(Buffer.from(bytes).toString('base64url'));
  const same = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['decrypt']);
  expect(await unseal(same, name, 1, await seal(key, name, 1, content))).toEqual(content);
});

test.each([
  ['of somebody else', { ...name, userId: 'paul' }, 1],
  ['of another kind', { ...name, kind: 'profile' }, 1],
  ['of another name', { ...name, id: 'items' }, 1],
  ['of another time', name, 2],
])('a record does not pass for one %s', async (_what, other, keptAt) => {
  const key = await importKey(keyText);
  const sealed = await seal(key, name, 1, content);
  await expect(unseal(key, other, keptAt, sealed)).rejects.toThrow();
  expect(await unseal(key, name, 1, sealed)).toEqual(content);
});

test('the same record is sealed in another way each time', async () => {
  const key = await importKey(keyText);
  const [one, other] = [await seal(key, name, 1, content), await seal(key, name, 1, content)];
  expect(one.nonce).not.toEqual(other.nonce);
});

test('a text comes back from its place, and from no other', async () => {
  const key = await importKey(keyText);
  const sealed = await sealText(key, name, 'Grand-mère à Noël');
  expect(sealed).not.toContain('Noël');
  expect(await openText(key, name, sealed)).toBe('Grand-mère à Noël');
  await expect(openText(key, { ...name, id: 'items' }, sealed)).rejects.toThrow();
  await expect(openText(key, name, 'a note')).rejects.toThrow();
});

test('each person’s, each kind’s and each name’s has a place of its own, which tells none of them', async () => {
  const places = await Promise.all(
    [name, { ...name, userId: 'paul' }, { ...name, kind: 'profile' }, { ...name, id: 'items' }].map(placeOf),
  );
  expect(new Set(places).size).toBe(4);
  for (const place of places) expect(place).toMatch(/^[0-9a-f]{64}$/);
});
