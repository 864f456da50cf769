/**
 * Which imported items are in the vault already, or twice in the file. Nothing that only the import knows is called a
 * duplicate: an item is one when another holds all of it.
 */
import type { VaultContent } from '#shared/vault/content.ts';
import { hostOf } from '../websiteHost.ts';
import { isOriginLabel } from './origin.ts';

/** Where the other one stands: in the vault, or earlier in the import. */
export type Counterpart<Id> =
  | { readonly where: 'vault'; readonly id: Id }
  | { readonly where: 'import'; readonly index: number };

export type Comparison<Id> =
  | { readonly verdict: 'new' }
  /** Nothing of it would be gained. */
  | { readonly verdict: 'duplicate'; readonly of: Counterpart<Id> }
  /** The same login or thing, with something of its own: the parts by their names in the content. */
  | { readonly verdict: 'differs'; readonly of: Counterpart<Id>; readonly parts: readonly string[] };

interface Comparable {
  readonly content: VaultContent;
  readonly files: readonly { readonly name: string; readonly byteCount: number }[];
}

/** These tell of the keeping, not of what is kept. */
const notCompared = new Set([
  'kind',
  'attachments',
  'tags',
  'isFavourite',
  'answers',
  'customFields',
  'websites',
  'passwordChangedAt',
]);

/** A thousand notes without a title are not compared each with each: those that are equal are found at once. */
const mostAlike = 10;

interface Existing<Id> {
  readonly id: Id;
  readonly content: VaultContent;
}

/** One answer an incoming item, in their order. */
export function compareWithVault<Id>(
  incoming: readonly Comparable[],
  existing: readonly Existing<Id>[],
): Comparison<Id>[] {
  const comparing = compareOneByOne(incoming, existing);
  for (;;) {
    const step = comparing.next();
    if (step.done) return step.value;
  }
}

/** Gives control back after each item, so that whoever compares thousands may do something else between. */
export function* compareOneByOne<Id>(
  incoming: readonly Comparable[],
  existing: readonly Existing<Id>[],
): Generator<void, Comparison<Id>[]> {
  const seen = new Map<string, { of: Counterpart<Id>; item: Comparable }[]>();
  const equals = new Map<string, Counterpart<Id>>();
  const remember = (of: Counterpart<Id>, item: Comparable) => {
    const print = printOf(item);
    if (!equals.has(print)) equals.set(print, of);
    for (const key of keysOf(item.content)) {
      const alike = seen.get(key);
      if (!alike) seen.set(key, [{ of, item }]);
      else if (alike.length < mostAlike) alike.push({ of, item });
    }
  };
  for (const { id, content } of existing) {
    remember({ where: 'vault', id }, { content, files: content.attachments });
    yield;
  }
  const comparisons: Comparison<Id>[] = [];
  for (const [index, item] of incoming.entries()) {
    const equal = equals.get(printOf(item));
    const alike = keysOf(item.content).flatMap((key) => seen.get(key) ?? []);
    remember({ where: 'import', index }, item);
    comparisons.push(equal ? { verdict: 'duplicate', of: equal } : judge(item, alike));
    yield;
  }
  return comparisons;
}

function judge<Id>(
  item: Comparable,
  alike: readonly { of: Counterpart<Id>; item: Comparable }[],
): Comparison<Id> {
  let nearest: (Comparison<Id> & { verdict: 'differs' }) | null = null;
  for (const { of, item: other } of alike) {
    const parts = partsBeyond(item, other);
    if (parts.length === 0) return { verdict: 'duplicate', of };
    if (!nearest || parts.length < nearest.parts.length) nearest = { verdict: 'differs', of, parts };
  }
  return nearest ?? { verdict: 'new' };
}

/** By which an item is found again: a login by its name there and each website, and without a website by its title. */
function keysOf(content: VaultContent): string[] {
  if (content.kind !== 'password') return [JSON.stringify([content.kind, fold(content.title)])];
  const hosts = new Set(content.websites.map(hostOf).filter(Boolean));
  const places = hosts.size > 0 ? [...hosts] : [`title ${fold(content.title)}`];
  return places.map((place) => JSON.stringify([content.kind, place, fold(content.username)]));
}

/** Two that have the same say all the same. */
function printOf({ content, files }: Comparable): string {
  const parts = Object.entries(content)
    .filter(([part]) => !notCompared.has(part))
    .map(([part, value]) => [part, fingerprint(part, value)])
    .sort();
  const fields = content.customFields.filter(({ label }) => !isOriginLabel(label)).map(fieldKey);
  const websites = content.kind === 'password' ? content.websites : [];
  return JSON.stringify([content.kind, parts, fields, websites, files]);
}

/** The parts of an item that another does not hold. */
function partsBeyond(item: Comparable, other: Comparable): string[] {
  const others = new Map(Object.entries(other.content));
  const parts = Object.entries(item.content)
    .filter(([part, value]) => !notCompared.has(part) && !isEmpty(value))
    .filter(([part, value]) => fingerprint(part, value) !== fingerprint(part, others.get(part)))
    .filter(([part]) => part !== 'title' || !isNamedAfterWebsite(item.content))
    .map(([part]) => part);
  const fields = new Set(other.content.customFields.map(fieldKey));
  const ownFields = item.content.customFields.filter(({ label }) => !isOriginLabel(label));
  if (ownFields.some((field) => !fields.has(fieldKey(field)))) parts.push('customFields');
  if (item.content.kind === 'password' && other.content.kind === 'password') {
    const hosts = new Set(other.content.websites.map(hostOf));
    if (item.content.websites.some((website) => !hosts.has(hostOf(website)))) parts.push('websites');
  }
  const files = new Set(other.files.map(({ name, byteCount }) => JSON.stringify([name, byteCount])));
  if (item.files.some(({ name, byteCount }) => !files.has(JSON.stringify([name, byteCount])))) {
    parts.push('attachments');
  }
  return parts;
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || (Array.isArray(value) && value.length === 0);
}

/** Browsers call a login by its website, and Apple adds the name there: that is no title of its own. */
function isNamedAfterWebsite(content: VaultContent): boolean {
  if (content.kind !== 'password') return false;
  const suffix = ` (${fold(content.username)})`;
  const title = fold(content.title);
  const name = title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
  return content.websites.some((website) => hostOf(website) === name.replace(/^www\./, ''));
}

/** Blanks at the ends and the ways to end a line say nothing, nor does the label of a one-time code. */
function fingerprint(part: string, value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  if (part === 'title' || part === 'username') return fold(value);
  if (part !== 'oneTimeCode' || !URL.canParse(value)) return value.replace(/\r\n?/g, '\n').trim();
  const { searchParams } = new URL(value);
  return JSON.stringify(['secret', 'algorithm', 'digits', 'period'].map((name) => searchParams.get(name)));
}

function fieldKey({ label, value }: VaultContent['customFields'][number]): string {
  return JSON.stringify([label, fingerprint('customFields', value)]);
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
