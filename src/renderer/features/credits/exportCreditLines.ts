import type { ExportPart } from '#features/catalogue/index.ts';
import { exportedCreditLinesSchema } from '#shared/domain/exportedPurchases.ts';
import { readWholeLedger } from './api.ts';

/** Every line of the ledger, in the export of everything. */
export const exportCreditLines: ExportPart = async ({ profile, ask }) => {
  const lines = await readWholeLedger(profile.id, ask);
  const data = exportedCreditLinesSchema.parse(lines.map((line) => ({ ...line, at: line.at.toISOString() })));
  return { compose: () => ({ data }) };
};
