/**
 * What of the vault's logins deserves attention: passwords that are used twice, weak or old, and websites that are reached
 * unprotected. Whether a website offers one-time codes is not known, so nothing is said of it.
 */
import type { ContentOf, VaultContent } from '#shared/vault/content.ts';
import { hostOf } from '../websiteHost.ts';
import { isWeak, type Strength } from './strengthScale.ts';

interface VaultEntry<Id> {
  readonly id: Id;
  readonly content: VaultContent;
}

export interface VaultCheck<Id> {
  /** Those in one list share one password. */
  readonly reused: readonly (readonly Id[])[];
  readonly weak: readonly { readonly id: Id; readonly strength: Strength }[];
  readonly old: readonly { readonly id: Id; readonly changedAt: string }[];
  readonly unprotected: readonly { readonly id: Id; readonly websites: readonly string[] }[];
}

/** Null when it is not known. */
type WeighPassword = (password: string, known: readonly string[]) => Promise<Strength | null>;

type Login<Id> = { readonly id: Id; readonly content: ContentOf<'password'> };

export async function checkVault<Id>(
  entries: readonly VaultEntry<Id>[],
  now: Date,
  weigh: WeighPassword,
): Promise<VaultCheck<Id>> {
  const logins = entries.flatMap(({ id, content }): Login<Id>[] =>
    content.kind === 'password' ? [{ id, content }] : [],
  );
  return {
    reused: findReused(logins),
    weak: await findWeak(logins, weigh),
    old: findOld(logins, now),
    unprotected: findUnprotected(logins),
  };
}

/** One login that is kept twice is no password used twice. */
function findReused<Id>(logins: readonly Login<Id>[]): Id[][] {
  const byPassword = Map.groupBy(
    logins.filter(({ content }) => content.password !== ''),
    ({ content }) => content.password,
  );
  return [...byPassword.values()]
    .filter((group) => new Set(group.map(({ content }) => placeOf(content))).size > 1)
    .map((group) => group.map(({ id }) => id));
}

function placeOf({ websites, title, username }: ContentOf<'password'>): string {
  const [website = ''] = websites;
  return JSON.stringify([hostOf(website) || title.trim().toLowerCase(), username.trim().toLowerCase()]);
}

async function findWeak<Id>(
  logins: readonly Login<Id>[],
  weigh: WeighPassword,
): Promise<VaultCheck<Id>['weak']> {
  const weak: { id: Id; strength: Strength }[] = [];
  for (const { id, content } of logins) {
    if (content.password === '') continue;
    const known = [content.title, content.username, ...content.websites.map(hostOf)];
    const strength = await weigh(content.password, known);
    if (strength && isWeak(strength)) weak.push({ id, strength });
  }
  return weak.sort((one, other) => one.strength.guessesLog10 - other.strength.guessesLog10);
}

/** More than a year, the oldest first. One whose date is not known is not called old. */
function findOld<Id>(logins: readonly Login<Id>[], now: Date): VaultCheck<Id>['old'] {
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
  return logins
    .filter(({ content }) => content.password !== '' && content.passwordChangedAt !== '')
    .filter(({ content }) => new Date(content.passwordChangedAt) < yearAgo)
    .map(({ id, content }) => ({ id, changedAt: content.passwordChangedAt }))
    .sort((one, other) => Date.parse(one.changedAt) - Date.parse(other.changedAt));
}

function findUnprotected<Id>(logins: readonly Login<Id>[]): VaultCheck<Id>['unprotected'] {
  return logins.flatMap(({ id, content }) => {
    const websites = content.websites.filter(isUnprotected);
    return websites.length > 0 ? [{ id, websites }] : [];
  });
}

/** The router at home and the like have no other way, and their line ends at one's own door. */
// Bounded: a website of an item has at most 2,000 characters.
const atHome =
  /^(localhost|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+\.\d+|169\.254\.\d+\.\d+|\[(::1|f[cde][0-9a-f:]*)\]|[^.]+|[^.]+\.(local|lan|home|box|internal|home\.arpa))$/;

function isUnprotected(website: string): boolean {
  return /^\s*http:\/\//i.test(website) && !atHome.test(hostOf(website));
}
