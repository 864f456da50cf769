/** The state of one decision: the request, the wildcards bound so far, and what is left of the vendor's limits. */
import type { FirestoreDocument } from '../../firestore/value.ts';
import type { DocumentLookup } from '../ruleset.ts';
import { fault, type RulesFault, type RulesOutcome } from '../values/value.ts';

/** https://firebase.google.com/docs/firestore/quotas#security_rules */
export const MOST_EXPRESSIONS = 1000;
export const DEEPEST_CALL = 20;
/** Different documents one decision may look up; from Storage rules it may be two. */
export const MOST_DOCUMENTS = { 'cloud.firestore': 10, 'firebase.storage': 2 } as const;

export class Evaluation {
  readonly request: RulesOutcome;
  readonly resource: RulesOutcome;
  /** The value of each wildcard in scope, by the slot the compiler gave it. */
  captures: readonly RulesOutcome[] = [];
  callDepth = 0;
  /** Set when a limit was reached: nothing is allowed any more, whatever else the rules say. */
  exhausted: RulesFault | null = null;
  private expressions = 0;
  private readonly lookup: DocumentLookup;
  private readonly mostDocuments: number;
  private readonly documents = new Map<string, FirestoreDocument | null>();

  constructor(request: RulesOutcome, resource: RulesOutcome, lookup: DocumentLookup, mostDocuments: number) {
    this.request = request;
    this.resource = resource;
    this.lookup = lookup;
    this.mostDocuments = mostDocuments;
  }

  /** Counts one expression; a fault once there were too many. */
  count(): RulesFault | null {
    this.expressions += 1;
    if (this.expressions > MOST_EXPRESSIONS) return this.exhaust(`more than ${MOST_EXPRESSIONS} expressions`);
    return this.exhausted;
  }

  exhaust(limit: string): RulesFault {
    this.exhausted ??= fault(`the request needs ${limit}`);
    return this.exhausted;
  }

  /** A repeated look-up of the same document is free, as the vendor's is. */
  lookUp(database: string, path: string, when: 'before' | 'after'): FirestoreDocument | null | RulesFault {
    const key = `${when} ${database} ${path}`;
    const known = this.documents.get(key);
    if (known !== undefined) return known;
    if (this.documents.size >= this.mostDocuments)
      return this.exhaust(`more than ${this.mostDocuments} documents`);
    const found =
      when === 'before'
        ? this.lookup.getDocument(database, path)
        : this.lookup.getDocumentAfter(database, path);
    this.documents.set(key, found);
    return found;
  }
}
