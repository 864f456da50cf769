/** What the person chose: the zip of an export, or what was in it. Nothing is read but what is asked for. */
import {
  BlobReader,
  configure,
  type FileEntry,
  TextWriter,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import type { Bytes } from '#shared/vault/encoding.ts';
import { type VaultFileId, vaultFileIdSchema } from '#shared/vault/ids.ts';

// A page from `file:` may start no worker.
configure({ useWebWorkers: false });

interface StoredFile {
  readonly byteCount: number;
  /** Writes what is stored into `writable`, and closes it. */
  readonly writeTo: (writable: WritableStream<Bytes>) => Promise<unknown>;
}

export interface ExportedVault {
  /** `vault.json`, as it was parsed. */
  readonly archive: unknown;
  readonly files: ReadonlyMap<VaultFileId, StoredFile>;
}

export type ChoiceProblem = 'no-vault' | 'unreadable-zip' | 'no-json';

const VAULT = 'vault.json';
const isVault = (path: string) => path === VAULT || path.endsWith(`/${VAULT}`);

const fileIdOf = (path: string) => vaultFileIdSchema.safeParse(path.slice(path.lastIndexOf('/') + 1)).data;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readZip(zip: Blob): Promise<ExportedVault | ChoiceProblem> {
  try {
    const entries = await new ZipReader(new BlobReader(zip)).getEntries();
    const found = entries.filter((entry): entry is FileEntry => !entry.directory);
    const vault = found.find(({ filename }) => isVault(filename));
    if (!vault) return 'no-vault';
    const archive = parse(await vault.getData(new TextWriter()));
    if (archive === undefined) return 'no-json';
    const files = new Map<VaultFileId, StoredFile>();
    for (const entry of found) {
      const fileId = fileIdOf(entry.filename);
      const writeTo = (writable: WritableStream<Bytes>) => entry.getData(writable);
      if (fileId) files.set(fileId, { byteCount: entry.uncompressedSize, writeTo });
    }
    return { archive, files };
  } catch {
    return 'unreadable-zip';
  }
}

async function readLoose(chosen: readonly File[]): Promise<ExportedVault | ChoiceProblem> {
  const vault = chosen.find(({ name }) => name === VAULT);
  if (!vault) return 'no-vault';
  const archive = parse(await vault.text());
  if (archive === undefined) return 'no-json';
  const files = new Map<VaultFileId, StoredFile>();
  for (const file of chosen) {
    const fileId = fileIdOf(file.name);
    const writeTo = (writable: WritableStream<Bytes>) => file.stream().pipeTo(writable);
    if (fileId) files.set(fileId, { byteCount: file.size, writeTo });
  }
  return { archive, files };
}

/** One zip, or `vault.json` with the files beside it. */
export function readChoice(chosen: readonly File[]): Promise<ExportedVault | ChoiceProblem> {
  const zip = chosen.find(({ name }) => name.toLowerCase().endsWith('.zip'));
  return zip ? readZip(zip) : readLoose(chosen);
}
