/**
 * Lays out what is packed, from a fresh desktop build: the three bundles, a package.json that says what a running program needs,
 * and the keychain's module. A folder of its own, so that nothing of the project comes along because a pattern forgot it.
 */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type AppConfiguration, appConfigurationSchema } from '../../src/shared/configuration.ts';
import { publishConfiguration } from '../publishConfiguration.ts';
import { STAGED } from './describePackaging.ts';
import { drawIcons } from './icons.ts';
import { gatherLicences } from './licences.ts';

const projectSchema = z.object({
  name: z.string(),
  productName: z.string(),
  version: z.string(),
  description: z.string(),
  optionalDependencies: z.object({ keytar: z.string() }),
});

/** What the bundler noted of licences is gathered into one text, beside the archive. */
const LEFT_OUT = /[\\/](licences|packages)\.txt$/;

/** `project` is the folder of the whole project, built; `configurationPath` is the operator's. */
export async function stageApplication(
  project: string,
  configurationPath: string,
  staged = join(project, STAGED),
): Promise<void> {
  const application = join(staged, 'application');
  await rm(staged, { recursive: true, force: true });
  await mkdir(join(staged, 'licences'), { recursive: true });

  publishConfiguration(configurationPath, join(staged, 'configuration.json'));
  const configuration = appConfigurationSchema.parse(
    JSON.parse(await readFile(join(staged, 'configuration.json'), 'utf8')),
  );

  const isPacked = (path: string) => !LEFT_OUT.test(path);
  for (const part of ['main', 'preload', 'renderer']) {
    await cp(join(project, 'out', part), join(application, part), { recursive: true, filter: isPacked });
  }
  await writeFile(join(staged, 'licences/packages.txt'), await gatherLicences(project));

  const manifest = await describeApplication(project, configuration);
  await writeFile(join(application, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await stageKeytar(project, application);
  await drawIcons(join(project, 'resources/public/icon.svg'), join(staged, 'icons'));
}

async function describeApplication(project: string, { operator, siteOrigin }: AppConfiguration) {
  const manifest: unknown = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'));
  const { optionalDependencies, ...named } = projectSchema.parse(manifest);
  return {
    ...named,
    type: 'module',
    main: 'main/index.js',
    // Electron names its windows by it, and the Linux entry says the same.
    desktopName: 'amaranth.desktop',
    // Who the installers say it is from.
    author: {
      name: operator.legalEntity || named.productName,
      email: operator.supportEmail || 'founders@amaranth.example',
    },
    homepage: siteOrigin ?? 'https://amaranth.example',
    license: 'UNLICENSED',
    dependencies: optionalDependencies,
  };
}

/** electron-builder puts the binary of each system in this copy, and leaves the project's own as it is. */
async function stageKeytar(project: string, application: string): Promise<void> {
  const keytar = join(project, 'node_modules/keytar');
  const copy = join(application, 'node_modules/keytar');
  for (const part of [
    'package.json',
    'LICENSE.md',
    'binding.gyp',
    'lib',
    'src',
    'build/Release/keytar.node',
  ]) {
    await cp(join(keytar, part), join(copy, part), { recursive: true });
  }
}
