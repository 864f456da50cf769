import { z } from 'zod';
import type { ExportPart } from '#features/catalogue/index.ts';
import { agreementSchema } from '#shared/domain/agreement.ts';
import { readAgreements } from './api.ts';

/** What the person agreed to, in the export of everything. */
export const exportAgreements: ExportPart = async ({ ask }) => {
  const agreements = await ask(readAgreements);
  return { compose: () => ({ data: z.array(agreementSchema).parse(agreements) }) };
};
