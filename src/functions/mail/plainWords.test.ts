import { expect, test } from 'vitest';
import { composeMail } from './composeMail.ts';

const invitation = {
  ownerName: 'Rose',
  personName: 'Jules',
  words: '',
  link: 'https://amaranth.example/invitation#s',
  lastDay: '21 December 2026',
};
const invite = (changes: Partial<typeof invitation>, language: 'en' | 'fr' = 'en') =>
  composeMail('invitation-contact', { ...invitation, ...changes }, language);

test.each(['\r\nBcc: all@example.org', '\nBcc: all@example.org', '\u2028Bcc', '\u0085Bcc', '\0\t\v'])(
  'no name ends the line of a subject: %j',
  (more) => {
    const { subject, text } = invite({ ownerName: `Rose${more}` });
    expect(subject).toMatch(/^Rose [^\p{Cc}\u2028\u2029]*$/u);
    expect(text).not.toContain('\nBcc');
  },
);

test('no name turns around what we write after it', () => {
  const { subject, html } = invite({ ownerName: 'Rose\u202e' });
  expect(`${subject}${html}`).not.toMatch(/[\u202a-\u202e]/u);
  // Half a character would make the whole mail unreadable.
  expect(invite({ ownerName: 'Rose\ud83d' }).subject.isWellFormed()).toBe(true);
});

test('a name that is written from the right stands by itself in a sentence from the left', () => {
  const { subject, text } = invite({ ownerName: 'ורד', personName: 'ليلى' });
  expect(subject).toContain('\u2068ורד\u2069');
  expect(text).toContain('\u2068ليلى\u2069,');
  expect(invite({}).subject).not.toMatch(/[\u2066-\u2069]/u);
});

test('no name is a link, or markup', () => {
  const { subject, html } = invite({
    ownerName: '<b onclick=x>"Rose" & Co</b> https://evil.example',
    personName: '<script>alert(1)</script>',
  });
  expect(subject).not.toContain('://');
  expect(html).not.toMatch(/<script|<b |evil\.example"/);
  expect(html).toContain('&#60;script&#62;');
});

test('an owner’s own words are shown as theirs, line by line', () => {
  const words = 'I thought of you.\r\n\r\n\r\n\r\nCall me.\u202e';
  const { text, html } = invite({ words });
  expect(text).toContain('Rose writes:\n\nI thought of you.\n\nCall me.\n');
  expect(html).toContain('I thought of you.<br><br>Call me.');
  expect(invite({ words }, 'fr').text).toContain('Rose vous écrit\u00a0:\n\nI thought of you.');
  expect(invite({ words: ' \n ' }).text).not.toContain('writes');
});

test('what we write to is not touched', () => {
  expect(invite({}).html).toContain('https://amaranth.example/invitation#s');
});
