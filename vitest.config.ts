/** Unit tests stand beside their files; integration tests drive the vendors' SDKs against the embedded server. */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { rendererConfig } from './vite.config.ts';

export default defineConfig({
  test: {
    // Left to itself it leaves one core idle, which on two is half the machine: its own process mostly waits.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        define: rendererConfig.define,
        test: {
          name: 'unit',
          testTimeout: 30_000,
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          environment: 'node',
          // The contrast test reads the stylesheet's text; styles are blank in tests otherwise.
          css: { include: [/roles\.css/] },
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
