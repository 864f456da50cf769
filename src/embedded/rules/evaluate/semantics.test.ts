/** Errors and who decides without them, functions, look-ups, and the vendor's limits. */
import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import type { DocumentLookup } from '../ruleset.ts';
import { decideWith, documentsOf, judge } from '../testing/decideText.ts';

const broken = 'null.x';

describe('an error beside && and ||', () => {
  it.each([
    [`${broken} || true`, true],
    [`true || ${broken}`, true],
    [`${broken} && false`, false],
    [`false && ${broken}`, false],
    [`(${broken} || false) || true`, true],
    [`!(${broken} && false)`, true],
    ['1 || true', true],
    ['1 && false', false],
  ])('%s is %s', (condition, worth) => expect(judge(condition)).toBe(worth));
  it.each([
    `${broken} || false`,
    `false || ${broken}`,
    `${broken} && true`,
    `true && ${broken}`,
    `!${broken}`,
  ])('%s is an error', (condition) => expect(judge(condition)).toContain('null has no "x"'));
  it('does not matter on the side of a ternary that is not taken', () => {
    expect(judge(`true ? true : ${broken}`)).toBe(true);
    expect(judge(`false ? ${broken} : true`)).toBe(true);
    expect(judge(`${broken} ? true : true`)).toContain('null has no');
  });
});

describe('a function', () => {
  const withFunctions = (functions: string, condition: string) =>
    decideWith(`${functions}\nmatch /{d=**} { allow read: if ${condition}; }`);
  it('sees its parameters and lets, in order', () => {
    const functions = 'function f(a, b) { let c = a + b; let d = c * 2; return d == 6; }';
    expect(withFunctions(functions, 'f(1, 2)').allowed).toBe(true);
    expect(withFunctions(functions, 'f(1, 3)').allowed).toBe(false);
  });
  it('hides a wildcard or function of the same name', () => {
    expect(withFunctions('function f(database) { return database == 1; }', 'f(1)').allowed).toBe(true);
    expect(withFunctions('function f(math) { return math.size() == 1; }', "f('a')").allowed).toBe(true);
  });
  it('may stand after what calls it, and call others', () => {
    const decision = decideWith(
      'match /{d=**} { allow read: if f(); } function f() { return g(2); } function g(x) { return x == 2; }',
    );
    expect(decision.allowed).toBe(true);
  });
  it('suffers from the error of an input or let only where it uses it', () => {
    expect(withFunctions('function f(a) { let b = a.x; return true || b; }', `f(${broken})`).allowed).toBe(
      true,
    );
    expect(withFunctions('function f(a) { let b = a.x; return b; }', `f(${broken})`).allowed).toBe(false);
  });
});

const path = (name: string): string => `/databases/$(database)/documents/${name}`;

describe('look-ups', () => {
  const lookup = documentsOf({ 'users/ada': { role: { stringValue: 'admin' } } });
  it('read other documents', () => {
    expect(judge(`get(${path('users/ada')}).data.role == 'admin'`, {}, lookup)).toBe(true);
    expect(judge(`exists(${path('users/$(request.auth.uid)')})`, {}, lookup)).toBe(true);
    expect(judge(`exists(${path('users/bob')})`, {}, lookup)).toBe(false);
    expect(judge(`get(${path('users/bob')}) == null`, {}, lookup)).toBe(true);
    expect(judge(`get(${path('users/ada')}).id == 'ada'`, {}, lookup)).toBe(true);
  });
  it('see documents before or after the write', () => {
    const changing: DocumentLookup = {
      getDocument: () => null,
      getDocumentAfter: (_, name) => documentsOf({ 'users/ada': {} }).getDocument('(default)', name),
    };
    const [before, after] = [`exists(${path('users/ada')})`, `existsAfter(${path('users/ada')})`];
    expect(
      judge(`!${before} && ${after} && getAfter(${path('users/ada')}).data.size() == 0`, {}, changing),
    ).toBe(true);
  });
  const many = (count: number, same: boolean): string =>
    Array.from({ length: count }, (_, index) => `!exists(${path(`x/${same ? 0 : index}`)})`).join(' && ');
  it('may be ten different documents a request, each as often as wanted', () => {
    expect(judge(many(10, false))).toBe(true);
    expect(judge(many(30, true))).toBe(true);
    expect(judge(many(11, false))).toBe('the request needs more than 10 documents');
    expect(judge(`true || ${many(11, false)}`)).toBe(true);
    expect(judge(`(${many(11, false)}) || true`)).toBe('the request needs more than 10 documents');
  });
});

