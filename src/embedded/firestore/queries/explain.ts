/**
 * What a query cost and which indexes answer it, for `explainOptions`.
 * Source: https://firebase.google.com/docs/firestore/query-explain
 */
import { completeOrders } from './orders.ts';
import { fieldFiltersOf, type Query } from './query.ts';

/** Of an aggregation: so many entries of an index are billed as one read. */
export const ENTRIES_A_READ = 1_000;

interface ExecutionCost {
  readonly results: number;
  /** As billed: one at least, whatever was found. */
  readonly reads: number;
  readonly documents: number;
  /** Milliseconds. */
  readonly duration: number;
}

function planSummary(query: Query) {
  const filters = [...new Set([...fieldFiltersOf(query.where)].map(({ field }) => field))];
  const orders = completeOrders(query).filter(({ field }) => !filters.includes(field));
  const properties = [
    ...filters.map((field) => `${field} ASC`),
    ...orders.map(({ field, descending }) => `${field} ${descending ? 'DESC' : 'ASC'}`),
  ];
  return {
    indexesUsed: [
      {
        query_scope: query.allDescendants ? 'Collection group' : 'Collection',
        properties: `(${properties.join(', ')})`,
      },
    ],
  };
}

/** Without a cost, the plan alone: the query was not run. */
export function explainMetrics(query: Query, cost: ExecutionCost | null) {
  return {
    planSummary: planSummary(query),
    ...(cost
      ? {
          executionStats: {
            resultsReturned: String(cost.results),
            executionDuration: `${(cost.duration / 1_000).toFixed(6)}s`,
            readOperations: String(Math.max(cost.reads, 1)),
            debugStats: { documents_scanned: String(cost.documents) },
          },
        }
      : {}),
  };
}
