/** What the codes of an album ask of the business logic. Reads are in `codeDocuments.ts`. Each throws CallableError. */
import type { z } from 'zod';
import { callRepeatable } from '#platform/backend/callables.ts';
import {
  albumCodesApprove,
  albumCodesClear,
  albumCodesCreate,
  albumCodesRemove,
  albumCodesRevoke,
  albumCodesUpdate,
} from '#shared/callables/albumCodes.ts';
import type { AlbumCodeId } from '#shared/domain/albumCode.ts';

export const createCode = (code: z.input<typeof albumCodesCreate.input>) =>
  callRepeatable(albumCodesCreate, code);
export const updateCode = (code: z.input<typeof albumCodesUpdate.input>) =>
  callRepeatable(albumCodesUpdate, code);
export const revokeCode = (codeId: AlbumCodeId) => callRepeatable(albumCodesRevoke, { codeId });
export const approveEntry = (entryId: string) => callRepeatable(albumCodesApprove, { entryId });
/** What waits in the guest book and was signed until then. */
export const clearWaiting = (codeId: AlbumCodeId, until: Date) =>
  callRepeatable(albumCodesClear, { codeId, until: until.toISOString() });
export const removeEntry = (entryId: string) => callRepeatable(albumCodesRemove, { entryId });
