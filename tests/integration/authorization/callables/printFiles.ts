import { randomInt } from 'node:crypto';
import { printFilesReserve } from '#shared/callables/printFiles.ts';
import { printFileIdSchema } from '#shared/domain/printFile.ts';
import type { CallableRows } from '../callables.ts';
import type { Scene } from '../scene.ts';

const newId = () =>
  printFileIdSchema.parse(Array.from({ length: 20 }, () => randomInt(36).toString(36)).join(''));

const describePrint = () => ({
  id: newId(),
  productId: 'framed-print' as const,
  size: '180x130',
  title: 'The orchard',
  pages: 1,
  coarsePictures: 0,
  byteCount: 1_000,
  md5: '1B2M2Y8AsgTpgAmY7PhCfg==',
});

async function makePrintFile({ owner }: Scene) {
  const described = describePrint();
  await owner.call(printFilesReserve, described);
  return { id: described.id };
}

const apart = 'one print file';
export const rows: CallableRows = {
  'printFiles-reserve': { apart, input: async () => describePrint() },
  'printFiles-commit': { apart, isOpenToOwner: false, input: makePrintFile },
  'printFiles-discard': { apart, input: makePrintFile },
};
