/** Values of a PDF as they stand in its objects (ISO 32000-1, 7.3), without what is in its streams. */

export interface PdfReference {
  readonly is: 'reference';
  readonly object: number;
}
export interface PdfName {
  readonly is: 'name';
  readonly name: string;
}
export type PdfDictionary = ReadonlyMap<string, PdfValue>;
export type PdfValue =
  | number
  | string
  | boolean
  | null
  | PdfName
  | PdfReference
  | readonly PdfValue[]
  | PdfDictionary;

/** How deep values may stand in each other. */
const DEEPEST = 20;
const TOKEN =
  /(?:[\0\t\n\f\r ]|%[^\r\n]*(?:[\r\n]|$))*(?:(<<|>>|\[|\])|\/([^\0\t\n\f\r ()<>[\]{}/%]*)|(<[\dA-Fa-f\0\t\n\f\r ]*>)|(\()|([^\0\t\n\f\r ()<>[\]{}/%]+))/y;

/** The first value of a text in Latin-1. Throws SyntaxError for what is none. */
export function parsePdfValue(text: string): PdfValue {
  // Bounded: a copy of TOKEN, with a place of its own.
  const pattern = new RegExp(TOKEN);
  const fail = () => new SyntaxError(`No value of a PDF at ${pattern.lastIndex}.`);
  const next = () => {
    const found = pattern.exec(text);
    if (!found) throw fail();
    const [, mark, name, hex, opening, word] = found;
    return { mark, name, hex, opening, word };
  };
  type Token = ReturnType<typeof next>;

  function readValue(token: Token, depth: number): PdfValue {
    if (depth > DEEPEST) throw fail();
    if (token.mark === '<<') return dictionary(depth);
    if (token.mark === '[') return sequence(']', depth);
    if (token.name !== undefined) return { is: 'name', name: token.name };
    if (token.hex !== undefined) return token.hex;
    if (token.opening !== undefined) return skipString();
    if (token.word !== undefined) return wordOf(token.word);
    throw fail();
  }

  function sequence(end: string, depth: number): readonly PdfValue[] {
    const values: PdfValue[] = [];
    for (;;) {
      const token = next();
      if (token.mark === end) return values;
      values.push(readValue(token, depth + 1));
    }
  }

  function dictionary(depth: number): PdfDictionary {
    const found = new Map<string, PdfValue>();
    for (;;) {
      const token = next();
      if (token.mark === '>>') return found;
      if (token.name === undefined) throw fail();
      found.set(token.name, readValue(next(), depth + 1));
    }
  }

  function wordOf(word: string): PdfValue {
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    const number = Number(word);
    if (!Number.isFinite(number)) throw fail();
    return referenceAfter(number) ?? number;
  }

  /** `12 0 R`, of which the first number was read. */
  function referenceAfter(object: number): PdfReference | null {
    const rest = /[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
    rest.lastIndex = pattern.lastIndex;
    if (!Number.isInteger(object) || !rest.test(text)) return null;
    pattern.lastIndex = rest.lastIndex;
    return { is: 'reference', object };
  }

  /** Nobody asks what is said: its end alone. */
  function skipString(): string {
    let open = 1;
    for (let index = pattern.lastIndex; index < text.length; index += 1) {
      const letter = text[index];
      if (letter === '\\') index += 1;
      else if (letter === '(') open += 1;
      else if (letter === ')') open -= 1;
      if (open === 0) {
        pattern.lastIndex = index + 1;
        return '';
      }
    }
    throw fail();
  }

  return readValue(next(), 0);
}

export const isReference = (value: PdfValue | undefined): value is PdfReference =>
  typeof value === 'object' && value !== null && 'is' in value && value.is === 'reference';

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map;

export const nameOf = (value: PdfValue | undefined): string | null =>
  typeof value === 'object' && value !== null && 'is' in value && value.is === 'name' ? value.name : null;
