/** Databases that unpack to more than is bearable, with bounds that are quickly reached. */
import { gzipSync } from 'fflate';
import type { Kdbx } from 'kdbxweb';
import { beforeAll, expect, test, vi } from 'vitest';
import { readAll, refusalOf } from '../readIn.testing.ts';
import { loadKdbxweb } from './loadLibrary.ts';

vi.mock('../importLimits.ts', async (original) => {
  const { importLimits } = await original<typeof import('../importLimits.ts')>();
  return { importLimits: { ...importLimits, fileBytes: 200_000, inflatedBytes: 300_000 } };
});

const password = 'open sesame';
let kdbxweb: Awaited<ReturnType<typeof loadKdbxweb>>;
beforeAll(async () => {
  kdbxweb = await loadKdbxweb();
});

/** A database with a small derivation. */
function create(version: 3 | 4): Kdbx {
  const { Consts, Credentials, Int64, Kdbx, ProtectedValue, VarDictionary } = kdbxweb;
  const database = Kdbx.create(new Credentials(ProtectedValue.fromString(password)), 'Test');
  database.setVersion(version);
  if (version === 3) database.header.keyEncryptionRounds = 10;
  else {
    database.setKdf(Consts.KdfId.Argon2id);
    database.header.kdfParameters?.set('M', VarDictionary.ValueType.UInt64, Int64.from(2 ** 20));
    database.header.kdfParameters?.set('I', VarDictionary.ValueType.UInt64, Int64.from(1));
  }
  return database;
}

const saved = async (database: Kdbx) => new Blob([await database.save()]);

test('of KeePass 3, one that is small on the disk and large in memory is refused', async () => {
  const database = create(3);
  const entry = database.createEntry(database.getDefaultGroup());
  entry.fields.set('Title', 'Any');
  expect((await readAll(await saved(database), { password })).items).toHaveLength(1);
  // Nothing that is taken: it is the unpacking that is refused.
  database.meta.desc = 'x'.repeat(1_000_000);
  expect(await refusalOf(await saved(database), { password })).toBe('inflates-too-much');
});

test.each([3, 4] as const)(
  'of KeePass %i, files that are packed within it are unpacked up to a bound, which all share',
  async (version) => {
    const databaseWith = async (count: number) => {
      const database = create(version);
      database.createRecycleBin();
      // What lies there is not taken: it is the unpacking that is refused.
      const bin = database.getGroup(database.meta.recycleBinUuid ?? fail('No bin.')) ?? fail('No bin.');
      database.createEntry(bin).fields.set('Title', 'Any');
      const packed = kdbxweb.ByteUtils.bytesToBase64(gzipSync(new Uint8Array(200_000)));
      // As a program writes them that packs what stands in the text.
      const buildXml = database.buildXml.bind(database);
      database.buildXml = (context) => {
        buildXml(context);
        const [written] = Array.from(database.xml?.getElementsByTagName('Entry') ?? []);
        for (let at = 0; at < count; at += 1) {
          const binary = kdbxweb.XmlUtils.addChildNode(written ?? fail('No entry.'), 'Binary');
          kdbxweb.XmlUtils.setText(kdbxweb.XmlUtils.addChildNode(binary, 'Key'), `${at}.bin`);
          const value = kdbxweb.XmlUtils.addChildNode(binary, 'Value');
          value.textContent = packed;
          (value as Element).setAttribute('Compressed', 'True');
        }
      };
      return saved(database);
    };
    const { notTaken } = await readAll(await databaseWith(1), { password });
    expect(notTaken).toEqual([{ what: 'Any', why: 'in-trash' }]);
    expect(await refusalOf(await databaseWith(2), { password })).toBe('inflates-too-much');
  },
);

function fail(why: string): never {
  throw new Error(why);
}
