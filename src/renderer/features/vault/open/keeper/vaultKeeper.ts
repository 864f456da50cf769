/**
 * What runs in the worker of an open vault: it holds the keys, opens what the server answered and seals what is to be
 * saved. It ends with its worker, and the keys with it.
 */
import type { UserId } from '#shared/domain/ids.ts';
import { createLockKeeper } from '#shared/legacy/keys/lockKeeper.ts';
import { type ArchiveToWrite, writeArchive } from '#shared/vault/archive.ts';
import {
  addDevice,
  changePassphrase,
  type KeyBoxToChange,
  removeDevice,
  replaceRecoveryKey,
  restoreKeyBox,
} from '#shared/vault/changeKeyBox.ts';
import { createVault } from '#shared/vault/createKeyBox.ts';
import type { Bytes } from '#shared/vault/encoding.ts';
import type { VaultDeviceId, VaultId } from '#shared/vault/ids.ts';
import { type KeyBoxText, keyBoxSchema } from '#shared/vault/keyBox.ts';
import { openFromDevice, sealForDevice } from '#shared/vault/onDevice.ts';
import { openingProofHash } from '#shared/vault/openingProof.ts';
import { isKeyBoxOf, type OpenVault, openKeyBox } from '#shared/vault/openKeyBox.ts';
import type { Argon2id } from '#shared/vault/passphrase.ts';
import { type Result, succeed } from '#shared/vault/problems.ts';
import type { ItemFinding, SeenItem } from '#shared/vault/seen.ts';
import { type StoredKeyBox, storedKeyBoxSchema } from '#shared/vault/stored.ts';
import type { VaultSecret } from '#shared/vault/ways.ts';
import { type ArchivedRow, openArchived, type ServedWhole } from '../archive/openArchived.ts';
import type { ServedItem, ServedVersion } from '../server/servedItem.ts';
import type { DeviceToAdd, Secret } from '../vaultSession.ts';
import { type OpenedRow, openServed, openVersion, type VersionOpened } from './openServed.ts';
import { type ItemKeys, type ItemToSeal, type SealedRow, sealRow } from './sealRow.ts';
import { SeenItems } from './seenItems.ts';

export interface ChangedItems {
  readonly rows: readonly OpenedRow[];
  readonly findings: readonly ItemFinding[];
}

/** One item as it is answered for a change of it; `finding` when that is not as it was seen before. */
export interface OpenedHead {
  readonly row: OpenedRow;
  readonly finding: ItemFinding | null;
}

/** Which box is changed, and which one's place is taken ([Note: The key box]). */
export interface KeysToChange {
  readonly ownerId: UserId;
  readonly keys: StoredKeyBox;
  /** Generation of the box that stands. */
  readonly follows: number;
  readonly secret: Secret;
}

export interface MadeKeys {
  readonly keys: StoredKeyBox;
  readonly recoveryKey: string;
}

export interface MadeVault extends MadeKeys {
  readonly openingProofHash: string | null;
}

export type VaultKeeper = ReturnType<typeof createVaultKeeper>;

