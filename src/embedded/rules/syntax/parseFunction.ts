/** Parses `function name(a, b) { let x = ...; return ...; }`, with the vendor's limits. */
import { parseExpression } from './parseExpression.ts';
import type { Scanner } from './scanner.ts';
import { expectSymbol, takeName, takeOptionalSymbol } from './takeToken.ts';
import type { FunctionDeclaration, LetDeclaration } from './tree.ts';

/** https://firebase.google.com/docs/firestore/quotas#security_rules */
const MOST_PARAMETERS = 7;
const MOST_LETS = 10;
const reserved = new Set(['true', 'false', 'null', 'request', 'resource', 'in', 'is', 'if', 'let', 'return']);

/** Throws RulesSyntaxError. */
export function parseFunction(scanner: Scanner): FunctionDeclaration {
  const at = scanner.positionOf(scanner.take().start);
  const name = takeFreshName(scanner, 'a function name', []);
  const parameters = parseParameters(scanner);
  expectSymbol(scanner, '{');
  const lets: LetDeclaration[] = [];
  for (;;) {
    const token = scanner.take();
    const keyword = token.kind === 'name' ? token.text : '';
    if (keyword === 'let') {
      if (lets.length === MOST_LETS)
        throw scanner.error(`a function may have ${MOST_LETS} lets`, token.start);
      lets.push(parseLet(scanner, [...parameters, ...lets.map((known) => known.name)]));
    } else if (keyword === 'return') break;
    else throw scanner.error('"let" or "return" is missing', token.start);
  }
  const result = parseExpression(scanner);
  takeOptionalSymbol(scanner, ';');
  expectSymbol(scanner, '}');
  return { name, parameters, lets, result, at };
}

function parseParameters(scanner: Scanner): string[] {
  expectSymbol(scanner, '(');
  const parameters: string[] = [];
  while (!takeOptionalSymbol(scanner, ')')) {
    if (parameters.length === MOST_PARAMETERS) {
      throw scanner.error(`a function may have ${MOST_PARAMETERS} parameters`, scanner.peek().start);
    }
    parameters.push(takeFreshName(scanner, 'a parameter name', parameters));
    if (!takeOptionalSymbol(scanner, ',')) {
      expectSymbol(scanner, ')');
      break;
    }
  }
  return parameters;
}

function parseLet(scanner: Scanner, taken: readonly string[]): LetDeclaration {
  const at = scanner.positionOf(scanner.peek().start);
  const name = takeFreshName(scanner, 'a variable name', taken);
  expectSymbol(scanner, '=');
  const value = parseExpression(scanner);
  takeOptionalSymbol(scanner, ';');
  return { name, value, at };
}

function takeFreshName(scanner: Scanner, what: string, taken: readonly string[]): string {
  const start = scanner.peek().start;
  const name = takeName(scanner, what);
  if (reserved.has(name)) throw scanner.error(`"${name}" is a word of the language`, start);
  if (taken.includes(name)) throw scanner.error(`"${name}" is declared twice`, start);
  return name;
}
