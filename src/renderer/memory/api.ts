/**
 * What the page asks the server, by plain requests in the protocol of callables: the vendor's SDK would weigh more than the
 * page. Types come from the contract; the server checked its answer against it.
 */
import type { VisitedAlbum } from '#shared/callables/albumCodes.ts';

export type Failure = 'closed' | 'wrong' | 'too-often' | 'offline' | 'broken';

/** What a call failed of. */
export class AskingError extends Error {
  override readonly name = 'AskingError';
  readonly failure: Failure;
  readonly retryAfterSeconds: number | null;

  constructor(failure: Failure, retryAfterSeconds: number | null = null) {
    super(failure);
    this.failure = failure;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldsOf = (value: unknown, name: string): Fields => {
  const inner = isFields(value) ? value[name] : null;
  return isFields(inner) ? inner : {};
};

declare const __CLIENT_VERSION__: string;

/** A phone in a valley is slow, and is told when nothing comes any more. */
const TIMEOUT = 45_000;

async function fetchJson(address: string, request: RequestInit = {}) {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT);
  try {
    const response = await fetch(address, { ...request, signal: abort.signal });
    const body: unknown = await response.json().catch(() => null);
    return { isFine: response.ok, body };
  } catch {
    throw new AskingError('offline');
  } finally {
    clearTimeout(timer);
  }
}

let functions: Promise<string> | null = null;

async function findFunctions(): Promise<string> {
  const { isFine, body } = await fetchJson('/configuration.json');
  const { embeddedOrigin, functionsRegion, projectId } = fieldsOf(body, 'backend');
  if (!isFine) throw new AskingError('broken');
  if (typeof embeddedOrigin === 'string') return `${embeddedOrigin}/functions`;
  if (typeof projectId !== 'string') throw new AskingError('offline');
  return `https://${String(functionsRegion ?? 'us-central1')}-${projectId}.cloudfunctions.net`;
}

async function call(name: string, data: Fields): Promise<Fields> {
  functions ??= findFunctions();
  functions.catch(() => {
    functions = null;
  });
  const address = `${await functions}/${name}?client=${__CLIENT_VERSION__}`;
  const { isFine, body } = await fetchJson(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  if (isFine && isFields(body) && isFields(body.result)) return body.result;
  // A network that wants its own page seen first answers in our place, and says that all is well.
  if (isFine) throw new AskingError('offline');
  const { code, retryAfterSeconds } = fieldsOf(fieldsOf(body, 'error'), 'details');
  throw new AskingError(
    failures[String(code)] ?? 'broken',
    typeof retryAfterSeconds === 'number' ? retryAfterSeconds : null,
  );
}

const failures: Readonly<Record<string, Failure>> = {
  'album-code-closed': 'closed',
  'passcode-wrong': 'wrong',
  'too-many-attempts': 'too-often',
};

export type OpenAlbum = Extract<VisitedAlbum, { is: 'open' }>;

const hasTexts = (value: unknown, ...names: readonly string[]): value is Fields =>
  isFields(value) && names.every((name) => typeof value[name] === 'string');
const isListOf = (value: unknown, isOne: (one: unknown) => boolean) =>
  Array.isArray(value) && value.every(isOne);
const wordsOfDates = ['month', 'season', 'year', 'about', 'decade', 'between', 'before', 'after', 'unknown'];
const isDateInWords = (date: unknown) =>
  date === null || (hasTexts(date, 'is') && wordsOfDates.includes(String(date.is)));
const isItem = (item: unknown) =>
  hasTexts(item, 'kind', 'takenAt') &&
  isDateInWords(item.rememberedDate) &&
  (item.kind === 'letter'
    ? hasTexts(item, 'title') &&
      isListOf(item.body, (block) => isFields(block) && isListOf(block.spans, isFields))
    : hasTexts(item, 'fileName', 'contentType') &&
      (item.original === null || typeof item.original === 'string'));
/** As far as the page reads it, by hand: what checks contracts would weigh more than the page. */
const isVisited = (answer: unknown): answer is VisitedAlbum =>
  isFields(answer) &&
  (answer.is === 'locked' ||
    (answer.is === 'open' &&
      hasTexts(answer, 'title', 'description', 'linksEndAt', 'pass') &&
      isListOf(answer.items, isItem) &&
      (answer.next === null || hasTexts(answer.next, 'takenAt', 'itemId')) &&
      (answer.guestBook === null ||
        isListOf(answer.guestBook, (entry) => hasTexts(entry, 'name', 'words', 'signedAt')))));

interface Asked {
  readonly codeId: string;
  readonly passcode?: string;
  readonly pass?: string;
  readonly after?: OpenAlbum['next'];
  /** The same until an answer came, so that one opening is counted once. */
  readonly openingId?: string;
}

/** Rejects with AskingError. */
export async function openCode({ after, ...asked }: Asked): Promise<VisitedAlbum> {
  const answer: unknown = await call('albumCodes-open', after ? { ...asked, after } : asked);
  if (!isVisited(answer)) throw new AskingError('broken');
  return answer;
}

export interface Words {
  readonly codeId: string;
  readonly pass: string;
  readonly entryId: string;
  readonly name: string;
  readonly words: string;
  readonly website: string;
}

/** Rejects with AskingError. Safe to repeat with the same `entryId`. */
export async function sign(words: Words): Promise<void> {
  await call('albumCodes-sign', { ...words });
}
