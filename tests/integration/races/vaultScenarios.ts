/** What each writing callable does to one and the same person's vault. */
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { crc32cOf } from '#shared/vault/crc32c.ts';
import { fileWeight } from '#shared/weights.ts';
import type { Services } from '../../../src/functions/services.ts';
import { textOfVaultItem } from '../../../src/functions/vault/index.ts';
import { scheduleNamed } from '../../support/catalogue.ts';
import { changedKeys, newItem, opaque, opaqueKeys, openingProof } from '../../support/vault/opaque.ts';
import type { Scenario } from './race.ts';

const emptyTrash = scheduleNamed('vault-emptyTrash');
const eraseDiscarded = scheduleNamed('vault-eraseDiscarded');
const giveUpLate = scheduleNamed('vault-giveUpLate');
const removeLeftFiles = scheduleNamed('vault-removeLeftFiles');

const DAY = 24 * 60 * 60_000;
const CONTENT = Buffer.from('sealed, as far as anybody can tell');
const crc32c = await crc32cOf(CONTENT);

interface VaultScene {
  readonly uid: string;
  readonly keys: ReturnType<typeof opaqueKeys>;
  readonly kept: string;
  readonly trashed: string;
  /** Files of `kept`: named by it; whole and not named yet; on its way with its bytes there; and left behind. */
  readonly attached: string;
  readonly ready: string;
  readonly reserved: string;
}

/** One person's vault: an item kept, one in the trash since 31 days, and files in each of their states. */
export async function writeVault({ firestore, bucket, clock }: Services): Promise<VaultScene> {
  const now = clock.now();
  const keys = opaqueKeys();
  const uid = `scene-${randomUUID()}`;
  const [kept, trashed, attached, ready, reserved, discarded] = Array.from({ length: 6 }, () => randomUUID());
  const scene = { uid, keys, kept, trashed, attached, ready, reserved } as VaultScene;
  const path = (below: string) => firestore.doc(`users/${uid}/${below}`);
  const batch = firestore.batch();
  batch.set(path(`vaults/${keys.vaultId}`), { ownerId: uid, keys, erasureDueAt: null });
  const item = (state: 'kept' | 'trashed', version: number, fileIds: readonly string[]) => {
    const { key, kind } = newItem();
    const sealed = opaque();
    return {
      ownerId: uid,
      vaultId: keys.vaultId,
      kind,
      key,
      version,
      sealed,
      byteCount: sealed.ciphertext.length,
      fileIds,
      state,
      tombstone: state === 'trashed' ? opaque() : null,
      trashedAt: state === 'trashed' ? Timestamp.fromMillis(now - 31 * DAY) : null,
      history: [],
      createdAt: Timestamp.fromMillis(now - 60 * DAY),
      updatedAt: Timestamp.fromMillis(now - 31 * DAY),
    };
  };
  const items = { [scene.kept]: item('kept', 1, [scene.attached]), [scene.trashed]: item('trashed', 2, []) };
  for (const [id, fields] of Object.entries(items)) batch.set(path(`vaultItems/${id}`), fields);
  const late = { expiresAt: Timestamp.fromMillis(now - 1_000) };
  const files = {
    [scene.attached]: { state: 'attached' },
    [scene.ready]: { state: 'ready', ...late },
    [scene.reserved]: { state: 'reserved', ...late },
    [discarded ?? '']: { state: 'discarded', discardedAt: Timestamp.fromMillis(now - DAY) },
  };
  for (const [id, fields] of Object.entries(files)) {
    batch.set(path(`vaultFiles/${id}`), {
      ownerId: uid,
      vaultId: keys.vaultId,
      itemId: scene.kept,
      byteCount: CONTENT.length,
      crc32c,
      createdAt: Timestamp.fromMillis(now - 2 * DAY),
      ...fields,
    });
  }
  batch.set(firestore.doc(`users/${uid}`), {
    name: 'Rose Martin',
    email: 'rose@example.org',
    plan: 'Pro',
    storageUsed: 3 * fileWeight(CONTENT.length),
    storageLimit: 100 * 1024 ** 3,
    textBytes: Object.values(items).reduce((sum, fields) => sum + textOfVaultItem(fields), 0),
    vaultItemsKept: 2,
  });
  await batch.commit();
  await Promise.all(
    Object.keys(files).map((id) =>
      bucket.file(`users/${uid}/vault/${id}`).save(CONTENT, { resumable: false, validation: false }),
    ),
  );
  return scene;
}

const scenario = (
  callable: string,
  input: Scenario<VaultScene>['input'],
  more: Partial<Scenario<VaultScene>> = {},
): Scenario<VaultScene> => ({ title: callable, callable, input, ...more });

