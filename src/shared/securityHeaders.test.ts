import { expect, test } from 'vitest';
import hosting from '../../firebase.json' with { type: 'json' };
import { pageHeaders } from './securityHeaders.ts';

test('Firebase Hosting sends with every page what the server and the desktop do', () => {
  const everywhere = hosting.hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
  const sent = new Map(everywhere.map(({ key, value }) => [key.toLowerCase(), value]));
  const { 'content-security-policy': policy = '', ...others } = pageHeaders([]);
  for (const [name, value] of Object.entries(others)) expect([name, sent.get(name)]).toEqual([name, value]);
  // It names its origins by patterns; all else of the policy is the same.
  const hosted = sent.get('content-security-policy')?.replaceAll(/ https:\/\/\S+?(?=[; ])/g, '') ?? '';
  const directives = (text: string) => new Set(text.split('; '));
  expect(directives(hosted)).toEqual(directives(policy));
});
