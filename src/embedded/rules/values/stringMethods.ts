/** https://firebase.google.com/docs/reference/rules/rules.String and rules.Bytes */
import { RE2JS } from 're2js';
import { type Of, type RulesFunction, takes, takesNothing } from './method.ts';
import { regularExpression } from './regularExpressions.ts';
import {
  boolValue,
  countValue,
  fault,
  LONGEST_TEXT,
  type RulesOutcome,
  type RulesValue,
  stringValue,
  typeOf,
} from './value.ts';

/** Characters are code points; only text beyond the basic plane pays for counting them. */
const beyondBasicPlane = /[\ud800-\udfff]/;

export function countCharacters(text: string): number {
  return beyondBasicPlane.test(text) ? Array.from(text).length : text.length;
}

/** Characters from `from` up to, not including, `to`. */
export function sliceCharacters(text: string, from: number, to: number): string {
  return beyondBasicPlane.test(text) ? Array.from(text).slice(from, to).join('') : text.slice(from, to);
}

export const stringMethods: Readonly<Record<string, RulesFunction<Of<'string'>>>> = {
  lower: takesNothing((self) => stringValue(self.value.toLowerCase())),
  upper: takesNothing((self) => stringValue(self.value.toUpperCase())),
  trim: takesNothing((self) => stringValue(self.value.trim())),
  size: takesNothing((self) => countValue(countCharacters(self.value))),
  toUtf8: takesNothing((self) => ({ kind: 'bytes', value: new TextEncoder().encode(self.value) })),
  matches: takes(1, (self, pattern) =>
    withExpression(pattern, (expression) => boolValue(expression.matcher(self.value).matches())),
  ),
  replace: takes(2, (self, pattern, substitute) => {
    if (substitute?.kind !== 'string') return fault('replace() needs a string to put in');
    const longest = self.value.length + (self.value.length + 1) * substitute.value.length;
    if (longest > LONGEST_TEXT) return fault('a text that is too long');
    const literally = RE2JS.quoteReplacement(substitute.value);
    return withExpression(pattern, (expression) =>
      stringValue(expression.matcher(self.value).replaceAll(literally)),
    );
  }),
  split: takes(1, (self, pattern) =>
    withExpression(pattern, (expression) => ({
      kind: 'list',
      items: expression.split(self.value).map(stringValue),
    })),
  ),
};

export const bytesMethods: Readonly<Record<string, RulesFunction<Of<'bytes'>>>> = {
  size: takesNothing((self) => countValue(self.value.length)),
  toBase64: takesNothing((self) => stringValue(Buffer.from(self.value).toString('base64'))),
  toHexString: takesNothing((self) => stringValue(Buffer.from(self.value).toString('hex'))),
};

type Expression = NonNullable<ReturnType<typeof regularExpression>>;

function withExpression(
  pattern: RulesValue | undefined,
  use: (expression: Expression) => RulesOutcome,
): RulesOutcome {
  if (pattern?.kind !== 'string') {
    return fault(
      `a regular expression is a string, not ${pattern === undefined ? 'nothing' : typeOf(pattern)}`,
    );
  }
  const expression = regularExpression(pattern.value);
  return expression === null ? fault('not an RE2 expression') : use(expression);
}
