/** Reads and writes of documents in the words of `firebase/firestore/lite` and of the business logic's SDK. */
import { z } from 'zod';
import type { Connection } from './connection.ts';
import type { Operation } from './operations.ts';
import { albumCount, documentName, itemId, type Scene } from './scene.ts';

const METHODS = `/v1/${documentName('').slice(0, -1)}`;
/** As the server started with `--emulator` knows the business logic. */
const BUSINESS = 'owner';

function call(connection: Connection, method: string, token: string, body: object) {
  return connection.send({
    method: 'POST',
    path: `${METHODS}${method}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
    body: JSON.stringify(body),
  });
}

const anyItem = ({ owner, documentCount }: Scene) =>
  documentName(`users/${owner.uid}/mediaItems/${itemId(Math.floor(Math.random() * documentCount))}`);

/** Throws when the answer does not hold as many documents as it must. */
function expectDocuments(text: string, count: number): void {
  const found = text.split('"createTime"').length - 1;
  if (found !== count) throw new Error(`${found} documents instead of ${count}: ${text.slice(0, 500)}`);
}

export const documentGet: Operation =
  ({ connection, scene }) =>
  async () => {
    const answer = await call(connection, ':batchGet', scene.owner.token, { documents: [anyItem(scene)] });
    expectDocuments(answer.text, 1);
  };

const equals = (field: string, value: string) => ({
  fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: value } },
});

/** The newest fifty of an album, as the app asks for them. */
export const query: Operation =
  ({ connection, scene }) =>
  async () => {
    const album = `album-${Math.floor(Math.random() * albumCount(scene.documentCount))}`;
    const answer = await call(connection, `/users/${scene.owner.uid}:runQuery`, scene.owner.token, {
      structuredQuery: {
        from: [{ collectionId: 'mediaItems' }],
        where: {
          compositeFilter: { op: 'AND', filters: [equals('albumId', album), equals('state', 'ready')] },
        },
        orderBy: [{ field: { fieldPath: 'takenAt' }, direction: 'DESCENDING' }],
        limit: 50,
      },
    });
    expectDocuments(answer.text, 50);
  };

const profileChange = (uid: string, precondition: object) => ({
  update: {
    name: documentName(`users/${uid}`),
    fields: { bio: { stringValue: String(Math.random()) } },
  },
  updateMask: { fieldPaths: ['bio'] },
  updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
  currentDocument: precondition,
});

/** Each client changes its own profile, which the rules allow. */
export const documentSet: Operation = ({ connection, person }) => {
  return async () => {
    const writes = [profileChange(person.uid, { exists: true })];
    await call(connection, ':commit', person.token, { writes });
  };
};

const batchGetAnswer = z
  .array(
    z.object({
      transaction: z.string().optional(),
      found: z.object({ updateTime: z.string() }).optional(),
    }),
  )
  .transform((answers) => ({
    transaction: answers.find(({ transaction }) => transaction)?.transaction ?? '',
    updateTime: answers.find(({ found }) => found)?.found?.updateTime ?? '',
  }));

/** A transaction of the app's SDK: reads, then commits on the condition that nothing changed since. */
export const transaction: Operation = ({ connection, person }) => {
  return async () => {
    const read = await call(connection, ':batchGet', person.token, {
      documents: [documentName(`users/${person.uid}`)],
    });
    const { updateTime } = batchGetAnswer.parse(JSON.parse(read.text));
    await call(connection, ':commit', person.token, { writes: [profileChange(person.uid, { updateTime })] });
  };
};

/** A transaction of the business logic's SDK, all clients at one document: they must come after each other. */
export const contendedTransaction: Operation = ({ connection, scene }) => {
  const name = documentName(`users/${scene.owner.uid}`);
  return async () => {
    const read = await call(connection, ':batchGet', BUSINESS, {
      documents: [name],
      newTransaction: { readWrite: {} },
    });
    const id = batchGetAnswer.parse(JSON.parse(read.text)).transaction;
    const writes = [
      {
        update: { name, fields: { bio: { stringValue: String(Math.random()) } } },
        updateMask: { fieldPaths: ['bio'] },
      },
    ];
    await call(connection, ':commit', BUSINESS, { transaction: id, writes });
  };
};

/** The business logic changes one item of the large collection, and with it that item's index entries. */
export const itemSet: Operation = ({ connection, scene }) => {
  return async () => {
    const update = {
      name: anyItem(scene),
      fields: { fileName: { stringValue: `${Math.random()}.jpg` } },
    };
    const writes = [{ update, updateMask: { fieldPaths: ['fileName'] }, currentDocument: { exists: true } }];
    await call(connection, ':commit', BUSINESS, { writes });
  };
};
