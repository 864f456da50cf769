/** `firebase.json` and the indexes as the vendor's own command-line tool reads them. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { FIREBASE_TOOLS } from '../../../scripts/firebaseTools.mjs';

const root = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);
let folder: string;

/** The package alone, without the hundreds that it installs: what is wanted of it are its schemas. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firebase-tools-'));
  const { stdout } = await run('npm', ['pack', FIREBASE_TOOLS, '--silent'], { cwd: folder });
  await run('tar', ['-xzf', stdout.trim()], { cwd: folder });
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

test('firebase.json is what the vendor’s schema asks for', async () => {
  const schema = z.looseObject({}).parse(await readJson(join(folder, 'package/schema/firebase-config.json')));
  const validate = new Ajv({ strict: false, allErrors: true }).compile(schema);
  validate(await readJson(join(root, 'firebase.json')));
  expect(validate.errors ?? []).toEqual([]);
});

/** Source: https://firebase.google.com/docs/reference/firestore/indexes#json_format */
const indexesSchema = z.strictObject({
  indexes: z.array(
    z.strictObject({
      collectionGroup: z.string().min(1),
      queryScope: z.enum(['COLLECTION', 'COLLECTION_GROUP']),
      fields: z
        .array(
          z
            .strictObject({
              fieldPath: z.string().min(1),
              order: z.enum(['ASCENDING', 'DESCENDING']).optional(),
              arrayConfig: z.literal('CONTAINS').optional(),
            })
            .refine(({ order, arrayConfig }) => (order === undefined) !== (arrayConfig === undefined)),
        )
        // The vendor refuses a composite index of one field: single fields are indexed by themselves.
        .min(2),
    }),
  ),
  fieldOverrides: z.array(
    z.strictObject({
      collectionGroup: z.string().min(1),
      fieldPath: z.string().min(1),
      ttl: z.boolean().optional(),
      indexes: z.array(
        z.strictObject({
          queryScope: z.enum(['COLLECTION', 'COLLECTION_GROUP']),
          order: z.enum(['ASCENDING', 'DESCENDING']).optional(),
          arrayConfig: z.literal('CONTAINS').optional(),
        }),
      ),
    }),
  ),
});

test('the indexes are in the vendor’s form, and none stands twice', async () => {
  const { indexes } = indexesSchema.parse(await readJson(join(root, 'firestore.indexes.json')));
  const written = indexes.map((index) => JSON.stringify(index));
  expect(new Set(written).size).toBe(written.length);
});
