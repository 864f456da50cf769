import { describe, expect, it } from 'vitest';
import { answerInAddress, popupAnswerKey, readPopupAnswer } from './popupAnswer.ts';

const STATE = 'abcdefghijklmnopqrst';

describe('The provider’s answer', () => {
  it('is kept under the state of the request that it answers', () => {
    const found = answerInAddress(`?code=xyz&state=${STATE}`);
    expect(found).toEqual({ state: STATE, answer: { code: 'xyz', error: '' } });
    expect(popupAnswerKey(STATE)).toContain(STATE);
    expect(readPopupAnswer(JSON.stringify(found?.answer))).toEqual({ code: 'xyz', error: '' });
  });

  it.each(['?code=xyz', '?code=xyz&state=short', '?code=xyz&state=with%20spaces%20and%20more'])(
    'is ignored without a usable state: %s',
    (search) => {
      expect(answerInAddress(search)).toBeNull();
    },
  );

  it.each([null, '', 'not json', '"text"', 'null'])('is none when storage holds %j', (stored) => {
    expect(readPopupAnswer(stored)).toBeNull();
  });
});
