/**
 * On a member's pages: what stood below the button that made the account, and is noted, is recorded without a word; what fails
 * is tried at the tab’s next start. A version published since is shown, by code that comes only then.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logWarning } from '#platform/logging/logger.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { agreementKeys } from './agreementKeys.ts';
import { agreeTo, readAgreements } from './api.ts';
import { forgetShownAtSignUp, shownAtSignUp } from './shownAtSignUp.ts';
import { standingOf } from './standing.ts';

interface AgreementNoticeProps {
  readonly userId: string;
  readonly accountMadeAt: Date;
}

const NewVersions = lazyPart(async () => (await import('./NewVersions.tsx')).NewVersions);

const settled = { toRecord: [], toShow: [] };

export function AgreementNotice({ userId, accountMadeAt }: AgreementNoticeProps) {
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: agreementKeys.of(userId),
    queryFn: readAgreements,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const account = { madeAt: accountMadeAt, shown: shownAtSignUp(userId) };
  const { toRecord, toShow } = data ? standingOf(data, account) : settled;
  const recorded = toRecord.join(' ');
  useEffect(() => {
    if (recorded === '') return;
    agreeTo(toRecord)
      .then(() => cache.invalidateQueries({ queryKey: agreementKeys.of(userId) }))
      .then(() => forgetShownAtSignUp(userId))
      .catch((error: unknown) => logWarning('What was agreed to could not be recorded', {}, error));
  }, [recorded, userId, cache]);
  return toShow.length === 0 ? null : (
    <NewVersions userId={userId} documents={toShow} isFirst={data?.length === 0} />
  );
}
