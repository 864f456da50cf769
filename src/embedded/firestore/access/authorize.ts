/**
 * What the rules say about reads and writes. The business logic is not asked; everyone else is, for every
 * document and every query.
 */
import type { Caller } from '../../caller.ts';
import type {
  DocumentLookup,
  RulesAuth,
  Ruleset,
  RulesOperation,
  RulesQuery,
  RulesRequest,
} from '../../rules/ruleset.ts';
import { PermissionDeniedError } from '../errors.ts';
import type { DatabaseName } from '../paths/resourceName.ts';
import { type StoredDocument, toWire } from '../storage/documents.ts';
import type { WriteOutcome } from '../writes/applyWrite.ts';

export interface Access {
  readonly isPrivileged: boolean;
  /** Each throws PermissionDeniedError. */
  get(path: string, document: StoredDocument | null): void;
  list(path: string, isCollectionGroup: boolean, query: RulesQuery): void;
  /** `commitTime` in microseconds: what server timestamps are set to is what `request.time` says. */
  write(outcome: WriteOutcome, after: (path: string) => StoredDocument | null, commitTime: number): void;
  /** For what the rules language cannot allow: listing collections, queries over all kinds. */
  requirePrivilege(what: string): void;
}

export interface AccessOptions {
  readonly caller: Caller;
  readonly ruleset: Ruleset;
  readonly database: DatabaseName;
  readonly now: number;
  readonly read: (path: string) => StoredDocument | null;
}

/**
 * Over all the documents of a request; each of them may have 10.
 * Source: https://firebase.google.com/docs/firestore/security/rules-conditions#access_call_limits
 */
const MOST_DOCUMENTS_A_REQUEST = 20;

const privileged: Access = {
  isPrivileged: true,
  get: () => undefined,
  list: () => undefined,
  write: () => undefined,
  requirePrivilege: () => undefined,
};

export function createAccess({ caller, ruleset, database, now, read }: AccessOptions): Access {
  if (caller.kind === 'privileged') return privileged;
  const auth: RulesAuth | null = caller.kind === 'user' ? { uid: caller.uid, token: caller.claims } : null;
  const wire = (document: StoredDocument | null) => (document ? toWire(database, document) : null);
  const lookedUp = new Set<string>();
  /** Documents that several writes or reads of a request look up are counted together, each once. */
  const count = (lookUp: string) => {
    lookedUp.add(lookUp);
    if (lookedUp.size > MOST_DOCUMENTS_A_REQUEST)
      throw new PermissionDeniedError(`the request needs more than ${MOST_DOCUMENTS_A_REQUEST} documents`);
  };
  const lookup = (after: (path: string) => StoredDocument | null): DocumentLookup => ({
    getDocument: (_database, path) => {
      count(`now ${path}`);
      return wire(read(path));
    },
    getDocumentAfter: (_database, path) => {
      count(`after ${path}`);
      return wire(after(path));
    },
  });
  const decide = (
    operation: RulesOperation,
    path: string,
    rest: Pick<
      Extract<RulesRequest, { service: 'cloud.firestore' }>,
      'resource' | 'newResource' | 'query' | 'isCollectionGroup'
    >,
    after: (path: string) => StoredDocument | null = read,
    time = now,
  ) => {
    const decision = ruleset.decide(
      { service: 'cloud.firestore', operation, database: database.database, path, auth, time, ...rest },
      lookup(after),
    );
    if (!decision.allowed) throw new PermissionDeniedError(`${operation}: ${decision.reason}`);
  };
  return {
    isPrivileged: false,
    get: (path, document) => decide('get', path, { resource: wire(document), newResource: null }),
    list: (path, isCollectionGroup, query) =>
      decide('list', path, { resource: null, newResource: null, query, isCollectionGroup }),
    write: ({ write, before, after: next }, after, commitTime) => {
      if (write.kind === 'verify') {
        decide('get', write.path, { resource: wire(before), newResource: null });
        return;
      }
      const { precondition } = write;
      const isUpdate = before !== null || (precondition && 'exists' in precondition && precondition.exists);
      const operation = write.kind === 'delete' ? 'delete' : isUpdate ? 'update' : 'create';
      decide(
        operation,
        write.path,
        { resource: wire(before), newResource: wire(next) },
        after,
        commitTime / 1000,
      );
    },
    requirePrivilege: (what) => {
      throw new PermissionDeniedError(`${what} is for the business logic only`);
    },
  };
}
