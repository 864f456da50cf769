/**
 * What a guest is writing, kept in this tab until it was sent: through a reload, a lost connection, another page. With the id
 * that the entry will have, so that sending it twice writes it once.
 */
export interface Draft {
  readonly entryId: string;
  readonly name: string;
  readonly words: string;
  /** What was sent under this id and may have arrived: other words are another entry. */
  readonly tried?: string;
}

const keyOf = (codeId: string) => `guest-book ${codeId}`;
const kept = new Map<string, Draft>();

export function readDraft(codeId: string): Draft {
  const known = kept.get(codeId) ?? parse(store()?.getItem(keyOf(codeId)) ?? '');
  const draft = known ?? { entryId: newId(), name: '', words: '' };
  kept.set(codeId, draft);
  return draft;
}

export function keepDraft(codeId: string, draft: Draft): void {
  kept.set(codeId, draft);
  try {
    store()?.setItem(keyOf(codeId), JSON.stringify(draft));
  } catch {
    // The store is full: the page itself still has it.
  }
}

/** About to be sent: the same words keep their id, so that they are written once. */
export function tryDraft(codeId: string, name: string, words: string): Draft {
  const draft = readDraft(codeId);
  const tried = `${name.trim()}\n${words.trim()}`;
  const isOther = draft.tried !== undefined && draft.tried !== tried;
  const now = { entryId: isOther ? newId() : draft.entryId, name, words, tried };
  keepDraft(codeId, now);
  return now;
}

/** Sent: what is written next is another entry. The name stays for who writes again. */
export function endDraft(codeId: string): void {
  keepDraft(codeId, { entryId: newId(), name: readDraft(codeId).name, words: '' });
}

/** Whether words would be missed. */
export const hasWords = (codeId: string) => readDraft(codeId).words.trim() !== '';

/** Null where the browser keeps nothing for pages. */
function store(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

function parse(text: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(text);
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return ['entryId', 'name', 'words'].every((name) => typeof fields.get(name) === 'string');
}

/** A random UUID. `crypto.randomUUID` is not there on an address without encryption, as in a home's own network. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 15) | 64 : index === 8 ? (byte & 63) | 128 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
