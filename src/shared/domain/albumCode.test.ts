import { expect, test } from 'vitest';
import {
  albumCodeIdSchema,
  albumCodeStyleSchema,
  contrastOnWhite,
  guestNameSchema,
  guestWordsSchema,
  PLAIN_STYLE,
} from './albumCode.ts';

test('an ink is measured on white as WCAG does', () => {
  expect(contrastOnWhite('#000000')).toBeCloseTo(21, 5);
  expect(contrastOnWhite('#ffffff')).toBeCloseTo(1, 5);
  expect(contrastOnWhite('#767676')).toBeCloseTo(4.54, 2);
});

test.each(['#767676', '#ffcc00', '#ffffff', 'red', '#000'])('a code is not printed in %s', (ink) => {
  expect(albumCodeStyleSchema.safeParse({ ...PLAIN_STYLE, ink }).success).toBe(false);
});

test('a code is printed in dark inks', () => {
  for (const ink of [PLAIN_STYLE.ink, '#000000', '#0b3d2e'])
    expect(albumCodeStyleSchema.safeParse({ ...PLAIN_STYLE, ink }).success).toBe(true);
});

test('an address that nobody could guess has 128 bits', () => {
  expect(albumCodeIdSchema.safeParse('a'.repeat(22)).success).toBe(true);
  for (const text of ['a'.repeat(21), 'a'.repeat(23), `${'a'.repeat(21)}/`, `__${'a'.repeat(18)}__`])
    expect(albumCodeIdSchema.safeParse(text).success).toBe(false);
});

test('a guest’s name and words hold nothing that turns the page around or is not seen', () => {
  expect(guestNameSchema.parse(' Ana\u202e\u0007\nMaria ')).toBe('Ana Maria');
  expect(guestWordsSchema.parse('One\r\ntwo\u0000\u2067 three\n')).toBe('One\ntwo three');
  for (const text of ['', ' ', '\u200b\u200d', '\u3164', '\u2800', '\u0000', '\u0301']) {
    expect(guestNameSchema.safeParse(text).success).toBe(false);
    expect(guestWordsSchema.safeParse(text).success).toBe(false);
  }
  for (const name of ['שרה', 'أمّ كلثوم', '👩‍🌾', 'Zoë']) expect(guestNameSchema.parse(name)).toBe(name);
});
