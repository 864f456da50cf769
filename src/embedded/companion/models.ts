/** What can be asked for: one model that quotes, one that makes vectors of meaning. */
import { ModelError } from './modelError.ts';

export const COMPANION_MODEL = 'amaranth-companion';
export const COMPANION_EMBEDDINGS_MODEL = 'amaranth-companion-embeddings';

/** The day on which the models were made, in seconds: they change with the product and not by themselves. */
const CREATED = Date.UTC(2026, 10, 26) / 1000;

const describe = (id: string) => ({ id, object: 'model', created: CREATED, owned_by: 'amaranth' });

export const listModels = () => ({
  object: 'list',
  data: [COMPANION_MODEL, COMPANION_EMBEDDINGS_MODEL].map(describe),
});

export function findModel(id: string) {
  if (id !== COMPANION_MODEL && id !== COMPANION_EMBEDDINGS_MODEL) throw noSuchModel(id);
  return describe(id);
}

/** Throws ModelError for a model of another kind, too: the vendor's servers do. */
export function assertModel(asked: string, wanted: string): void {
  if (asked !== wanted) throw noSuchModel(asked);
}

const noSuchModel = (id: string) =>
  new ModelError(404, `The model '${id.slice(0, 100)}' does not exist here.`, 'model', 'model_not_found');
