import { expect, test } from 'vitest';
import { albumMessages } from './messages.ts';
import { sayRestored } from './sayRestored.ts';

test('what stays in the trash is never told to be back', () => {
  const said = (returned: number, asked: number) => sayRestored(albumMessages.en, returned, asked);
  expect(said(3, 3)).toEqual({ message: '3 items are back in place.' });
  expect(said(2, 3)).toEqual({
    message:
      '2 items are back in place. 1 item stays in the trash, because the album is there too. Restore the album first.',
    tone: 'error',
  });
  expect(said(0, 1).message).toMatch(/^1 item stays in the trash/);
});
