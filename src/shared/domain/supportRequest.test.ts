import { expect, test } from 'vitest';
import { readTicket, TICKET_LETTERS, ticketSchema } from './supportRequest.ts';

test('no letter of a ticket is read as another', () => {
  expect(TICKET_LETTERS).not.toMatch(/[0OQ1IL2Z5S8BUV]/);
  expect(new Set(TICKET_LETTERS).size).toBe(TICKET_LETTERS.length);
});

test.each(['AM-7K3P-94XF', 'am-7k3p-94xf', ' AM 7K3P 94XF ', '7K3P94XF', '7k3p-94xf'])(
  'a ticket is found as it is typed: %s',
  (typed) => {
    expect(readTicket(typed)).toBe('AM-7K3P-94XF');
  },
);

test.each(['', 'AM', 'AM-7K3P', 'AM-7K3P-94XFA', 'rose@example.org', 'AM-0O1I-94XF'])(
  '%j is no ticket',
  (typed) => {
    expect(readTicket(typed)).toBeNull();
  },
);

test('what is found can be asked for', () => {
  expect(ticketSchema.safeParse(readTicket('AMAM7K3P')).success).toBe(true);
});

test('a ticket is made of those letters and no others', () => {
  for (const letter of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    expect(ticketSchema.safeParse(`AM-7K3P-94X${letter}`).success).toBe(TICKET_LETTERS.includes(letter));
});
