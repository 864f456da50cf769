/**
 * Cuts a rules file into tokens, one at a time, because whether `/` divides or opens a path depends on where the
 * parser stands: the parser asks for path text itself through `readWhile`.
 */

import { readQuoted } from './readQuoted.ts';
import { RulesSyntaxError, type SourcePosition } from './rulesSyntaxError.ts';

export type Token =
  | { readonly kind: 'end'; readonly start: number; readonly end: number }
  | { readonly kind: 'name'; readonly text: string; readonly start: number; readonly end: number }
  | { readonly kind: 'symbol'; readonly text: string; readonly start: number; readonly end: number }
  | { readonly kind: 'int'; readonly value: bigint; readonly start: number; readonly end: number }
  | { readonly kind: 'float'; readonly value: number; readonly start: number; readonly end: number }
  | { readonly kind: 'string'; readonly value: string; readonly start: number; readonly end: number }
  | { readonly kind: 'bytes'; readonly value: Uint8Array; readonly start: number; readonly end: number };

const namePattern = /[A-Za-z_][A-Za-z0-9_]*/y;
const numberPattern = /0[xX][0-9A-Fa-f]+|[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const symbols = ['&&', '||', '==', '!=', '<=', '>=', '**', ...'{}()[]:;,.=<>+-*/%!?$'];
const largestInteger = 2n ** 63n;

export class Scanner {
  readonly fileName: string;
  readonly source: string;
  private offset = 0;
  private lineStarts: number[] | null = null;

  constructor(source: string, fileName: string) {
    this.source = source;
    this.fileName = fileName;
  }

  /** The next token, without taking it. */
  peek(): Token {
    this.skipBlank();
    return this.scan(this.offset);
  }

  take(): Token {
    const token = this.peek();
    this.offset = token.end;
    return token;
  }

  /** Takes the text a sticky pattern matches right here, blanks not skipped; empty when nothing matches. */
  readWhile(pattern: RegExp): string {
    pattern.lastIndex = this.offset;
    const text = pattern.exec(this.source)?.[0] ?? '';
    this.offset += text.length;
    return text;
  }

  get position(): number {
    return this.offset;
  }

  positionOf(offset: number): SourcePosition {
    this.lineStarts ??= findLineStarts(this.source);
    let low = 0;
    let high = this.lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.lineStarts[low] ?? 0) + 1 };
  }

  error(message: string, offset: number = this.offset): RulesSyntaxError {
    return new RulesSyntaxError(message, this.fileName, this.positionOf(offset));
  }

  private skipBlank(): void {
    for (;;) {
      const character = this.source[this.offset];
      if (character === ' ' || character === '\t' || character === '\n' || character === '\r')
        this.offset += 1;
      else if (this.source.startsWith('//', this.offset)) {
        const end = this.source.indexOf('\n', this.offset);
        this.offset = end < 0 ? this.source.length : end;
      } else if (this.source.startsWith('/*', this.offset)) {
        const end = this.source.indexOf('*/', this.offset + 2);
        if (end < 0) throw this.error('a comment that is never closed');
        this.offset = end + 2;
      } else return;
    }
  }

  private scan(start: number): Token {
    const character = this.source[start];
    if (character === undefined) return { kind: 'end', start, end: start };
    if (character === '"' || character === "'") return this.scanQuoted(start, start, false);
    const prefixed = this.source[start + 1];
    if ((character === 'b' || character === 'B') && (prefixed === '"' || prefixed === "'")) {
      return this.scanQuoted(start, start + 1, true);
    }
    namePattern.lastIndex = start;
    const name = namePattern.exec(this.source)?.[0];
    if (name !== undefined) return { kind: 'name', text: name, start, end: start + name.length };
    numberPattern.lastIndex = start;
    const digits = numberPattern.exec(this.source)?.[0];
    if (digits !== undefined) return this.scanNumber(digits, start);
    const symbol = symbols.find((candidate) => this.source.startsWith(candidate, start));
    if (symbol !== undefined) return { kind: 'symbol', text: symbol, start, end: start + symbol.length };
    throw this.error(`unexpected character ${JSON.stringify(character)}`, start);
  }

  private scanNumber(digits: string, start: number): Token {
    const end = start + digits.length;
    if (/^0[xX]/.test(digits) || /^[0-9]+$/.test(digits)) {
      const value = BigInt(digits);
      // 2^63 itself is let through for `-9223372036854775808`; the parser refuses it without the minus.
      if (value > largestInteger) throw this.error(`${digits} does not fit in 64 bits`, start);
      return { kind: 'int', value, start, end };
    }
    return { kind: 'float', value: Number(digits), start, end };
  }

  private scanQuoted(start: number, quote: number, isBytes: boolean): Token {
    const read = readQuoted(this.source, quote, isBytes);
    if (read.kind === 'malformed') throw this.error(read.message, read.offset);
    if (read.kind === 'bytes') return { kind: 'bytes', value: read.value, start, end: read.end };
    return { kind: 'string', value: read.value, start, end: read.end };
  }
}

function findLineStarts(source: string): number[] {
  const starts = [0];
  for (let index = source.indexOf('\n'); index >= 0; index = source.indexOf('\n', index + 1))
    starts.push(index + 1);
  return starts;
}
