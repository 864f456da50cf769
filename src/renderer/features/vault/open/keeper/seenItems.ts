/** What of the vault was seen in this worker, and what the device's record says to it ([Note: What was seen]). */

import { z } from 'zod';
import {
  boxRemembered,
  compareWithRecord,
  type DeviceRecord,
  type Finding,
  openDeviceRecord,
  remember,
  type StoredDeviceRecord,
  sealDeviceRecord,
} from '#shared/vault/deviceRecord.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { keyBoxSchema } from '#shared/vault/keyBox.ts';
import { isKeyBoxOf, type OpenVault } from '#shared/vault/openKeyBox.ts';
import { compareItems, type ItemFinding, rememberItems, type SeenItem } from '#shared/vault/seen.ts';
import type { StoredKeyBox } from '#shared/vault/stored.ts';
import type { ServedItem } from '../server/servedItem.ts';

const versionSchema = z.object({ version: z.number() });

export class SeenItems {
  readonly #items = new Map<VaultItemId, SeenItem>();

  /** An older version than one that was seen is not remembered. */
  note(item: SeenItem): void {
    const before = this.#items.get(item.itemId);
    if (!before || before.version <= item.version) this.#items.set(item.itemId, item);
  }

  /** Nothing is new of a version that was seen under the same nonce. */
  isKnown({ itemId, nonce, document }: ServedItem): boolean {
    const before = this.#items.get(itemId);
    if (!before?.mark.startsWith(`${nonce}.`)) return false;
    return versionSchema.safeParse(document).data?.version === before.version;
  }

  /** Those of a later answer that are newer than what was seen; of the others it is told what is wrong with them. */
  takeIn(answered: SeenItems): ItemFinding[] {
    const before = [...answered.#items.keys()].flatMap((itemId) => this.#items.get(itemId) ?? []);
    const findings = compareItems(before, [...answered.#items.values()]);
    const refused = new Set(findings.map(({ itemId }) => itemId));
    for (const item of answered.#items.values()) if (!refused.has(item.itemId)) this.note(item);
    return findings;
  }

  forget(): void {
    this.#items.clear();
  }

  async compare(vault: OpenVault, stored: unknown, keys: StoredKeyBox): Promise<readonly Finding[]> {
    if (isOfAnotherKey(vault, stored)) return [{ is: 'box-replaced' }];
    const record = await recordOf(vault, stored);
    return record ? compareWithRecord(record, { box: keyBoxSchema.parse(keys), items: this.#all() }) : [];
  }

  /** What is not as this worker saw it, or as the device did before. */
  async compareAnswered(
    vault: OpenVault,
    stored: unknown,
    answered: readonly SeenItem[],
  ): Promise<readonly ItemFinding[]> {
    const record = await recordOf(vault, stored);
    const seen = rememberItems(record?.items ?? [], [...this.#items.values()]);
    return compareItems(seen, answered);
  }

  /**
   * Null where nothing may be written: over what was seen under another vault key, and of a box whose code is wrong when
   * no other was seen. Of such a box nothing is remembered: it would raise an alarm against every right one.
   */
  async remember(
    vault: OpenVault,
    stored: unknown,
    { keys, wereWrittenHere }: { readonly keys: StoredKeyBox; readonly wereWrittenHere: boolean },
  ): Promise<StoredDeviceRecord | null> {
    if (isOfAnotherKey(vault, stored)) return null;
    const record = await recordOf(vault, stored);
    const box = keyBoxSchema.parse(keys);
    const items = this.#all();
    if (await isKeyBoxOf(vault, box)) {
      return sealDeviceRecord(vault, remember(record, { box, items }, wereWrittenHere));
    }
    return record && sealDeviceRecord(vault, { ...record, items: rememberItems(record.items, items) });
  }

  #all(): readonly SeenItem[] {
    return [...this.#items.values()];
  }
}

/** By the fingerprint that stands in clear: what this vault's key cannot open was not its own. */
function isOfAnotherKey(vault: OpenVault, stored: unknown): boolean {
  const box = boxRemembered(stored);
  return box !== null && box.check !== vault.check;
}

/** A record that does not open is none: the disk did not keep it as it was. */
async function recordOf(vault: OpenVault, stored: unknown): Promise<DeviceRecord | null> {
  const record = stored === null ? null : await openDeviceRecord(vault, stored);
  return record?.ok ? record.value : null;
}
