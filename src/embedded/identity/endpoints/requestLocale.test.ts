import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { requestLocale } from './requestLocale.ts';

const app = new Hono().get('/', (context) => context.json(requestLocale(context) ?? null));

test.each([
  ['a language', 'fr', 'fr'],
  ['a country’s', 'pt-BR', 'pt-BR'],
  ['one with a script', 'zh_Hant_TW', 'zh_Hant_TW'],
  ['one of 15 kB', 'f'.repeat(15_000), null],
  ['one of many subtags', 'en'.concat('-x'.repeat(40)), null],
  ['an address', 'https://elsewhere.example', null],
  ['nothing', '', null],
])('links and mails name %s as locale, or none', async (_, given, taken) => {
  const answer = await app.request('/', { headers: { 'x-firebase-locale': given } });
  expect(await answer.json()).toBe(taken);
});
