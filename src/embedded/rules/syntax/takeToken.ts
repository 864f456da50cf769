/** The three ways a statement parser takes a token. */
import type { Scanner } from './scanner.ts';

export function takeOptionalSymbol(scanner: Scanner, text: string): boolean {
  const token = scanner.peek();
  if (token.kind !== 'symbol' || token.text !== text) return false;
  scanner.take();
  return true;
}

/** Throws RulesSyntaxError when something else stands there. */
export function expectSymbol(scanner: Scanner, text: string): void {
  const token = scanner.peek();
  if (!takeOptionalSymbol(scanner, text)) throw scanner.error(`"${text}" is missing`, token.start);
}

/** `what` names the thing for the error's text. Throws RulesSyntaxError. */
export function takeName(scanner: Scanner, what: string): string {
  const token = scanner.take();
  if (token.kind !== 'name') throw scanner.error(`${what} is missing`, token.start);
  return token.text;
}
