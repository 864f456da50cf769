/**
 * `firestore.indexes.json`: the composite indexes, in the format that the vendor's deploy reads. Fields that it
 * exempts from indexing are indexed here all the same: an exemption saves money there, and costs only answers.
 * Source: https://firebase.google.com/docs/reference/firestore/indexes
 */
import { z } from 'zod';
import { type FieldPath, parseFieldPath } from '../paths/fieldPath.ts';

export type IndexScope = 'collection' | 'group';

export interface CompositeIndex {
  readonly collection: string;
  readonly scope: IndexScope;
  readonly fields: readonly { readonly path: FieldPath; readonly order: 'ASCENDING' | 'DESCENDING' }[];
}

export interface IndexConfiguration {
  /** By collection id. */
  readonly composites: ReadonlyMap<string, readonly CompositeIndex[]>;
}

const scopeSchema = z.enum(['COLLECTION', 'COLLECTION_GROUP']).default('COLLECTION');
const fileSchema = z.object({
  indexes: z
    .array(
      z.object({
        collectionGroup: z.string(),
        queryScope: scopeSchema,
        fields: z.array(
          z.object({
            fieldPath: z.string(),
            order: z.enum(['ASCENDING', 'DESCENDING']).optional(),
            arrayConfig: z.literal('CONTAINS').optional(),
            vectorConfig: z.unknown().optional(),
          }),
        ),
      }),
    )
    .default([]),
  fieldOverrides: z
    .array(z.object({ collectionGroup: z.string(), fieldPath: z.string(), indexes: z.array(z.unknown()) }))
    .default([]),
});

/** Throws ZodError when the file is not one that the vendor would take. */
export function readIndexConfiguration(json: unknown): IndexConfiguration {
  const file = fileSchema.parse(json ?? {});
  const composites = new Map<string, CompositeIndex[]>();
  for (const { collectionGroup, queryScope, fields } of file.indexes) {
    // Array and vector parts are served by intersecting single-field indexes.
    if (fields.some(({ order }) => order === undefined)) continue;
    const index: CompositeIndex = {
      collection: collectionGroup,
      scope: queryScope === 'COLLECTION' ? 'collection' : 'group',
      fields: fields
        .filter(({ fieldPath }) => fieldPath !== '__name__')
        .map(({ fieldPath, order }) => ({ path: parseFieldPath(fieldPath), order: order ?? 'ASCENDING' })),
    };
    composites.set(collectionGroup, [...(composites.get(collectionGroup) ?? []), index]);
  }
  return { composites };
}
