/** One account that asks for as much as it can, as fast as it can, and does not mind being refused. */
import type { Operation } from './operations.ts';
import { documentName } from './scene.ts';

const METHODS = `/v1/${documentName('').slice(0, -1)}`;
const PIECE = 'x'.repeat(200_000);

export const hostile: Operation = ({ connection, person }) => {
  const own = documentName(`users/${person.uid}`);
  const everything = JSON.stringify({
    structuredQuery: {
      from: [{ collectionId: 'mediaItems' }],
      orderBy: [{ field: { fieldPath: 'takenAt' } }],
    },
  });
  const attacks = [
    // Thousands of names, each of which the rules decide.
    { path: `${METHODS}:batchGet`, body: JSON.stringify({ documents: Array(5_000).fill(own) }) },
    { path: `${METHODS}/users/${person.uid}:runQuery`, body: everything },
    // Megabytes that the rules refuse in the end.
    {
      path: `${METHODS}:commit`,
      body: JSON.stringify({
        writes: Array.from({ length: 20 }, (_, number) => ({
          update: {
            name: documentName(`users/somebody-${number}`),
            fields: { bio: { stringValue: PIECE } },
          },
        })),
      }),
    },
    { path: '/functions/media-reserve', body: '{"data":{"albumId":"x","files":[]}}' },
    { path: `${METHODS}:beginTransaction`, body: '{"options":{"readOnly":{}}}' },
  ];
  let turn = Math.floor(Math.random() * attacks.length);
  return async () => {
    turn += 1;
    const attack = attacks[turn % attacks.length];
    if (!attack) return;
    await connection
      .send({
        method: 'POST',
        path: attack.path,
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
        body: attack.body,
        isDiscarded: true,
      })
      .catch(() => undefined);
  };
};
