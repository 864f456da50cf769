/** What is due by an instant in its documents, and what a clock dated further ahead than anything ever is. */
import { Filter, type Query, Timestamp } from 'firebase-admin/firestore';

interface Term {
  readonly field: string;
  /** Milliseconds, as the field is compared with. */
  readonly now: number;
  /** The furthest that it is ever dated ahead of now, in milliseconds: beyond it a clock was wrong, which puts nothing off. */
  readonly longest: number;
}

/** Of instants kept as timestamps. */
export const dueOrAstray = (query: Query, { field, now, longest }: Term): Query =>
  between(query, field, Timestamp.fromMillis(now), Timestamp.fromMillis(now + longest));

/** Of instants kept as milliseconds. */
export const dueOrAstrayByNumber = (query: Query, { field, now, longest }: Term): Query =>
  between(query, field, now, now + longest);

const between = (query: Query, field: string, now: unknown, furthest: unknown): Query =>
  query.where(Filter.or(Filter.where(field, '<=', now), Filter.where(field, '>', furthest))).orderBy(field);
