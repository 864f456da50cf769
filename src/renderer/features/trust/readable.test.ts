import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { alliances } from './readable.ts';
import { threats } from './threats.ts';

const modelled = readFileSync('docs/security.md', 'utf8');

/** What docs/security.md calls them, and what it says they open; in the order of the page. */
const modelledAlliances = [
  ['the server, or a thief of it', /of the vault nothing; albums/, /nothing of the vault.*albums/is],
  [
    'the server and a beneficiary',
    /nothing of the vault;.*time lock only/,
    /nothing of the vault;.*time lock only/i,
  ],
  ['the contacts, with or without the server', /^nothing$/, /^nothing of the vault\.$/i],
  ['a beneficiary and as many contacts as are needed', /^nothing without/, /^nothing, until the server/i],
  ['a beneficiary, those contacts, and the server', /^everything/, /^everything/i],
] as const;

test('who together could open something, and what, is the same in docs/security.md and on the page', () => {
  const [, after = ''] = modelled.split('### What beneficiary, contacts and server could do together');
  const rows = [...(after.split('\n### ')[0] ?? '').matchAll(/^\| (?!who|-)(.+?) +\| (.+?) +\|$/gm)];
  expect(rows.map(([, who]) => who)).toEqual(modelledAlliances.map(([who]) => who));
  expect(alliances).toHaveLength(rows.length);
  for (const [place, [, inPaper, onPage]] of modelledAlliances.entries()) {
    expect(rows[place]?.[2]?.replaceAll('*', '')).toMatch(inPaper);
    expect(alliances[place]?.opens.en).toMatch(onPage);
    // Whoever opens everything is marked, and nobody else.
    expect(alliances[place]?.isOpen === true).toBe(inPaper.test('everything'));
  }
});

/** Under which heading of docs/security.md each is modelled, in the order of the page. */
const modelledThreats = [
  ['A stranger without an account', 'Un inconnu sans compte', '### A visitor without an account'],
  ['Another member', 'Un autre membre', "### A member who wants another's memories"],
  ['Whoever has a printed code', 'Qui a un code imprimé', '### Whoever has a printed code'],
  ['A thief of your mailbox', 'Un voleur de votre messagerie', '- **Of the mailbox**'],
  ['A thief of your device', 'Un voleur de votre appareil', '- **Of the device, vault open**'],
  ['A thief of the server’s disk', 'Un voleur du disque du serveur', '### A thief of the data folder'],
  ['We, or whoever takes over the server', 'Nous, ou qui prendrait le serveur', '### What the server sees'],
  ['An administrator', 'Un administrateur', '### An administrator'],
  ['An heir in a hurry', 'Un héritier pressé', '### An heir in a hurry'],
  ['A contact you trust', 'Un contact de confiance', '### A trusted contact'],
  ['Accident', 'L’accident', '### A crash, a full disk, a cut line, two tabs'],
] as const;

test('everybody of whom the page tells is in docs/security.md, in both languages in the same order', () => {
  expect(threats.en.map(({ who }) => who)).toEqual(modelledThreats.map(([who]) => who));
  expect(threats.fr.map(({ who }) => who)).toEqual(modelledThreats.map(([, who]) => who));
  for (const [, , heading] of modelledThreats) expect(modelled).toContain(`\n${heading}`);
});
