/**
 * Reads another program's export: what it is is told by what it holds, never by its name. Asked again with the answer where
 * it asks for a password or for the meaning of columns. Never throws for a file's fault.
 */
import type { Language } from '#shared/domain/userProfile.ts';
import { isBitwarden, readBitwarden } from './bitwarden/readBitwarden.ts';
import { readBitwardenCsv } from './bitwarden/readBitwardenCsv.ts';
import { type CsvColumns, recogniseHeader } from './csv/csvRoles.ts';
import { parseCsv } from './csv/csvTable.ts';
import { chosenColumns, knownColumns, readableRows, tagSeparators } from './csv/knownCsv.ts';
import { readRows } from './csv/readCsv.ts';
import { type ImportLabels, importLabels } from './importLabels.ts';
import { importLimits } from './importLimits.ts';
import {
  type CsvTable,
  type ImportedFile,
  type ImportedItems,
  type ImportOutcome,
  ImportRefusedError,
  type ImportSource,
  type NotTaken,
} from './importOutcome.ts';
import { readKeePass } from './keepass/readKeePass.ts';
import { readOnePassword } from './onePassword/readOnePassword.ts';
import { type Archive, openArchive } from './openArchive.ts';
import { decodeText, parseBoundedJson } from './readText.ts';

export interface ImportAnswers {
  /** Of the words that items are given. */
  readonly language: Language;
  readonly password?: string | undefined;
  readonly keyFile?: Blob | undefined;
  readonly columns?: CsvColumns | undefined;
}

/** An item has room for so many files. */
const filesPerItem = 200;

export async function readExport(file: Blob, answers: ImportAnswers): Promise<ImportOutcome> {
  try {
    const outcome = await recognise(file, answers);
    return outcome.outcome === 'read' ? finish(outcome) : outcome;
  } catch (error) {
    if (error instanceof ImportRefusedError) return { outcome: 'refused', reason: error.reason };
    // What is deeper than the stack, or larger than the memory that a page gets.
    if (error instanceof RangeError) return { outcome: 'refused', reason: 'too-large' };
    throw error;
  }
}

