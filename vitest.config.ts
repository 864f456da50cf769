/** Unit tests stand beside their files; integration tests drive the vendors' SDKs against the embedded server. */
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { content } from './scripts/content.ts';
import { rendererConfig } from './vite.config.ts';

/** The longest, by their folder or name: begun last, each would keep one worker busy while the others have nothing left. */
const LONGEST = [
  /integration\/authorization/,
  /lifeVerification\/modelCheck/,
  /integration\/races/,
  /uploads\/everyCut/,
  /integration\/snapshot/,
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((pattern) => pattern.test(moduleId));
      return place === -1 ? LONGEST.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

const UNIT = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'];

/** Tests that change what their whole process shares have one of their own: modules, globals, the environment, the clock. */
const CHANGES_PROCESS = /\bvi\.|fake-indexeddb|process\.env|globalThis/;
const apart = globSync(UNIT, { cwd: import.meta.dirname }).filter((path) =>
  CHANGES_PROCESS.test(readFileSync(path, 'utf8')),
);

const everywhere = {
  testTimeout: 30_000,
  environment: 'node',
  setupFiles: ['tests/support/patientWaits.ts'],
  expect: { poll: { timeout: 20_000 } },
};

const unit = {
  ...everywhere,
  // The contrast test reads the stylesheet's text; styles are blank in tests otherwise.
  css: { include: [/roles\.css/] },
};

export default defineConfig({
  test: {
    // Left to itself it leaves one core idle, which on two is half the machine: its own process mostly waits.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        define: rendererConfig.define,
        plugins: [content()],
        // Most of a short test's time is its imports: these share them.
        test: { ...unit, name: 'unit', include: UNIT, exclude: apart, isolate: false },
      },
      {
        define: rendererConfig.define,
        plugins: [content()],
        test: { ...unit, name: 'unit, apart', include: apart },
      },
      {
        define: rendererConfig.define,
        plugins: [content()],
        test: {
          ...everywhere,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
