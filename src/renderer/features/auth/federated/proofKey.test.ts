import { expect, it } from 'vitest';
import { createProofKey, randomToken } from './proofKey.ts';

it('makes the challenge of RFC 7636, appendix B', async () => {
  const { challenge } = await createProofKey('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk');
  expect(challenge).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
});

it('makes a new verifier each time', () => {
  expect(randomToken()).not.toBe(randomToken());
  expect(randomToken()).toMatch(/^[\w-]{43}$/);
});
