/** Reads one quoted literal of a rules file: 'text', "text", or the bytes between the quotes of b'...'. */
export type Quoted =
  | { readonly kind: 'string'; readonly value: string; readonly end: number }
  | { readonly kind: 'bytes'; readonly value: Uint8Array; readonly end: number }
  | { readonly kind: 'malformed'; readonly message: string; readonly offset: number };

const simpleEscapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  a: '\x07',
  v: '\v',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '`': '`',
  '?': '?',
};
const numericEscape = /x([0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|([0-3][0-7]{2})/y;

/** `quote` is the offset of the opening quote. */
export function readQuoted(source: string, quote: number, isBytes: boolean): Quoted {
  const closing = source[quote];
  const bytes: number[] = [];
  let text = '';
  const add = (piece: string): void => {
    if (isBytes) bytes.push(...new TextEncoder().encode(piece));
    else text += piece;
  };
  let offset = quote + 1;
  for (;;) {
    const character = source[offset];
    if (character === undefined || character === '\n' || character === '\r') {
      return { kind: 'malformed', message: 'a string that is never closed', offset: quote };
    }
    if (character === closing) break;
    if (character !== '\\') {
      const point = String.fromCodePoint(source.codePointAt(offset) ?? 0);
      add(point);
      offset += point.length;
      continue;
    }
    const simple = simpleEscapes[source[offset + 1] ?? ''];
    if (simple !== undefined) {
      add(simple);
      offset += 2;
      continue;
    }
    numericEscape.lastIndex = offset + 1;
    const match = numericEscape.exec(source);
    if (match === null) return { kind: 'malformed', message: 'an escape that strings do not have', offset };
    const [whole, byte, short, long, octal] = match;
    const code =
      octal === undefined ? Number.parseInt(byte ?? short ?? long ?? '', 16) : Number.parseInt(octal, 8);
    if (code > 0x10ffff) return { kind: 'malformed', message: 'an escape beyond Unicode', offset };
    if (isBytes && (byte !== undefined || octal !== undefined)) bytes.push(code);
    else add(String.fromCodePoint(code));
    offset += 1 + whole.length;
  }
  const end = offset + 1;
  return isBytes
    ? { kind: 'bytes', value: Uint8Array.from(bytes), end }
    : { kind: 'string', value: text, end };
}
