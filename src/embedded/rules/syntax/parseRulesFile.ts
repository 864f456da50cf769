/**
 * Parses a whole rules file: version, services, matches, allows, functions.
 * Source: https://firebase.google.com/docs/rules/rules-language
 */
import { parseExpression } from './parseExpression.ts';
import { parseFunction } from './parseFunction.ts';
import { parsePattern } from './parsePattern.ts';
import { RulesSyntaxError } from './rulesSyntaxError.ts';
import { Scanner } from './scanner.ts';
import { expectSymbol, takeName, takeOptionalSymbol } from './takeToken.ts';
import {
  type AllowMethod,
  type AllowStatement,
  type FunctionDeclaration,
  type MatchStatement,
  type RulesFile,
  type ServiceDeclaration,
  type ServiceName,
  serviceNames,
} from './tree.ts';

/** The vendor's limit for a ruleset's source, in UTF-8 bytes. */
const LARGEST_SOURCE_BYTES = 256 * 1024;
const DEEPEST_MATCH = 10;

const methodsOf: Readonly<Record<string, readonly AllowMethod[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

/** Throws RulesSyntaxError. */
export function parseRulesFile(source: string, fileName: string): RulesFile {
  if (Buffer.byteLength(source) > LARGEST_SOURCE_BYTES) {
    throw new RulesSyntaxError('a rules file may have at most 256 KiB', fileName, { line: 1, column: 1 });
  }
  const scanner = new Scanner(source.startsWith('\ufeff') ? source.slice(1) : source, fileName);
  const version = parseVersion(scanner);
  const functions: FunctionDeclaration[] = [];
  const services: ServiceDeclaration[] = [];
  for (let token = scanner.peek(); token.kind !== 'end'; token = scanner.peek()) {
    if (token.kind === 'name' && token.text === 'service') {
      const service = parseService(scanner, version);
      if (services.some((known) => known.name === service.name)) {
        throw scanner.error(`service ${service.name} is declared twice`, token.start);
      }
      services.push(service);
    } else if (token.kind === 'name' && token.text === 'function') functions.push(parseFunction(scanner));
    else if (token.kind === 'name' && token.text === 'rules_version') {
      throw scanner.error('rules_version must be the first statement', token.start);
    } else throw scanner.error('"service" or "function" is missing', token.start);
  }
  if (services.length === 0) throw scanner.error('a service is missing');
  return { version, functions, services };
}

function parseVersion(scanner: Scanner): 1 | 2 {
  const token = scanner.peek();
  if (token.kind !== 'name' || token.text !== 'rules_version') return 1;
  scanner.take();
  expectSymbol(scanner, '=');
  const version = scanner.take();
  takeOptionalSymbol(scanner, ';');
  if (version.kind === 'string' && version.value === '1') return 1;
  if (version.kind === 'string' && version.value === '2') return 2;
  throw scanner.error("rules_version must be '1' or '2'", version.start);
}

function parseService(scanner: Scanner, version: 1 | 2): ServiceDeclaration {
  const start = scanner.take().start;
  const nameStart = scanner.peek().start;
  let name = takeName(scanner, 'a service name');
  while (takeOptionalSymbol(scanner, '.')) name += `.${takeName(scanner, 'a service name')}`;
  if (!isServiceName(name)) {
    throw scanner.error(`unknown service "${name}"; known are ${serviceNames.join(' and ')}`, nameStart);
  }
  const { functions, matches, allows } = parseBlock(scanner, version, 0);
  const [stray] = allows;
  if (stray !== undefined) {
    throw new RulesSyntaxError('"allow" must stand inside a match', scanner.fileName, stray.at);
  }
  return { name, functions, matches, at: scanner.positionOf(start) };
}

function isServiceName(name: string): name is ServiceName {
  return serviceNames.some((known) => known === name);
}

function parseBlock(scanner: Scanner, version: 1 | 2, depth: number) {
  if (depth > DEEPEST_MATCH) throw scanner.error('matches nested too deeply');
  const functions: FunctionDeclaration[] = [];
  const matches: MatchStatement[] = [];
  const allows: AllowStatement[] = [];
  expectSymbol(scanner, '{');
  for (;;) {
    const token = scanner.peek();
    if (takeOptionalSymbol(scanner, '}')) return { functions, matches, allows };
    const keyword = token.kind === 'name' ? token.text : '';
    if (keyword === 'function') functions.push(parseFunction(scanner));
    else if (keyword === 'match') matches.push(parseMatch(scanner, version, depth));
    else if (keyword === 'allow') allows.push(parseAllow(scanner));
    else throw scanner.error('"match", "allow", "function" or "}" is missing', token.start);
  }
}

function parseMatch(scanner: Scanner, version: 1 | 2, depth: number): MatchStatement {
  const start = scanner.take().start;
  const pattern = parsePattern(scanner, version);
  const block = parseBlock(scanner, version, depth + 1);
  return { ...block, pattern, at: scanner.positionOf(start) };
}

function parseAllow(scanner: Scanner): AllowStatement {
  const at = scanner.positionOf(scanner.take().start);
  const methods = new Set<AllowMethod>();
  do {
    const start = scanner.peek().start;
    const name = takeName(scanner, 'a method');
    const meant = Object.hasOwn(methodsOf, name) ? methodsOf[name] : undefined;
    if (meant === undefined) {
      throw scanner.error(`unknown method "${name}"; known are ${Object.keys(methodsOf).join(', ')}`, start);
    }
    for (const method of meant) methods.add(method);
  } while (takeOptionalSymbol(scanner, ','));
  if (!takeOptionalSymbol(scanner, ':')) {
    takeOptionalSymbol(scanner, ';');
    return { methods, condition: null, at };
  }
  const token = scanner.take();
  if (token.kind !== 'name' || token.text !== 'if') throw scanner.error('"if" is missing', token.start);
  const condition = parseExpression(scanner);
  takeOptionalSymbol(scanner, ';');
  return { methods, condition, at };
}
