import { expect, test } from 'vitest';
import { decideAfterPlayerError } from './afterPlayerError.ts';

const [network, decode, sourceRefused] = [2, 3, 4];

test.each([
  ['cannot be decoded', decode, false, true, 'unplayable'],
  ['is not known, though its link answers', sourceRefused, false, true, 'unplayable'],
  ['did not come, because its link has ended', sourceRefused, false, false, 'renew'],
  ['broke off', network, false, true, 'renew'],
  ['broke off again', network, true, false, 'failed'],
  ['was refused with a new link too', sourceRefused, true, false, 'unplayable'],
] as const)('a film that %s', async (_, code, isSecond, answers, decision) => {
  const doesLinkAnswer = async () => answers;
  expect(await decideAfterPlayerError({ code, isSecond, doesLinkAnswer })).toBe(decision);
});
