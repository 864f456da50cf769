/**
 * Parses one expression of the rules language, by precedence climbing.
 * Order of strength: https://firebase.google.com/docs/rules/rules-language#building_conditions
 */
import { parsePathLiteral } from './parsePathLiteral.ts';
import type { Scanner } from './scanner.ts';
import { type BinaryOperator, type Expression, type LiteralValue, type TypeName, typeNames } from './tree.ts';

/** Trees higher than this are refused, so that every later walk can be plain recursion. */
const HIGHEST_TREE = 400;
const DEEPEST_NESTING = 60;

const strengths: Readonly<Record<string, number>> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  in: 4,
  is: 4,
  '<': 5,
  '<=': 5,
  '>': 5,
  '>=': 5,
  '+': 6,
  '-': 6,
  '*': 7,
  '/': 7,
  '%': 7,
};

/** Throws RulesSyntaxError. */
export function parseExpression(scanner: Scanner): Expression {
  return new ExpressionParser(scanner).parse();
}

function isTypeName(text: string): text is TypeName {
  return typeNames.some((name) => name === text);
}

function isBinaryOperator(text: string): text is BinaryOperator {
  return text !== 'is' && Object.hasOwn(strengths, text);
}

class ExpressionParser {
  private readonly scanner: Scanner;
  private nesting = 0;

  constructor(scanner: Scanner) {
    this.scanner = scanner;
  }

  parse(): Expression {
    this.nesting += 1;
    if (this.nesting > DEEPEST_NESTING) throw this.scanner.error('an expression nested too deeply');
    const expression = this.parseConditional();
    this.nesting -= 1;
    return expression;
  }

  private parseConditional(): Expression {
    const condition = this.parseBinary(1);
    const question = this.scanner.peek();
    if (!this.takeSymbol('?')) return condition;
    const whenTrue = this.parse();
    this.expectSymbol(':');
    const whenFalse = this.parse();
    return this.node(question.start, [condition, whenTrue, whenFalse], (base) => ({
      ...base,
      kind: 'conditional',
      condition,
      whenTrue,
      whenFalse,
    }));
  }

  private parseBinary(weakest: number): Expression {
    let left = this.parseUnary();
    for (;;) {
      const token = this.scanner.peek();
      const text = token.kind === 'symbol' || token.kind === 'name' ? token.text : '';
      const strength = Object.hasOwn(strengths, text) ? (strengths[text] ?? 0) : 0;
      if (strength < weakest) return left;
      this.scanner.take();
      const operand = left;
      if (text === 'is') {
        const type = this.parseTypeName();
        left = this.node(token.start, [operand], (base) => ({ ...base, kind: 'is', operand, type }));
      } else if (isBinaryOperator(text)) {
        const right = this.parseBinary(strength + 1);
        left = this.node(token.start, [operand, right], (base) => ({
          ...base,
          kind: 'binary',
          operator: text,
          left: operand,
          right,
        }));
      } else return left;
    }
  }

  private parseTypeName(): TypeName {
    const token = this.scanner.take();
    if (token.kind === 'name' && isTypeName(token.text)) return token.text;
    throw this.scanner.error(`"is" needs one of ${typeNames.join(', ')}`, token.start);
  }

  private parseUnary(): Expression {
    const token = this.scanner.peek();
    if (token.kind !== 'symbol' || (token.text !== '!' && token.text !== '-')) return this.parsePostfix();
    const operator = token.text;
    this.scanner.take();
    const number = this.scanner.peek();
    if (operator === '-' && number.kind === 'int') {
      this.scanner.take();
      return this.parsePostfixAfter(this.literal(token.start, { kind: 'int', value: -number.value }));
    }
    this.nesting += 1;
    if (this.nesting > DEEPEST_NESTING) throw this.scanner.error('an expression nested too deeply');
    const operand = this.parseUnary();
    this.nesting -= 1;
    return this.node(token.start, [operand], (base) => ({ ...base, kind: 'unary', operator, operand }));
  }

  private parsePostfix(): Expression {
    return this.parsePostfixAfter(this.parsePrimary());
  }

  private parsePostfixAfter(first: Expression): Expression {
    let target = first;
    for (;;) {
      const token = this.scanner.peek();
      if (this.takeSymbol('.')) target = this.parseMember(target);
      else if (this.takeSymbol('[')) target = this.parseIndex(target, token.start);
      else return target;
    }
  }

