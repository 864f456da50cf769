/** What a column of a CSV file holds, and which roles the columns of known programs have. */
import type { ImportSource } from '../importOutcome.ts';

export const columnRoles = [
  'title',
  'website',
  'username',
  'password',
  'oneTimeCode',
  'notes',
  'tag',
  'favourite',
  /** Kept as a field of the owner's own, under the column's name. */
  'field',
  /** The same, and hidden until it is asked for. */
  'secret',
  'left-out',
] as const;
export type ColumnRole = (typeof columnRoles)[number];

export interface CsvColumns {
  readonly roles: readonly ColumnRole[];
  readonly hasHeader: boolean;
}

/** The programs' own columns. Each knows itself by a set of names that no other has. */
const known: readonly { source: ImportSource; names: readonly string[] }[] = [
  { source: 'bitwarden-csv', names: ['type', 'name', 'login_uri', 'login_username', 'login_password'] },
  { source: 'firefox-csv', names: ['url', 'username', 'password', 'httprealm', 'formactionorigin', 'guid'] },
  {
    source: 'onepassword-csv',
    names: ['title', 'username', 'password', 'otpauth', 'favorite', 'archived', 'tags'],
  },
  { source: 'apple-csv', names: ['title', 'url', 'username', 'password', 'notes', 'otpauth'] },
  { source: 'chrome-csv', names: ['name', 'url', 'username', 'password'] },
];
/** Chrome's has these columns, a note, and none besides. */
const chromeNames = new Set(['name', 'url', 'username', 'password', 'note']);

export function headerKey(name: string): string {
  return name.trim().toLowerCase();
}

export function recogniseHeader(header: readonly string[]): ImportSource | null {
  const names = new Set(header.map(headerKey));
  for (const { source, names: wanted } of known) {
    if (!wanted.every((name) => names.has(name))) continue;
    if (source === 'chrome-csv' && ![...names].every((name) => chromeNames.has(name))) continue;
    return source;
  }
  return null;
}

/** Names under which programs and people write these columns, in both languages, folded. */
const guesses: readonly [ColumnRole, RegExp][] = [
  [
    'oneTimeCode',
    /^(otp|totp|otpauth|otpsecret|otpurl|2fa|logintotp|onetimecode|onetimepassword|codeausageunique)$/,
  ],
  ['password', /^(password|passwd|pwd|loginpassword|motdepasse|mdp|passwort)$/],
  [
    'username',
    /^(username|user|login|loginname|loginusername|email|emailaddress|utilisateur|nomdutilisateur|identifiant|compte|account|benutzername)$/,
  ],
  ['website', /^(url|uri|website|web|site|siteweb|address|adresse|loginuri|link|lien|hostname|domain)$/],
  ['title', /^(title|titre|name|nom|account name|service|label|entry|item)$/],
  ['notes', /^(note|notes|comment|comments|commentaire|commentaires|remarque|remarques|extra|description)$/],
  ['tag', /^(tag|tags|folder|group|grouping|category|dossier|groupe|categorie|etiquette|etiquettes)$/],
  ['favourite', /^(fav|favorite|favourite|favori|favoris|starred)$/],
  ['secret', /(pin|secret|cvv|cvc|securitycode|codedesecurite)/],
];

/** What the columns most likely are, for the person to correct. */
export function guessColumns(rows: readonly (readonly string[])[]): CsvColumns {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const first = rows[0] ?? [];
  const taken = new Set<ColumnRole>();
  const roles = Array.from({ length: width }, (_, index): ColumnRole => {
    const key = foldName(first[index] ?? '');
    const role = guesses.find(([, pattern]) => pattern.test(key))?.[0] ?? 'field';
    const isShared = role === 'field' || role === 'secret' || role === 'tag' || role === 'website';
    if (!isShared && taken.has(role))
      return role === 'oneTimeCode' || role === 'password' ? 'secret' : 'field';
    taken.add(role);
    return role;
  });
  return { roles, hasHeader: taken.size > 1 || !taken.has('field') };
}

function foldName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
