import { describe, expect, it } from 'vitest';
import { popupAnswerKey, stateInAddress } from './popupAnswer.ts';

const STATE = 'abcdefghijklmnopqrst';

describe('The provider’s answer', () => {
  it('is left under the state of the request that it answers', () => {
    expect(stateInAddress(`?code=xyz&state=${STATE}`)).toBe(STATE);
    expect(popupAnswerKey(STATE)).toContain(STATE);
  });

  it.each(['?code=xyz', '?code=xyz&state=short', '?code=xyz&state=with%20spaces%20and%20more'])(
    'is ignored without a usable state: %s',
    (search) => {
      expect(stateInAddress(search)).toBeNull();
    },
  );
});
