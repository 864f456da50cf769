/** The extras that exist with `--emulator` only, as the vendor's test library uses them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT, startFirestore } from './startFirestore.ts';

let test: Awaited<ReturnType<typeof startFirestore>>;
beforeAll(async () => {
  test = await startFirestore();
});
afterAll(() => test.stop());

const put = (content: string) =>
  fetch(`${test.origin}/emulator/v1/projects/${PROJECT}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ content }] } }),
  });

describe('the emulator', () => {
  it('takes rules for a test and says where they cannot be read', async () => {
    const refused = await put('service cloud.firestore {');
    expect(refused.status).toBe(400);
    const closed = "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { } }";
    expect((await put(closed)).status).toBe(200);
    expect((await fetch(`${test.documents}/a/b`)).status).toBe(403);
  });

  it('wipes a database, indexes and all', async () => {
    await test.admin.doc('wiped/one').set({ a: 1 });
    const answer = await fetch(
      `${test.origin}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`,
      { method: 'DELETE' },
    );
    expect(answer.status).toBe(200);
    expect((await test.admin.collection('wiped').where('a', '==', 1).get()).size).toBe(0);
    expect(test.database.prepare('SELECT count(*) AS n FROM firestore_entries').get()).toEqual({ n: 0 });
  });
});
