/** The tests of one module for `npm run mutate`, which names them: "related" tests are not found for what a file does while it loads. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: (process.env.AMARANTH_MUTATION_TESTS ?? '').split(' '), environment: 'node' },
});
