import { expect, test } from 'vitest';
import { characterGroups, kindOfCharacter } from './characters.ts';
import { findReachable, mailLink, phoneLink, websiteLink } from './contactLinks.ts';
import { sayDay, sayDistance } from './relativeDay.ts';

const today = '2026-11-22';

test.each([
  ['2026-11-22', 'today', 'aujourd’hui'],
  ['2026-11-23', 'tomorrow', 'demain'],
  ['2026-11-21', 'yesterday', 'hier'],
  ['2026-12-20', 'in 4 weeks', 'dans 4 semaines'],
  ['2027-02-28', 'in 3 months', 'dans 3 mois'],
  ['2026-06-01', '5 months ago', 'il y a 5 mois'],
  ['2031-12-01', 'in 5 years', 'dans 5 ans'],
])('%s is %s', (day, english, french) => {
  expect(sayDistance(day, today, 'en')).toBe(english);
  expect(sayDistance(day, today, 'fr').replaceAll('\u00a0', ' ').replace("'", '’')).toBe(french);
});

test('a day is written as on paper', () => {
  expect(sayDay('2027-02-01', 'en')).toBe('1 February 2027');
  expect(sayDay('2027-02-01', 'fr')).toBe('1er février 2027');
});

test('numbers and addresses in a sentence become links, and the rest stays text', () => {
  expect(findReachable('Dr Roy, 01 23 45 67 89 or roy@example.org, room 12')).toEqual([
    { is: 'text', text: 'Dr Roy, ' },
    { is: 'link', text: '01 23 45 67 89', href: 'tel:0123456789' },
    { is: 'text', text: ' or ' },
    { is: 'link', text: 'roy@example.org', href: 'mailto:roy@example.org' },
    { is: 'text', text: ', room 12' },
  ]);
  expect(findReachable('')).toEqual([]);
});

test('a number with its country’s sign keeps it', () => {
  expect(phoneLink('+33 1 23 45 67 89')).toBe('tel:+33123456789');
  expect(phoneLink('ask Paul')).toBeNull();
});

test('an address that would add something to the mail is no link', () => {
  expect(mailLink('a@b.example?bcc=spy@x.example')).toBeNull();
  expect(mailLink('rose.martin@example.org')).toBe('mailto:rose.martin@example.org');
});

test.each([
  ['bank.example', 'https://bank.example/'],
  ['http://192.168.1.1', 'http://192.168.1.1/'],
  ['localhost:8080', null],
  ['javascript:alert(1)', null],
  ['file:///etc/passwd', null],
  ['data:text/html,x', null],
  ['the bank', null],
  ['', null],
])('%s opens %s', (written, opened) => {
  expect(websiteLink(written)).toBe(opened);
});

test('a password read aloud is cut into fours, and each character says what it is', () => {
  expect(characterGroups('aB3-é😀x').map((group) => group.join(''))).toEqual(['aB3-', 'é😀x']);
  expect(['a', 'Z', '7', '-', ' '].map(kindOfCharacter)).toEqual([
    'letter',
    'capital',
    'digit',
    'sign',
    'space',
  ]);
});
