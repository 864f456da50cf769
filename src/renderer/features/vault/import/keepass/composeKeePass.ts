/** A KeePass entry as an item of the vault. */
import type { KdbxBinary, KdbxEntry } from 'kdbxweb';
import { composeItem, type DraftField } from '../composeItem.ts';
import { createFileRoom } from '../fileRoom.ts';
import type { ImportLabels } from '../importLabels.ts';
import type { ImportedFile, ImportedItem, NotTaken, Remark } from '../importOutcome.ts';
import { dayOf, instantOf } from '../instants.ts';
import { describeOrigin } from '../origin.ts';
import { hasKeePassCode, takeKeePassCode } from './keePassCode.ts';
import { isReference, textOf } from './references.ts';

/** Settings that programs leave in an entry for themselves. */
const ownSettings = /^(_LAST_MODIFIED|KPXC_|KPH: |FDO_|BrowserIntegration)/;

export function composeKeePass(
  entry: KdbxEntry,
  tags: readonly string[],
  readReferences: (text: string) => string,
  labels: ImportLabels,
  fileOf: FileReader,
): { item: ImportedItem; notTaken: NotTaken[] } {
  const fields = new Map([...entry.fields].map(([name, value]) => [name, readReferences(textOf(value))]));
  const take = (name: string) => {
    const value = fields.get(name) ?? '';
    fields.delete(name);
    return value;
  };
  const [title, notes] = [take('Title'), take('Notes')];
  const [username, password] = [take('UserName'), take('Password')];
  const hasPasskey = takePasskey(fields);
  const websites = [take('URL'), ...[...fields.keys()].filter((name) => /^KP2A_URL/.test(name)).map(take)];
  const oneTimeCode = takeKeePassCode(fields, { issuer: title, account: username });
  const { files, withoutRoom } = readFiles(entry, fileOf);
  const remarks: Remark[] = [];
  if (oneTimeCode === '' && hasKeePassCode(fields)) remarks.push('code-without-codes');
  const written = [title, notes, username, password, ...websites, ...fields.values()];
  if (written.some(isReference)) remarks.push('broken-reference');
  const isLogin = [username, password, oneTimeCode, ...websites].some(Boolean);
  const isFile = !isLogin && files.length > 0 && notes === '' && fields.size === 0;

  const item = composeItem(
    {
      content: isLogin
        ? {
            kind: 'password',
            username,
            password,
            websites,
            oneTimeCode,
            passwordChangedAt: password === '' ? '' : passwordDate(entry),
          }
        : { kind: isFile ? 'file' : 'note' },
      title,
      notes,
      tags: [...tags, ...entry.tags],
      fields: [...describeFields(entry, fields), ...describeDates(entry, labels)],
      files,
      remarks,
    },
    labels,
  );
  const what = item.content.title;
  const notTaken: NotTaken[] = withoutRoom.map((name) => ({ what: `${what}: ${name}`, why: 'no-room' }));
  if (hasPasskey) notTaken.push({ what, why: 'passkey' });
  if (entry.history.length > 0) notTaken.push({ what, why: 'former-versions' });
  if (entry.autoType.items.length > 0 || entry.autoType.defaultSequence) {
    notTaken.push({ what, why: 'typing-rules' });
  }
  return { item, notTaken };
}

/** KeePassXC keeps a passkey in fields of these names. Outside of it they are of no use. */
function takePasskey(fields: Map<string, string>): boolean {
  const names = [...fields.keys()].filter((name) => name.startsWith('KPEX_PASSKEY_'));
  for (const name of names) fields.delete(name);
  return names.length > 0;
}

function readFiles(entry: KdbxEntry, fileOf: FileReader) {
  const files: ImportedFile[] = [];
  const withoutRoom: string[] = [];
  for (const [name, binary] of entry.binaries) {
    const bytes = fileOf('hash' in binary ? binary.value : binary);
    if (bytes) files.push({ name, contentType: '', bytes });
    else withoutRoom.push(name);
  }
  return { files, withoutRoom };
}

/** Null where there is no room for it. */
type FileReader = (binary: KdbxBinary) => Blob | null;

/** One Blob of each binary, however many entries name it. */
export function createFileReader(): FileReader {
  const room = createFileRoom();
  const files = new Map<KdbxBinary, Blob | null>();
  return (binary) => {
    const opened = files.get(binary);
    if (opened !== undefined) return opened;
    const file = room.take(binary.byteLength)
      ? new Blob([new Uint8Array(binary instanceof ArrayBuffer ? binary : binary.getBinary())])
      : null;
    files.set(binary, file);
    return file;
  };
}

function describeFields(entry: KdbxEntry, fields: ReadonlyMap<string, string>): DraftField[] {
  const settings = [...(entry.customData ?? [])].filter(([name]) => !ownSettings.test(name));
  return [
    ...[...fields].map(([label, value]) => ({
      label,
      value,
      isSecret: typeof entry.fields.get(label) !== 'string',
    })),
    { label: 'URL', value: entry.overrideUrl ?? '' },
    ...settings.map(([label, { value }]) => ({ label, value: value ?? '', isSecret: true })),
  ];
}

function describeDates({ times }: KdbxEntry, labels: ImportLabels): DraftField[] {
  return [
    { label: labels.expires, value: times.expires ? dayOf(times.expiryTime) : '' },
    ...describeOrigin(
      { program: 'KeePass', createdAt: times.creationTime, changedAt: times.lastModTime },
      labels,
    ),
  ];
}

/** Since when the entry has had this password, as far back as its former versions tell. */
function passwordDate(entry: KdbxEntry): string {
  const password = textOf(entry.fields.get('Password'));
  const versions = [...entry.history].sort((one, other) => one.lastModTime - other.lastModTime);
  let since = versions.length === 0 ? entry.times.creationTime : entry.times.lastModTime;
  for (const version of versions.reverse()) {
    if (textOf(version.fields.get('Password')) !== password) break;
    since = version.times.lastModTime;
  }
  return instantOf(since ?? entry.times.lastModTime);
}
