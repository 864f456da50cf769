/** The syntax tree of a rules file, as the parser builds it and the compiler reads it. */
import type { SourcePosition } from './rulesSyntaxError.ts';

export type BinaryOperator =
  | '&&'
  | '||'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | '+'
  | '-'
  | '*'
  | '/'
  | '%';

/** The names the right side of `is` may have. */
export const typeNames = [
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'number',
  'path',
  'string',
  'timestamp',
] as const;
export type TypeName = (typeof typeNames)[number];

interface Node {
  readonly at: SourcePosition;
  /** Height of the tree below, itself included; the parser keeps it small enough to walk recursively. */
  readonly height: number;
}

export type LiteralValue =
  | { readonly kind: 'null' }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'int'; readonly value: bigint }
  | { readonly kind: 'float'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array };

export type PathPart =
  | { readonly kind: 'segment'; readonly text: string }
  | { readonly kind: 'expression'; readonly expression: Expression };

export type Expression = Node &
  (
    | { readonly kind: 'literal'; readonly value: LiteralValue }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'member'; readonly target: Expression; readonly name: string }
    | { readonly kind: 'index'; readonly target: Expression; readonly index: Expression }
    | {
        readonly kind: 'range';
        readonly target: Expression;
        readonly from: Expression;
        readonly to: Expression;
      }
    | {
        readonly kind: 'call';
        /** Null for a plain call `f(x)`; otherwise what stands before the dot. */
        readonly target: Expression | null;
        readonly name: string;
        readonly inputs: readonly Expression[];
      }
    | { readonly kind: 'unary'; readonly operator: '!' | '-'; readonly operand: Expression }
    | {
        readonly kind: 'binary';
        readonly operator: BinaryOperator;
        readonly left: Expression;
        readonly right: Expression;
      }
    | { readonly kind: 'is'; readonly operand: Expression; readonly type: TypeName }
    | {
        readonly kind: 'conditional';
        readonly condition: Expression;
        readonly whenTrue: Expression;
        readonly whenFalse: Expression;
      }
    | { readonly kind: 'list'; readonly items: readonly Expression[] }
    | { readonly kind: 'map'; readonly entries: readonly (readonly [Expression, Expression])[] }
    | { readonly kind: 'path'; readonly parts: readonly PathPart[] }
  );

export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'single'; readonly name: string }
  | { readonly kind: 'recursive'; readonly name: string };

export type AllowMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

export interface LetDeclaration {
  readonly name: string;
  readonly value: Expression;
  readonly at: SourcePosition;
}

export interface FunctionDeclaration {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly lets: readonly LetDeclaration[];
  readonly result: Expression;
  readonly at: SourcePosition;
}

export interface AllowStatement {
  readonly methods: ReadonlySet<AllowMethod>;
  /** Null for `allow read;`, which always allows. */
  readonly condition: Expression | null;
  readonly at: SourcePosition;
}

export interface MatchStatement {
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly AllowStatement[];
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchStatement[];
  readonly at: SourcePosition;
}

export const serviceNames = ['cloud.firestore', 'firebase.storage'] as const;
export type ServiceName = (typeof serviceNames)[number];

export interface ServiceDeclaration {
  readonly name: ServiceName;
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchStatement[];
  readonly at: SourcePosition;
}

export interface RulesFile {
  readonly version: 1 | 2;
  readonly functions: readonly FunctionDeclaration[];
  readonly services: readonly ServiceDeclaration[];
}
