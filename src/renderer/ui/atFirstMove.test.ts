import { expect, test, vi } from 'vitest';
import { atFirstMove } from './atFirstMove.ts';

test.each(['pointermove', 'pointerdown', 'keydown'])(
  'the first %s calls once, and no later move again',
  (sign) => {
    const page = new EventTarget();
    const act = vi.fn();
    atFirstMove(act, page);
    expect(act).not.toHaveBeenCalled();
    page.dispatchEvent(new Event(sign));
    page.dispatchEvent(new Event(sign));
    page.dispatchEvent(new Event('wheel'));
    expect(act).toHaveBeenCalledTimes(1);
  },
);

test('what was called off is not called', () => {
  const page = new EventTarget();
  const act = vi.fn();
  atFirstMove(act, page)();
  page.dispatchEvent(new Event('keydown'));
  expect(act).not.toHaveBeenCalled();
});