describe('limits', () => {
  it('stop a request that needs more than a thousand expressions', () => {
    const heavy = (count: number) => {
      const thirty = Array.from({ length: 30 }, () => '!false').join(' && ');
      const calls = Array.from({ length: count }, () => 'f()').join(' && ');
      return decideWith(`function f() { return ${thirty}; } match /{d=**} { allow read: if ${calls}; }`);
    };
    expect(heavy(15).allowed).toBe(true);
    expect(heavy(20)).toMatchObject({ reason: expect.stringContaining('more than 1000 expressions') });
  });
  it('count over all the rules a request meets', () => {
    const f = `function f() { return ${Array.from({ length: 260 }, () => '!true').join(' || ')}; }`;
    const decision = decideWith(
      `${f} match /{a=**} { allow read: if f(); allow get: if f(); allow get: if true; }`,
    );
    expect(decision).toMatchObject({ reason: expect.stringContaining('more than 1000 expressions') });
  });
  it.each([
    ['a text', "'ab'", 'x + x'],
    ['a list', "['a']", 'x.concat(x)'],
    ['a replacement', "'ab'", "x.replace('.', x)"],
  ])('stop %s that doubles without end', (_, start, step) => {
    const doubling = Array.from({ length: 19 }, (_step, index) => {
      const twice = step.replaceAll('x', 'b');
      return `function f${index}(a) { let b = ${step.replaceAll('x', 'a')}; let c = ${twice}; return ${index < 18 ? `f${index + 1}(c)` : 'c.size() > 0'}; }`;
    });
    const decision = decideWith(`${doubling.join('\n')} match /{d=**} { allow read: if f0(${start}); }`);
    expect(decision).toMatchObject({ reason: expect.stringContaining('too long') });
  });
  it('stop calls nested more than twenty deep', () => {
    const nested = (depth: number) => {
      const functions = Array.from(
        { length: depth },
        (_, index) => `function f${index}() { return ${index + 1 < depth ? `f${index + 1}()` : 'true'}; }`,
      );
      return decideWith(`${functions.join('\n')} match /{d=**} { allow read: if f0(); }`);
    };
    expect(nested(20).allowed).toBe(true);
    expect(nested(21)).toMatchObject({ reason: expect.stringContaining('calls nested more than 20 deep') });
  });
});

describe('any condition', () => {
  const atoms = fc.constantFrom(
    ...[
      'null',
      'true',
      '1',
      '-2',
      '0',
      '1.5',
      "'a'",
      "'(('",
      "b'x'",
      '[]',
      "['a', 1]",
      "{'a': {'b': 1}}",
      '/a/b',
      'd',
    ],
    ...[
      'request',
      'request.auth',
      'request.time',
      'resource',
      'request.auth.token.tags',
      "duration.value(1, 's')",
    ],
    ...['latlng.value(1, 1)', "['a'].toSet()", "{'a': 1}.diff({})", '9223372036854775807', '1.0 / 0.0'],
  );
  const { expression } = fc.letrec<{ expression: string }>((tie) => ({
    expression: fc.oneof(
      { depthSize: 'small' },
      atoms,
      fc
        .tuple(
          tie('expression'),
          fc.constantFrom('&&', '||', '==', '!=', '<', '>=', '+', '-', '*', '/', '%', 'in'),
          tie('expression'),
        )
        .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
      tie('expression').map((inner) => `!(${inner})`),
      tie('expression').map((inner) => `-(${inner})`),
      tie('expression').map((inner) => `(${inner} is string)`),
      fc.tuple(tie('expression'), tie('expression')).map(([target, index]) => `(${target})[${index}]`),
      fc.tuple(tie('expression'), tie('expression')).map(([target, to]) => `(${target})[0:${to}]`),
      fc
        .tuple(
          tie('expression'),
          fc.constantFrom('size', 'keys', 'values', 'lower', 'toSet', 'year', 'date', 'seconds', 'latitude'),
        )
        .map(([target, method]) => `(${target}).${method}()`),
      fc
        .tuple(
          tie('expression'),
          fc.constantFrom(
            'matches',
            'split',
            'hasAll',
            'concat',
            'diff',
            'bind',
            'join',
            'union',
            'distance',
          ),
          tie('expression'),
        )
        .map(([target, method, input]) => `(${target}).${method}(${input})`),
      fc
        .tuple(
          fc.constantFrom(
            'int',
            'float',
            'string',
            'bool',
            'path',
            'math.floor',
            'math.sqrt',
            'hashing.md5',
            'get',
            'exists',
            'timestamp.value',
          ),
          tie('expression'),
        )
        .map(([name, input]) => `${name}(${input})`),
    ),
  }));
  it('is worth true, false or an error, and never throws', () => {
    fc.assert(
      fc.property(expression, (condition) => {
        const decision = decideWith(`match /{d=**} { allow read: if ${condition}; }`);
        expect(typeof decision.allowed).toBe('boolean');
      }),
      { numRuns: 3000 },
    );
  });
});
