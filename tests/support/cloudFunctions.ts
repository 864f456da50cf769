/**
 * The functions as Google runs them: the deployed folder alone, installed from its own package.json, in a process of its
 * own under the vendor's framework. Their Firebase is a server of ours with `--emulator`, to which the vendors' own
 * variables point them.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** What the vendor's own loader finds in a folder (`firebase-functions`, manifest of version v1alpha1). */
const manifestSchema = z.object({
  endpoints: z.record(
    z.string(),
    z.looseObject({
      entryPoint: z.string(),
      region: z.array(z.string()),
      callableTrigger: z.unknown().optional(),
      httpsTrigger: z.unknown().optional(),
      scheduleTrigger: z.looseObject({ schedule: z.string() }).optional(),
      eventTrigger: z.looseObject({ eventType: z.string(), retry: z.boolean() }).optional(),
    }),
  ),
});
export type FunctionsManifest = z.infer<typeof manifestSchema>;

export interface CloudFunctions {
  /** Every function answers at `/NAME` here. */
  readonly origin: string;
  readonly manifest: FunctionsManifest;
  /** What the functions wrote to their log. */
  readonly log: () => string;
  stop(): Promise<void>;
}

export interface CloudFunctionsOptions {
  /** `host:port` of the server that stands for Firebase. */
  readonly firebaseHost: string;
  readonly projectId: string;
  readonly bucket: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Throws with npm's or the framework's own words when the deployed folder does not install, load or start. */
export async function startCloudFunctions(options: CloudFunctionsOptions): Promise<CloudFunctions> {
  const folder = await mkdtemp(join(tmpdir(), 'amaranth-functions-'));
  await cp(join(root, 'out/functions'), folder, { recursive: true });
  await run('npm', ['install', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  const environment = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    NODE_NO_WARNINGS: '1',
    GCLOUD_PROJECT: options.projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId: options.projectId, storageBucket: options.bucket }),
    FIREBASE_AUTH_EMULATOR_HOST: options.firebaseHost,
    FIRESTORE_EMULATOR_HOST: options.firebaseHost,
    FIREBASE_STORAGE_EMULATOR_HOST: options.firebaseHost,
    ...options.environment,
  };
  const manifest = await readManifest(folder, environment);
  const host = spawn(process.execPath, [join(import.meta.dirname, 'cloudFunctionsHost.ts'), folder], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const listen = (chunk: Buffer) => {
    log = `${log}${chunk.toString()}`.slice(-20_000);
  };
  host.stderr.on('data', listen);
  const exited = once(host, 'exit');
  const [line] = await Promise.race([
    once(createInterface({ input: host.stdout.on('data', listen) }), 'line'),
    exited.then(() => Promise.reject(new Error(`The functions did not start: ${log}`))),
  ]);
  const { port } = z.object({ port: z.number() }).parse(JSON.parse(String(line)));
  return {
    origin: `http://127.0.0.1:${port}`,
    manifest,
    log: () => log,
    stop: async () => {
      host.kill('SIGKILL');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function readManifest(folder: string, environment: NodeJS.ProcessEnv): Promise<FunctionsManifest> {
  const path = join(folder, 'functions.json');
  const loader = join(folder, 'node_modules/firebase-functions/lib/bin/firebase-functions.js');
  await run(process.execPath, [loader, folder], {
    cwd: folder,
    env: { ...environment, FUNCTIONS_MANIFEST_OUTPUT_PATH: path },
  });
  return manifestSchema.parse(JSON.parse(await readFile(path, 'utf8')));
}
