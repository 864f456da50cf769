/** A structured query after reading it from the wire. */
import type { FieldPath } from '../paths/fieldPath.ts';
import type { FirestoreValue } from '../value.ts';
import type { Nearest } from './nearest.ts';

export type Operator =
  | '<'
  | '<='
  | '>'
  | '>='
  | '=='
  | '!='
  | 'array-contains'
  | 'in'
  | 'array-contains-any'
  | 'not-in';

export interface FieldFilter {
  readonly kind: 'field';
  readonly path: FieldPath;
  /** The path's canonical text. */
  readonly field: string;
  readonly operator: Operator;
  readonly value: FirestoreValue;
}

export type Filter = FieldFilter | { readonly kind: 'and' | 'or'; readonly filters: readonly Filter[] };

export interface Order {
  readonly path: FieldPath;
  readonly field: string;
  readonly descending: boolean;
}

export interface Cursor {
  readonly values: readonly FirestoreValue[];
  /** Whether the position is just before the values, or just after. */
  readonly before: boolean;
}

export interface Query {
  /** The document (or root) that the collections hang on. */
  readonly parent: readonly string[];
  /** Null asks for documents of every collection id. */
  readonly collection: string | null;
  readonly allDescendants: boolean;
  readonly where: Filter | null;
  /** As asked for; `completeOrders` adds the implied ones. */
  readonly orders: readonly Order[];
  readonly start: Cursor | null;
  readonly end: Cursor | null;
  readonly offset: number;
  readonly limit: number | null;
  readonly select: readonly FieldPath[] | null;
  readonly nearest: Nearest | null;
}

export const isInequality = (operator: Operator): boolean =>
  ['<', '<=', '>', '>=', '!=', 'not-in'].includes(operator);

export function* fieldFiltersOf(filter: Filter | null): Generator<FieldFilter> {
  if (!filter) return;
  if (filter.kind === 'field') yield filter;
  else for (const part of filter.filters) yield* fieldFiltersOf(part);
}
