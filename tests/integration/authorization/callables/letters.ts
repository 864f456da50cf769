import { randomUUID } from 'node:crypto';
import type { CallableRows } from '../callables.ts';
import { makeItem } from '../makeOwn.ts';

const letter = { title: 'Altered', body: [{ kind: 'paragraph', spans: [{ text: 'Altered' }] }] };

export const rows: CallableRows = {
  'letters-write': {
    input: ({ albumId }) => ({ letterId: randomUUID(), albumId, ...letter }),
  },
  'letters-change': {
    input: async (scene) => ({ itemId: await makeItem(scene), revision: 1, ...letter }),
  },
};
