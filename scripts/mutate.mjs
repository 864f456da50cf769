/**
 * `npm run mutate -- [MODULE ...]`: changes the pure modules that matter in small ways and counts how many of the changes
 * their unit tests notice. One module after the other, on one core, at the lowest priority. Survivors are printed, and
 * drawn in `out/mutation/MODULE.html`.
 */
import { setPriority } from 'node:os';
import { resolve } from 'node:path';
import { Stryker } from '@stryker-mutator/core';

const uploads = 'src/renderer/features/uploads';
const identity = 'src/embedded/identity';

/** What is changed, and the tests that have to notice. */
const modules = {
  domain: {
    mutate: [
      'src/shared/domain/*.ts',
      'src/shared/{batches,clock,listedAddresses,plans,storedValues,weights}.ts',
    ],
    testFiles: ['src/shared/*.test.ts', 'src/shared/domain/*.test.ts'],
  },
  media: { mutate: ['src/shared/media/*.ts'], testFiles: ['src/shared/media/*.test.ts'] },
  invariants: {
    mutate: ['src/functions/invariants/{checkPerson,countAlbum,countPerson,readRecords}.ts'],
    testFiles: ['src/functions/invariants/*.test.ts'],
  },
  quota: {
    mutate: ['src/functions/library/storageFigures.ts', 'src/functions/library/albums/albumFigures.ts'],
    testFiles: ['src/functions/library/*.test.ts', 'src/functions/library/albums/*.test.ts'],
  },
  passwords: {
    mutate: ['src/renderer/features/auth/password{Policy,Rules}.ts', `${identity}/project/passwordPolicy.ts`],
    testFiles: ['src/renderer/features/auth/password*.test.ts', `${identity}/project/*.test.ts`],
  },
  limits: {
    mutate: ['src/embedded/http/{jsonDepth,limits,rateLimit}.ts', `${identity}/access/{attempts,windows}.ts`],
    testFiles: ['src/embedded/http/{jsonDepth,limits,rateLimit}.test.ts', `${identity}/access/*.test.ts`],
  },
  rules: {
    mutate: ['src/embedded/rules/{evaluate,match}/*.ts'],
    testFiles: ['src/embedded/rules/*.test.ts', 'src/embedded/rules/{evaluate,match}/*.test.ts'],
  },
  'rule values': {
    mutate: ['src/embedded/rules/values/*.ts'],
    testFiles: ['src/embedded/rules/*.test.ts', 'src/embedded/rules/{evaluate,values}/*.test.ts'],
  },
  uploads: {
    mutate: [
      `${uploads}/queue/{batcher,matchingFiles,releases,retryDelay,runUpload,UploadQueue}.ts`,
      `${uploads}/{fileRoom,leftUploads,progress,tellRoom,upload}.ts`,
    ],
    testFiles: [`${uploads}/*.test.ts`, `${uploads}/queue/*.test.ts`],
  },
};

/** @param {string} name @param {{ mutate: string[], testFiles: string[] }} module */
async function mutateModule(name, { mutate, testFiles }) {
  process.env.AMARANTH_MUTATION_TESTS = testFiles.join(' ');
  const stryker = new Stryker({
    mutate: [...mutate, '!src/**/*.{test,testing}.ts'],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner'],
    // Words that only people read are held by no test.
    mutator: { excludedMutations: ['StringLiteral'] },
    // Without it Stryker leaves the compiler's configuration alone, which it would read by an interface of TypeScript 6.
    tsconfigFile: 'none',
    ignorePatterns: ['out', 'dist', 'docs'],
    concurrency: 1,
    // A machine that is busy must not be taken for a loop without end.
    timeoutMS: 60_000,
    tempDirName: 'out/mutation/sandbox',
    reporters: ['clear-text', 'html'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
    htmlReporter: { fileName: `out/mutation/${name}.html` },
    logLevel: 'warn',
  });
  const results = await stryker.runMutationTest();
  const countOf = (/** @type {string[]} */ ...states) =>
    results.filter(({ status }) => states.includes(status)).length;
  const killed = countOf('Killed', 'Timeout');
  return { name, killed, all: killed + countOf('Survived', 'NoCoverage') };
}

process.chdir(resolve(import.meta.dirname, '..'));
setPriority(19);
const wanted = process.argv.slice(2);
const scores = [];
for (const [name, module] of Object.entries(modules)) {
  if (wanted.length === 0 || wanted.includes(name)) scores.push(await mutateModule(name, module));
}
console.log('| module | mutants | killed | score |\n| --- | --- | --- | --- |');
for (const { name, killed, all } of scores) {
  console.log(`| ${name} | ${all} | ${killed} | ${((100 * killed) / all).toFixed(1)} % |`);
}