  private parseMember(target: Expression): Expression {
    const token = this.scanner.take();
    if (token.kind !== 'name') throw this.scanner.error('a name must follow "."', token.start);
    const name = token.text;
    if (!this.takeSymbol('(')) {
      return this.node(token.start, [target], (base) => ({ ...base, kind: 'member', target, name }));
    }
    const inputs = this.parseItems(')');
    return this.node(token.start, [target, ...inputs], (base) => ({
      ...base,
      kind: 'call',
      target,
      name,
      inputs,
    }));
  }

  private parseIndex(target: Expression, start: number): Expression {
    const index = this.parse();
    if (this.takeSymbol(':')) {
      const to = this.parse();
      this.expectSymbol(']');
      return this.node(start, [target, index, to], (base) => ({
        ...base,
        kind: 'range',
        target,
        from: index,
        to,
      }));
    }
    this.expectSymbol(']');
    return this.node(start, [target, index], (base) => ({ ...base, kind: 'index', target, index }));
  }

  private parsePrimary(): Expression {
    const token = this.scanner.take();
    switch (token.kind) {
      case 'int':
        if (token.value >= 2n ** 63n)
          throw this.scanner.error(`${token.value} does not fit in 64 bits`, token.start);
        return this.literal(token.start, { kind: 'int', value: token.value });
      case 'float':
        return this.literal(token.start, { kind: 'float', value: token.value });
      case 'string':
        return this.literal(token.start, { kind: 'string', value: token.value });
      case 'bytes':
        return this.literal(token.start, { kind: 'bytes', value: token.value });
      case 'name':
        return this.parseName(token.text, token.start);
      case 'symbol':
        return this.parseSymbol(token.text, token.start);
      case 'end':
        throw this.scanner.error('an expression is missing', token.start);
    }
  }

  private parseName(name: string, start: number): Expression {
    if (name === 'true' || name === 'false')
      return this.literal(start, { kind: 'bool', value: name === 'true' });
    if (name === 'null') return this.literal(start, { kind: 'null' });
    if (Object.hasOwn(strengths, name))
      throw this.scanner.error(`an expression must stand before "${name}"`, start);
    if (!this.takeSymbol('(')) return this.node(start, [], (base) => ({ ...base, kind: 'name', name }));
    const inputs = this.parseItems(')');
    return this.node(start, inputs, (base) => ({ ...base, kind: 'call', target: null, name, inputs }));
  }

  private parseSymbol(symbol: string, start: number): Expression {
    if (symbol === '(') {
      const inner = this.parse();
      this.expectSymbol(')');
      return inner;
    }
    if (symbol === '[') {
      const items = this.parseItems(']');
      return this.node(start, items, (base) => ({ ...base, kind: 'list', items }));
    }
    if (symbol === '{') return this.parseMap(start);
    if (symbol === '/') {
      const parts = parsePathLiteral(this.scanner, () => this.parse());
      const inner = parts.flatMap((part) => (part.kind === 'expression' ? [part.expression] : []));
      return this.node(start, inner, (base) => ({ ...base, kind: 'path', parts }));
    }
    throw this.scanner.error(`unexpected "${symbol}" where an expression should stand`, start);
  }

  private parseMap(start: number): Expression {
    const entries: (readonly [Expression, Expression])[] = [];
    while (!this.takeSymbol('}')) {
      const key = this.parse();
      this.expectSymbol(':');
      entries.push([key, this.parse()]);
      if (!this.takeSymbol(',')) {
        this.expectSymbol('}');
        break;
      }
    }
    return this.node(start, entries.flat(), (base) => ({ ...base, kind: 'map', entries }));
  }

  private parseItems(closing: ')' | ']'): Expression[] {
    const items: Expression[] = [];
    while (!this.takeSymbol(closing)) {
      items.push(this.parse());
      if (!this.takeSymbol(',')) {
        this.expectSymbol(closing);
        break;
      }
    }
    return items;
  }

  private literal(start: number, value: LiteralValue): Expression {
    return this.node(start, [], (base) => ({ ...base, kind: 'literal', value }));
  }

  private node(
    start: number,
    children: readonly Expression[],
    build: (base: Pick<Expression, 'at' | 'height'>) => Expression,
  ): Expression {
    const height = children.reduce((highest, child) => Math.max(highest, child.height), 0) + 1;
    if (height > HIGHEST_TREE) throw this.scanner.error('an expression with too many parts', start);
    return build({ at: this.scanner.positionOf(start), height });
  }

  private takeSymbol(text: string): boolean {
    const token = this.scanner.peek();
    if (token.kind !== 'symbol' || token.text !== text) return false;
    this.scanner.take();
    return true;
  }

  private expectSymbol(text: string): void {
    const token = this.scanner.peek();
    if (!this.takeSymbol(text)) throw this.scanner.error(`"${text}" is missing`, token.start);
  }
}
