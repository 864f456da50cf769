/** Cancels a way to open the vault that was made and may stand in the keys already, because nobody answered. */
import type { VaultDeviceId } from '#shared/vault/ids.ts';
import type { Result } from '#shared/vault/problems.ts';
import type { MadeWay } from './makeWay.ts';

/**
 * Takes it out of the keys first. False when nobody can tell whether it is out: then its secret stays, so that a way that
 * stands in the list is one that opens.
 */
export async function giveUpWay(
  way: MadeWay,
  remove: (deviceId: VaultDeviceId) => Promise<Result<void>>,
): Promise<boolean> {
  const removed = await remove(way.device.id).catch(() => null);
  if (!removed?.ok) return false;
  way.giveUp();
  return true;
}
