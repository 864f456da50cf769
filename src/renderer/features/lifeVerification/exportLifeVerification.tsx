/** The life verification in the export of everything: what was agreed, where it stands, the addresses, and the log as it verifies. */
import type { ExportPart } from '#features/catalogue/index.ts';
import { exportedLifeVerificationSchema } from '#shared/legacy/exportedLifeVerification.ts';
import { readChannels, readLog, readVerification } from './lifeDocuments.ts';

export const exportLifeVerification: ExportPart = async ({ profile, ask }) => {
  const record = await ask(() => readVerification(profile.id));
  const channels = await ask(() => readChannels(profile.id));
  const log = await readLog(profile.id, ask);
  const data = exportedLifeVerificationSchema.parse({
    verification: record?.life ?? null,
    channels: channels.map(({ address, verifiedAt }) => ({
      address,
      verifiedAt: verifiedAt?.toISOString() ?? null,
    })),
    log,
  });
  return { compose: () => ({ data }) };
};