export function createVaultKeeper(argon2id: Argon2id) {
  let open: OpenVault | null = null;
  const itemKeys: ItemKeys = new Map();
  const seen = new SeenItems();
  /** Codes of the boxes that were made here. */
  const written = new Set<string>();

  function storable(box: KeyBoxText): StoredKeyBox {
    written.add(box.mac);
    return storedKeyBoxSchema.parse(box);
  }

  const storableResult = (box: Result<KeyBoxText>): Result<StoredKeyBox> =>
    box.ok ? succeed(storable(box.value)) : box;

  function begin(vault: OpenVault): void {
    open = vault;
    itemKeys.clear();
    seen.forget();
  }

  function vault(): OpenVault {
    if (!open) throw new Error('The vault is not open');
    return open;
  }

  const withArgon2id = (secret: Secret): VaultSecret =>
    secret.way === 'passphrase' ? { ...secret, argon2id } : secret;

  const changeOf = ({ keys, secret, ...rest }: KeysToChange): KeyBoxToChange => ({
    ...rest,
    document: keys,
    secret: withArgon2id(secret),
  });

  return {
    /** A new vault, which is open here from now on. */
    async create(ownerId: UserId, vaultId: VaultId, phrase: string): Promise<Result<MadeVault>> {
      const created = await createVault({ ownerId, vaultId, phrase, argon2id });
      if (!created.ok) return created;
      const { vault: made, document, recoveryKey } = created.value;
      begin(made);
      const hash = await openingProofHash(made.openingProof);
      return succeed({ keys: storable(document), recoveryKey, openingProofHash: hash });
    },

    async open(ownerId: UserId, keys: unknown, secret: Secret): Promise<Result<{ isBoxIntact: boolean }>> {
      const opened = await openKeyBox(ownerId, keys, withArgon2id(secret));
      if (!opened.ok) return opened;
      begin(opened.value.vault);
      return succeed({ isBoxIntact: opened.value.isBoxIntact });
    },

    /** See [Note: The proof of an opening]. */
    openingProof: (): string => vault().openingProof,

    /** Each for itself, all at once: the browser has threads for it. */
    openItems(items: readonly ServedItem[]): Promise<OpenedRow[]> {
      const opened = vault();
      return Promise.all(items.map((item) => openServed(opened, item, itemKeys, seen)));
    },

    /** Of what is answered while the vault is open: what is new, and what is not as it was seen before. */
    async openChanged(items: readonly ServedItem[]): Promise<ChangedItems> {
      const opened = vault();
      const news = items.filter((item) => !seen.isKnown(item));
      const answered = new SeenItems();
      const rows = await Promise.all(news.map((item) => openServed(opened, item, itemKeys, answered)));
      const findings = seen.takeIn(answered);
      const refused = new Set(findings.map(({ itemId }) => itemId));
      return { rows: rows.filter((row) => !refused.has(itemIdOf(row))), findings };
    },

    async openHead(item: ServedItem): Promise<OpenedHead> {
      const answered = new SeenItems();
      const row = await openServed(vault(), item, itemKeys, answered);
      const [finding = null] = seen.takeIn(answered);
      return { row, finding };
    },

    /** Whether a box that was read again is as one of the owner's devices wrote it. */
    async isIntact(keys: StoredKeyBox): Promise<boolean> {
      const opened = vault();
      const box = keyBoxSchema.parse(keys);
      return opened.check === keys.check && isKeyBoxOf(opened, box);
    },

    /** The server has it. */
    noteSaved: (item: SeenItem) => seen.note(item),

    compare: (stored: unknown, keys: StoredKeyBox) => seen.compare(vault(), stored, keys),

    remember: (stored: unknown, keys: StoredKeyBox) =>
      seen.remember(vault(), stored, { keys, wereWrittenHere: written.has(keys.mac) }),

    openVersions(versions: readonly ServedVersion[]): Promise<VersionOpened[]> {
      const opened = vault();
      return Promise.all(versions.map((version) => openVersion(opened, version)));
    },

    sealItems(items: readonly ItemToSeal[]): Promise<Result<SealedRow>[]> {
      const opened = vault();
      return Promise.all(items.map((item) => sealRow(opened, item, itemKeys)));
    },

    /** Nothing else is done: what is open stays open. */
    async isOpenedBy(ownerId: UserId, keys: StoredKeyBox, secret: Secret): Promise<boolean> {
      return (await openKeyBox(ownerId, keys, withArgon2id(secret))).ok;
    },

    async changePassphrase(change: KeysToChange, phrase: string): Promise<Result<StoredKeyBox>> {
      return storableResult(await changePassphrase(changeOf(change), { phrase, argon2id }));
    },

    async replaceRecoveryKey(change: KeysToChange): Promise<Result<MadeKeys>> {
      const made = await replaceRecoveryKey(changeOf(change));
      if (!made.ok) return made;
      return succeed({ keys: storable(made.value.document), recoveryKey: made.value.recoveryKey });
    },

    async addDevice(
      change: KeysToChange,
      device: DeviceToAdd,
      createdAt: string,
    ): Promise<Result<StoredKeyBox>> {
      return storableResult(await addDevice(changeOf(change), { ...device, createdAt }));
    },

    sealForDevice: (bytes: Bytes): Promise<Bytes> => sealForDevice(vault(), bytes),

    openFromDevice: (sealed: Bytes): Promise<Bytes | null> => openFromDevice(vault(), sealed),

    openArchived(items: readonly ServedWhole[]): Promise<ArchivedRow[]> {
      const opened = vault();
      return Promise.all(items.map((item) => openArchived(opened, item)));
    },

    ...createLockKeeper(vault, itemKeys),

    /** All that is answered at one time, with all that was ever seen. Nothing of it is noted as seen. */
    compareAnswered: (stored: unknown, answered: readonly SeenItem[]) =>
      seen.compareAnswered(vault(), stored, answered),

    writeArchive: (archive: ArchiveToWrite) => writeArchive(vault(), archive),

    async restoreKeys(
      ownerId: UserId,
      former: StoredKeyBox,
      secret: Secret,
      present: StoredKeyBox,
    ): Promise<Result<StoredKeyBox>> {
      const request = { ownerId, document: former, secret: withArgon2id(secret) };
      return storableResult(await restoreKeyBox(request, present));
    },

    async removeDevice(
      { keys, follows }: Omit<KeysToChange, 'secret'>,
      deviceId: VaultDeviceId,
    ): Promise<Result<StoredKeyBox>> {
      return storableResult(await removeDevice(vault(), { document: keys, follows }, deviceId));
    },
  };
}

const itemIdOf = (row: OpenedRow) => (row.is === 'erased' ? row.itemId : row.item.itemId);
