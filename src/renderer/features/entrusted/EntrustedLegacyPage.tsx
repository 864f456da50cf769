/** /entrusted/{beneficiaryId}: what was received of one owner. */
import { useParams } from 'react-router-dom';
import { ReceivedLegacy } from '#features/received/index.ts';
import { beneficiaryIdSchema } from '#shared/lifeVerification/people.ts';

export function EntrustedLegacyPage() {
  const { beneficiaryId } = useParams();
  return <ReceivedLegacy beneficiaryId={beneficiaryIdSchema.safeParse(beneficiaryId).data ?? null} />;
}
