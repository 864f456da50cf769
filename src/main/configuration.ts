/**
 * Where the desktop learns which backend it belongs to: from a running server named in `AMARANTH_ORIGIN`
 * (development, tests, a family's own server), else from `configuration.json` packed beside the app. What a server said
 * last is kept, so that the app opens without a connection too; it holds addresses and no secret.
 */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { appConfigurationSchema, issuerOfProvider } from '#shared/configuration.ts';
import { isGuardedAddress } from './guardedAddress.ts';
import { namesOthers } from './namesOthers.ts';

/** How long a server may be silent, in milliseconds, where what it said last is there and where it is not. */
const LONGEST_SILENCE = { kept: 3_000, nothing: 10_000 } as const;

const keptSchema = z.object({ origin: z.string(), configuration: z.unknown() });

export interface ConfigurationPlace {
  /** Of the server to ask; undefined for what is packed. */
  readonly origin: string | undefined;
  readonly resourcesFolder: string;
  readonly userDataFolder: string;
  readonly isPackaged: boolean;
  readonly report: (event: string, error: unknown) => void;
}

/**
 * Null when there is none, and in an installed app for one whose tokens could be read on the way. What is packed is given as
 * found, and the renderer names what is missing; of what a server says, only a whole configuration counts.
 */
export async function loadConfiguration(place: ConfigurationPlace): Promise<unknown> {
  const { origin, resourcesFolder, isPackaged, report } = place;
  const refuse = (): null => {
    report('configuration-not-guarded', new Error('Neither https nor at home.'));
    return null;
  };
  if (isPackaged && origin && !isGuardedAddress(origin)) return refuse();
  const configuration = origin
    ? await askServer(origin, place)
    : await readJson(join(resourcesFolder, 'configuration.json'));
  return isPackaged && !addressees(configuration).every(isGuardedAddress) ? refuse() : configuration;
}

/** Whose accounts these are: a server's address, or a project of Firebase's; null for a configuration that is not whole. */
export function nameOfBackend(configuration: unknown): string | null {
  const backend = appConfigurationSchema.safeParse(configuration).data?.backend;
  return backend ? (backend.embeddedOrigin ?? backend.projectId) : null;
}

/** Where tokens are sent and had, and what went wrong is told, beside what is Google's own. */
function addressees(configuration: unknown): readonly string[] {
  const parsed = appConfigurationSchema.safeParse(configuration).data;
  if (!parsed) return [];
  const { backend, tokenSyncUrl, errorReportingDsn, federatedProviders } = parsed;
  const providers = federatedProviders.flatMap((provider) => [
    provider.authorizationEndpoint,
    provider.tokenEndpoint,
    issuerOfProvider(provider),
  ]);
  return [backend.embeddedOrigin, tokenSyncUrl, errorReportingDsn, ...providers].filter(
    (address) => address !== undefined,
  );
}

async function askServer(origin: string, { userDataFolder, report }: ConfigurationPlace): Promise<unknown> {
  const path = join(userDataFolder, 'server.json');
  const kept = keptSchema.safeParse(await readJson(path)).data;
  const believed = kept?.origin === origin ? readConfiguration(kept.configuration) : null;
  const last = believed ? kept?.configuration : null;
  try {
    const response = await fetch(new URL('/configuration.json', origin), {
      // Another server's answer is not this one's.
      redirect: 'error',
      signal: AbortSignal.timeout(believed ? LONGEST_SILENCE.kept : LONGEST_SILENCE.nothing),
    });
    if (!response.ok) return last;
    const configuration: unknown = await response.json();
    const whole = readConfiguration(configuration);
    // A hotel's welcome page may answer in the server's place.
    if (!whole) return last;
    if (believed && namesOthers(origin, whole, believed)) {
      report('configuration-names-others', new Error('What names new addresses must come over https.'));
      return last;
    }
    await writeFile(`${path}.new`, JSON.stringify({ origin, configuration }))
      .then(() => rename(`${path}.new`, path))
      // The app runs without it; the next start asks again.
      .catch(() => undefined);
    return configuration;
  } catch {
    return last;
  }
}

const readConfiguration = (value: unknown) => appConfigurationSchema.safeParse(value).data ?? null;

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return null;
  }
}
