import { expect, test } from 'vitest';
import { noteOf } from './tellEvent.ts';

test('what happened is told with what a person wrote of it, and never with a word for machines', () => {
  expect(noteOf({ kind: 'partly-refunded', note: 'The frame came scratched' })).toBe(
    'The frame came scratched',
  );
  expect(noteOf({ kind: 'dispute-opened', note: 'fraudulent' })).toBe('');
  expect(noteOf({ kind: 'paid-another-amount', note: '1200' })).toBe('');
});