async function recognise(file: Blob, answers: ImportAnswers): Promise<ImportOutcome> {
  if (file.size === 0) throw new ImportRefusedError('nothing-inside');
  if (file.size > importLimits.fileBytes) throw new ImportRefusedError('too-large');
  const labels = importLabels[answers.language];
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  if (startsWith(head, [0x50, 0x4b])) return readArchive(await openArchive(file), answers, labels);
  if (startsWith(head, [0x03, 0xd9, 0xa2, 0x9a])) return readDatabase(file, head, answers, labels);

  if (file.size > importLimits.textBytes) throw new ImportRefusedError('too-large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isUtf16 = startsWith(head, [0xff, 0xfe]) || startsWith(head, [0xfe, 0xff]);
  if (!isUtf16 && bytes.includes(0)) throw new ImportRefusedError('not-an-export');
  const text = decodeText(bytes).trim();
  if (text === '') throw new ImportRefusedError('nothing-inside');
  if (/^[{[]/.test(text)) return readJson(parseBoundedJson(text), answers, labels);
  if (text.startsWith('<')) throw new ImportRefusedError('not-an-export');
  return readTable(await parseCsv(text), answers, labels);
}

async function readArchive(
  archive: Archive,
  { password }: ImportAnswers,
  labels: ImportLabels,
): Promise<ImportOutcome> {
  if (archive.names.includes('export.data')) {
    return read('onepassword-1pux', await readOnePassword(archive, labels));
  }
  if (!archive.names.includes('data.json')) throw new ImportRefusedError('not-an-export');
  const json = parseBoundedJson(await archive.readText('data.json'));
  if (!isBitwarden(json)) throw new ImportRefusedError('not-an-export');
  const { files, withoutRoom } = await readAttachments(archive);
  const left = new Map(files);
  const items = await readBitwarden(json, password, labels, (itemId) => {
    left.delete(itemId);
    return files.get(itemId) ?? [];
  });
  if (items === null) return readOrAsk('bitwarden-zip', null);
  const ofNone = [...left.values()].flat().map(({ name }) => ({ what: name, why: 'file-of-none' as const }));
  return read('bitwarden-zip', { ...items, notTaken: [...items.notTaken, ...withoutRoom, ...ofNone] });
}

/** `attachments/<item>/<name>`. */
async function readAttachments(archive: Archive) {
  const files = new Map<string, ImportedFile[]>();
  const withoutRoom: NotTaken[] = [];
  for (const entry of archive.names) {
    const [, itemId, name] = /^attachments\/([^/]+)\/(.+)$/.exec(entry) ?? [];
    if (!itemId || !name) continue;
    const bytes = await archive.read(entry);
    if (!bytes) {
      withoutRoom.push({ what: name, why: 'no-room' });
      continue;
    }
    const ofItem = files.get(itemId) ?? [];
    ofItem.push({ name, contentType: '', bytes });
    files.set(itemId, ofItem);
  }
  return { files, withoutRoom };
}

async function readDatabase(
  file: Blob,
  head: Uint8Array,
  { password, keyFile }: ImportAnswers,
  labels: ImportLabels,
): Promise<ImportOutcome> {
  if (startsWith(head.subarray(4), [0x65, 0xfb, 0x4b, 0xb5])) throw new ImportRefusedError('keepass-1');
  if (!startsWith(head.subarray(4), [0x67, 0xfb, 0x4b, 0xb5])) throw new ImportRefusedError('not-an-export');
  if (password === undefined && !keyFile) {
    return { outcome: 'asks', source: 'keepass', question: 'password-or-key-file' };
  }
  if (keyFile && keyFile.size > importLimits.fileBytes) throw new ImportRefusedError('bad-key-file');
  const keyBytes = keyFile ? new Uint8Array(await keyFile.arrayBuffer()) : undefined;
  const answer = { password, keyFile: keyBytes };
  return read('keepass', await readKeePass(await file.arrayBuffer(), answer, labels));
}

async function readJson(
  json: unknown,
  { password }: ImportAnswers,
  labels: ImportLabels,
): Promise<ImportOutcome> {
  if (!isBitwarden(json)) throw new ImportRefusedError('not-an-export');
  return readOrAsk('bitwarden-json', await readBitwarden(json, password, labels));
}

function readTable(table: CsvTable, { columns }: ImportAnswers, labels: ImportLabels): ImportOutcome {
  const [header = [], ...rows] = table.rows;
  const source = recogniseHeader(header);
  if (source === 'bitwarden-csv') return read(source, readBitwardenCsv(header, rows, labels));
  const tagSeparator = tagSeparators.get(source ?? 'csv') ?? /[,;/\\]/;
  if (source !== null) {
    const known = knownColumns(source, header, labels);
    const readable = readableRows(source, header, rows);
    return read(source, readRows({ columns: known, rows: readable, tagSeparator, labels }));
  }
  if (!columns) return { outcome: 'asks', source: 'csv', question: 'columns', table };
  const chosen = chosenColumns(columns.hasHeader ? header : null, columns.roles);
  const chosenRows = columns.hasHeader ? rows : table.rows;
  return read('csv', readRows({ columns: chosen, rows: chosenRows, tagSeparator, labels }));
}

function read(source: ImportSource, items: ImportedItems): ImportOutcome & { outcome: 'read' } {
  return { outcome: 'read', source, ...items };
}

function readOrAsk(source: ImportSource, items: ImportedItems | null): ImportOutcome {
  return items === null ? { outcome: 'asks', source, question: 'password' } : read(source, items);
}

function finish(outcome: ImportOutcome & { outcome: 'read' }): ImportOutcome {
  if (outcome.items.length === 0 && outcome.notTaken.length === 0) {
    throw new ImportRefusedError('nothing-inside');
  }
  const tooMany: NotTaken[] = outcome.items.flatMap(({ content, files }) =>
    files
      .slice(filesPerItem)
      .map(({ name }) => ({ what: `${content.title}: ${name}`, why: 'too-many-files' as const })),
  );
  const items = outcome.items.map((item) => ({ ...item, files: item.files.slice(0, filesPerItem) }));
  // One file may be named by many items: each has it uploaded.
  const uploadedBytes = items.flatMap(({ files }) => files).reduce((sum, { bytes }) => sum + bytes.size, 0);
  if (uploadedBytes > importLimits.inflatedBytes) throw new ImportRefusedError('inflates-too-much');
  return { ...outcome, items, notTaken: [...outcome.notTaken, ...tooMany] };
}

function startsWith(bytes: Uint8Array, beginning: readonly number[]): boolean {
  return beginning.every((byte, index) => bytes[index] === byte);
}
