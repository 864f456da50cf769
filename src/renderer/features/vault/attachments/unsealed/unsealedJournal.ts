/**
 * [Note: Files that were not sealed yet]
 * Of a file that was chosen for the vault nothing may stand on this device before it is sealed. When its page ends
 * meanwhile, the file is gone; so that there was one does stand here: what it is called and for which item it was, sealed
 * under the vault's key. Each page keeps the list of its own. What a page that is gone has left on its list is moved to
 * one list of what is to be told, until the owner has read it.
 */
import type { DBSchema } from 'idb';
import { z } from 'zod';
import { createDeviceDatabase } from '#platform/deviceDatabase.ts';
import { logWarning } from '#platform/logging/logger.ts';
import { type Bytes, readJson, utf8 } from '#shared/vault/encoding.ts';
import { type VaultItemId, vaultItemIdSchema } from '#shared/vault/ids.ts';
import type { VaultSession } from '../../open/vaultSession.ts';

const fileSchema = z.object({ id: z.string(), itemId: vaultItemIdSchema, name: z.string() });
export type UnsealedFile = Readonly<z.infer<typeof fileSchema>>;

interface JournalSchema extends DBSchema {
  /** By owner, vault and page. */
  files: { key: string; value: Bytes };
}

interface JournalOptions {
  readonly session: Pick<VaultSession, 'identity' | 'openFromDevice' | 'sealForDevice'>;
  readonly pageId: string;
  /** Pages of this browser that are there. */
  readonly livingPages: () => Promise<ReadonlySet<string>>;
}

/** In the place of a page: what is to be told. */
const TOLD = 'told';

const open = createDeviceDatabase<JournalSchema>({
  name: 'amaranth-vault-unsealed',
  version: 1,
  upgrade: (database) => void database.createObjectStore('files'),
});

/** None of it rejects: a disk that does not answer, or a vault that is locked meanwhile, has nothing to tell. */
export class UnsealedJournal {
  readonly #options: JournalOptions;

  constructor(options: JournalOptions) {
    this.#options = options;
  }

  /**
   * What is to be told, with what pages left that are gone; `underway` are those of this page. `isSafe` knows files that were
   * sealed after all, or that this page has: a page may end between the two.
   */
  collect(
    underway: readonly UnsealedFile[],
    isSafe: (file: UnsealedFile) => boolean = () => false,
  ): Promise<readonly UnsealedFile[]> {
    return this.#attempt([], async () => {
      const { pageId, livingPages } = this.#options;
      const prefix = this.#keyOf('');
      const keys = await (await open()).getAllKeys('files', IDBKeyRange.bound(prefix, `${prefix}\uffff`));
      const living = await livingPages();
      const isUnderway = new Set(underway.map(({ id }) => id));
      const toTell = new Map<string, UnsealedFile>();
      const gone: string[] = [];
      for (const key of keys) {
        const page = key.slice(prefix.length);
        // This page may have been locked over its own, which are then chosen again.
        if (page !== TOLD && page !== pageId && living.has(page)) continue;
        if (page !== TOLD) gone.push(key);
        for (const file of await this.#read(key)) {
          if (!isUnderway.has(file.id) && !isSafe(file)) toTell.set(file.id, file);
        }
      }
      await this.#write(TOLD, [...toTell.values()]);
      const database = await open();
      for (const key of gone) await database.delete('files', key);
      await this.#write(pageId, underway);
      return [...toTell.values()];
    });
  }

  /** The list of this page, as it is now. */
  keep(underway: readonly UnsealedFile[]): Promise<void> {
    return this.#attempt(undefined, () => this.#write(this.#options.pageId, underway));
  }

  /** The owner has read of those of this item. Gives what is still to be told. */
  dismiss(itemId: VaultItemId): Promise<readonly UnsealedFile[]> {
    return this.#attempt([], async () => {
      const told = await this.#read(this.#keyOf(TOLD));
      const rest = told.filter((file) => file.itemId !== itemId);
      await this.#write(TOLD, rest);
      return rest;
    });
  }

  #keyOf(page: string): string {
    const { ownerId, vaultId } = this.#options.session.identity();
    return `${ownerId}/${vaultId}/${page}`;
  }

  async #read(key: string): Promise<readonly UnsealedFile[]> {
    const sealed = await (await open()).get('files', key);
    const opened = sealed && (await this.#options.session.openFromDevice(sealed));
    return z.array(fileSchema).safeParse(opened && readJson(opened)).data ?? [];
  }

  async #write(page: string, files: readonly UnsealedFile[]): Promise<void> {
    const key = this.#keyOf(page);
    const sealed =
      files.length > 0 ? await this.#options.session.sealForDevice(utf8(JSON.stringify(files))) : null;
    const database = await open();
    await (sealed ? database.put('files', sealed, key) : database.delete('files', key));
  }

  async #attempt<Answer>(otherwise: Answer, act: () => Promise<Answer>): Promise<Answer> {
    try {
      return await act();
    } catch (error) {
      logWarning('vault-unsealed-files-not-kept', {}, error);
      return otherwise;
    }
  }
}
