import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCode, sign } from './api.ts';

const words = { codeId: 'c', pass: '1.a', entryId: 'e', name: 'Ana', words: 'Rain.', website: '' };
const album = {
  is: 'open',
  title: 'Harvests',
  description: '',
  items: [],
  next: null,
  linksEndAt: '2026-11-23T12:00:00Z',
  pass: '1.a',
  guestBook: null,
};

let answer: Response;
beforeEach(() => {
  vi.stubGlobal('__CLIENT_VERSION__', '1');
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/configuration.json'
      ? Response.json({ backend: { embeddedOrigin: 'http://server.example', projectId: 'family' } })
      : answer,
  );
});
afterEach(() => vi.unstubAllGlobals());

test('an answer of the server is one', async () => {
  answer = Response.json({ result: {} });
  await expect(sign(words)).resolves.toBeUndefined();
  answer = Response.json({ result: album });
  await expect(openCode({ codeId: 'c' })).resolves.toEqual(album);
});

test.each([
  ['another’s JSON', '{"success":true}'],
  ['a list', '[]'],
  ['no result', '{"result":null}'],
  ['a page', '<b>wifi</b>'],
])('%s with status 200 is no answer: nothing was sent, and nothing opened', async (_, body) => {
  answer = new Response(body);
  await expect(sign(words)).rejects.toMatchObject({ failure: 'offline' });
  answer = new Response(body);
  await expect(openCode({ codeId: 'c' })).rejects.toMatchObject({ failure: 'offline' });
});

test.each([
  ['no items', { ...album, items: undefined }],
  ['an item that is none', { ...album, items: [null] }],
  ['a letter without words', { ...album, items: [{ kind: 'letter', takenAt: '', title: '' }] }],
  ['no pass', { ...album, pass: null }],
  ['a guest book that is none', { ...album, guestBook: [{ name: 'Ana' }] }],
])('an album with %s is not shown', async (_, result) => {
  answer = Response.json({ result });
  await expect(openCode({ codeId: 'c' })).rejects.toMatchObject({ failure: 'broken' });
});
