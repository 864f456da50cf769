/** What a rules file may not say, and where the message points. */
import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { loadRuleset, RulesSyntaxError } from '../index.ts';

function reasonOf(source: string): string {
  try {
    loadRuleset(source, 'x.rules');
  } catch (error) {
    if (error instanceof RulesSyntaxError) return `${error.line}:${error.column} ${error.reason}`;
    throw error;
  }
  return 'none';
}

const inDocuments = (body: string): string =>
  `rules_version = '2';\nservice cloud.firestore {\n  match /databases/{database}/documents {\n${body}\n  }\n}`;

const inCondition = (condition: string): string =>
  inDocuments(`match /{d=**} { allow read: if ${condition}; }`);

const files: readonly (readonly [source: string, reason: string])[] = [
  ['', '1:1 a service is missing'],
  ["rules_version = '3';", "1:17 rules_version must be '1' or '2'"],
  ['rules_version = 2;', "1:17 rules_version must be '1' or '2'"],
  ["service cloud.firestore {}\nrules_version = '2';", '2:1 rules_version must be the first statement'],
  [
    'service cloud.storage {}',
    '1:9 unknown service "cloud.storage"; known are cloud.firestore and firebase.storage',
  ],
  ['service cloud.firestore {}\nservice cloud.firestore {}', '2:1 service cloud.firestore is declared twice'],
  ['service cloud.firestore { allow read; }', '1:27 "allow" must stand inside a match'],
  ['service cloud.firestore {', '1:26 "match", "allow", "function" or "}" is missing'],
  ['service cloud.firestore { match a {} }', '1:33 "/" is missing'],
  ['service cloud.firestore { match /a/{} {} }', '1:37 a wildcard name is missing'],
  ['service cloud.firestore { match /a/{b {} }', '1:39 "}" is missing'],
  ['service cloud.firestore { match /{a}/{a} {} }', '1:38 "a" is declared twice'],
  ['service cloud.firestore { match /{a} { match /{a} {} } }', '1:40 "a" is declared twice'],
  [
    'service cloud.firestore { match /{a=**}/b {} }',
    '1:41 in rules_version 1 a recursive wildcard must come last',
  ],
  [
    "rules_version='2'; service cloud.firestore { match /{a=**}/{b=**} {} }",
    '1:60 a match may have one recursive wildcard',
  ],
  ['/* never closed', '1:1 a comment that is never closed'],
  ['§', '1:1 unexpected character "§"'],
  [
    inDocuments('allow reads: if true;'),
    '4:7 unknown method "reads"; known are read, write, get, list, create, update, delete',
  ],
  [inDocuments('allow read: true;'), '4:13 "if" is missing'],
  [inDocuments('function f() { let a = 1; }'), '4:27 "let" or "return" is missing'],
  [inDocuments('function f(a, a) { return a; }'), '4:15 "a" is declared twice'],
  [inDocuments('function f(a) { let a = 1; return a; }'), '4:21 "a" is declared twice'],
  [inDocuments('function request() { return 1; }'), '4:10 "request" is a word of the language'],
  [
    inDocuments('function f() { return 1; }\nfunction f() { return 2; }'),
    '5:1 function "f" is declared twice',
  ],
  [inDocuments('function f() { return f(); }'), '4:1 function "f" calls itself'],
  [
    inDocuments('function f() { return g(); }\nfunction g() { return f(); }'),
    '4:1 function "f" calls itself',
  ],
  [inDocuments('function f(a,b,c,d,e,f,g,h) { return 1; }'), '4:26 a function may have 7 parameters'],
  [
    inDocuments(
      `function f() { ${Array.from({ length: 11 }, (_, index) => `let v${index} = 1;`).join('')} return 1; }`,
    ),
    '4:126 a function may have 10 lets',
  ],
  [inDocuments('function f() { let a = b; let b = 1; return a; }'), '4:24 unknown variable "b"'],
];

const conditions: readonly (readonly [condition: string, reason: string])[] = [
  ['', 'unexpected ";" where an expression should stand'],
  ['a', 'unknown variable "a"'],
  ['f()', 'unknown function "f"'],
  ['math.cube(1)', 'unknown function "math.cube"'],
  ['firestore.get(/a/b)', 'unknown function "firestore.get"'],
  ["'a'.reverse()", 'unknown method "reverse"'],
  ["'a'.size(1)", '"size" takes 0 inputs, not 1'],
  ['math.abs()', '"abs" takes 1 inputs, not 0'],
  ['get()', '"get" takes 1 inputs, not 0'],
  ['1 is text', '"is" needs one of bool,'],
  ['1 +', 'unexpected ";" where an expression should stand'],
  ['(1', '")" is missing'],
  ['[1', '"]" is missing'],
  ["{'a' 1}", '":" is missing'],
  ['true ? 1', '":" is missing'],
  ["'a", 'a string that is never closed'],
  [String.raw`'\q'`, 'an escape that strings do not have'],
  [String.raw`'\U00110000'`, 'an escape beyond Unicode'],
  ['9223372036854775808 == 1', '9223372036854775808 does not fit in 64 bits'],
  ['request.', 'a name must follow "."'],
  ['exists(/a/)', 'a path segment is missing'],
  [`${'('.repeat(100)}1`, 'an expression nested too deeply'],
  [`${'!'.repeat(100)}true`, 'an expression nested too deeply'],
  [Array.from({ length: 2000 }, () => 'true').join('&&'), 'an expression with too many parts'],
];

describe('a file that cannot be read says what and where', () => {
  it.each(files)('%j', (source, reason) => expect(reasonOf(source)).toBe(reason));
  it.each(conditions)('a condition %s', (condition, reason) => {
    const found = reasonOf(inCondition(condition));
    expect(found).toContain(reason);
    expect(found).toMatch(/^[4-7]:/);
  });
  it('names the file, line and column in the message', () => {
    expect(() => loadRuleset('service\n  nothing {}', 'firestore.rules')).toThrow(
      /^firestore\.rules:2:3: unknown service/,
    );
  });
  it('refuses a file larger than the vendor takes', () => {
    expect(reasonOf(`//${'x'.repeat(256 * 1024)}`)).toBe('1:1 a rules file may have at most 256 KiB');
  });
});

describe('any text at all', () => {
  const words = fc.constantFrom(
    ...[
      'rules_version',
      '=',
      "'2'",
      ';',
      'service',
      'cloud.firestore',
      '{',
      '}',
      'match',
      '/a',
      '/{b}',
      '/{c=**}',
    ],
    ...[
      'allow',
      'read',
      ':',
      'if',
      'true',
      '&&',
      '||',
      '(',
      ')',
      '[',
      ']',
      'function',
      'f',
      'return',
      'let',
      '$(',
      '"',
    ],
    ...['request', '.', 'auth', 'is', 'in', '-', '1', "b'", '/*', '//', '\\', '?', '**', '\n', '\u{1f600}'],
  );
  it('either loads or is refused with a place', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(words).map((parts) => parts.join(' ')),
        ),
        (source) => {
          reasonOf(source);
        },
      ),
      { numRuns: 2000 },
    );
  });
  it('in a condition either loads or is refused with a place', () => {
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        reasonOf(inCondition(parts.join(' ')));
      }),
      { numRuns: 3000 },
    );
  });
});
