import { expect, test } from 'vitest';
import { contrastOnWhite, LEAST_INK_CONTRAST } from '#shared/domain/albumCode.ts';
import { inks } from './inks.ts';

test.each(inks)('the ink $name is dark enough to be read', ({ value }) => {
  expect(contrastOnWhite(value)).toBeGreaterThanOrEqual(LEAST_INK_CONTRAST);
});