/** The item's version is at least that one, or its vault is gone with everything in it. */
const standsAt =
  (item: 'kept' | 'trashed', version: number) =>
  async ({ uid, keys, [item]: itemId }: VaultScene, { firestore }: Services) => {
    const stored = await firestore.doc(`users/${uid}/vaultItems/${itemId}`).get();
    const vault = await firestore.doc(`users/${uid}/vaults/${keys.vaultId}`).get();
    const found: unknown = stored.get('version');
    const stands = typeof found === 'number' && found >= version;
    return stands || !vault.exists ? [] : [`acknowledged as ${version} and stands at ${String(found)}`];
  };

const changed = (itemId: string, fileIds: readonly string[]) => ({
  ...newItem(),
  itemId,
  basedOn: 1,
  fileIds,
});
const hasKeysOf =
  (generation: number) =>
  async (scene: VaultScene, { firestore }: Services) => {
    const vault = await firestore.doc(`users/${scene.uid}/vaults/${scene.keys.vaultId}`).get();
    return vault.get('keys.generation') === generation
      ? []
      : ['the keys that were acknowledged do not stand'];
  };

export const vaultScenarios: readonly Scenario<VaultScene>[] = [
  scenario('vault-create', () => ({ keys: opaqueKeys() })),
  scenario('vault-replaceKeys', ({ keys }) => ({ keys: changedKeys(keys) }), {
    looksFirst: true,
    findBroken: hasKeysOf(2),
  }),
  scenario('vault-noteOpened', ({ keys }) => ({ vaultId: keys.vaultId, generation: 1, openingProof })),
  scenario('vault-discard', ({ keys }) => ({ vaultId: keys.vaultId }), { takenBy: [eraseDiscarded] }),
  scenario('vault-bringBack', ({ keys }) => ({ vaultId: keys.vaultId }), { takenBy: [eraseDiscarded] }),
  scenario('vault-saveItems', ({ keys }) => ({ vaultId: keys.vaultId, items: [newItem()] }), {
    title: 'vault-saveItems of a new one',
  }),
  scenario(
    'vault-saveItems',
    ({ keys, kept, attached, ready }) => ({
      vaultId: keys.vaultId,
      items: [changed(kept, [attached, ready])],
    }),
    {
      title: 'vault-saveItems with one more file',
      takenBy: [giveUpLate, removeLeftFiles],
      findBroken: standsAt('kept', 2),
    },
  ),
  scenario('vault-saveItems', ({ keys, kept }) => ({ vaultId: keys.vaultId, items: [changed(kept, [])] }), {
    title: 'vault-saveItems without its file',
    findBroken: standsAt('kept', 2),
  }),
  scenario(
    'vault-trash',
    ({ keys, kept }) => ({
      vaultId: keys.vaultId,
      items: [{ itemId: kept, basedOn: 1, sealed: opaque(), tombstone: opaque() }],
    }),
    { takenBy: [emptyTrash, giveUpLate], findBroken: standsAt('kept', 2) },
  ),
  scenario(
    'vault-restore',
    ({ keys, trashed }) => ({
      vaultId: keys.vaultId,
      items: [{ itemId: trashed, basedOn: 2, sealed: opaque() }],
    }),
    {
      takenBy: [emptyTrash],
      async findBroken({ uid, trashed }, { firestore }) {
        const item = await firestore.doc(`users/${uid}/vaultItems/${trashed}`).get();
        return item.get('state') === 'kept' ? [] : ['restored, and erased all the same'];
      },
    },
  ),
  scenario(
    'vault-erase',
    ({ keys, trashed }) => ({ vaultId: keys.vaultId, items: [{ itemId: trashed, version: 2 }] }),
    {
      takenBy: [emptyTrash, removeLeftFiles],
      findBroken: standsAt('trashed', 2),
    },
  ),
  scenario(
    'vault-reserveFiles',
    ({ keys, kept, reserved }) => ({
      vaultId: keys.vaultId,
      files: [reserved, randomUUID()].map((fileId) => ({
        fileId,
        itemId: kept,
        byteCount: CONTENT.length,
        crc32c,
      })),
    }),
    { looksFirst: true, takenBy: [giveUpLate, removeLeftFiles] },
  ),
  scenario('vault-extendFiles', ({ ready, reserved }) => ({ fileIds: [ready, reserved] }), {
    takenBy: [giveUpLate],
  }),
  scenario('vault-commitFiles', ({ reserved }) => ({ fileIds: [reserved] }), {
    looksFirst: true,
    takenBy: [giveUpLate, removeLeftFiles],
  }),
  scenario(
    'vault-abandonFiles',
    ({ attached, ready, reserved }) => ({ fileIds: [attached, ready, reserved] }),
    {
      takenBy: [giveUpLate, removeLeftFiles],
    },
  ),
];
