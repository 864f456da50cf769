/** The manifests of the two sides of the wire agree on what an export of everything holds. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { catalogue } from '../../../src/functions/catalogue.ts';

/** The page's code is checked with the page's types, so this is told by its shape. */
const pageCatalogue: unknown = await import(`${import.meta.dirname}/../../../src/renderer/app/catalogue.ts`);
const { features } = z
  .object({ features: z.array(z.object({ exportParts: z.record(z.string(), z.unknown()).default({}) })) })
  .parse(pageCatalogue);

test('what is kept of a person stands in an export of everything, or says nothing they gave us', () => {
  const written = features.flatMap(({ exportParts }) => Object.keys(exportParts));
  expect(new Set(written).size).toBe(written.length);
  for (const { collections } of catalogue.accountData) {
    for (const [collection, { exportedAs }] of Object.entries(collections)) {
      if (exportedAs !== null) expect(written, collection).toContain(exportedAs);
    }
  }
});
