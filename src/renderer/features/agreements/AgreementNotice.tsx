/**
 * Above a member's pages: a new version of what the account rests on, with what changed, until they say that they saw it.
 * What stood below the button that made the account, and is noted, is recorded here too, without a word; what fails is tried
 * at the tab’s next start.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { legalDocuments, legalPath, legalText } from '#features/legal/index.ts';
import { logWarning } from '#platform/logging/logger.ts';
import type { LegalDocumentId } from '#shared/legalVersions.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { focusHeading } from '#ui/focusHeading.ts';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { agreementKeys } from './agreementKeys.ts';
import { agreeTo, readAgreements } from './api.ts';
import { agreementsMessages } from './messages.ts';
import { forgetShownAtSignUp, shownAtSignUp } from './shownAtSignUp.ts';
import { standingOf } from './standing.ts';

interface AgreementNoticeProps {
  readonly userId: string;
  readonly accountMadeAt: Date;
}

const settled = { toRecord: [], toShow: [] };

export function AgreementNotice({ userId, accountMadeAt }: AgreementNoticeProps) {
  const texts = useMessages(agreementsMessages);
  const explain = useExplain();
  const cache = useQueryClient();
  const [isPending, setPending] = useState(false);
  const key = agreementKeys.of(userId);
  const { data } = useQuery({ queryKey: key, queryFn: readAgreements, staleTime: Number.POSITIVE_INFINITY });
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
  if (toShow.length === 0) return null;

  async function agree(): Promise<void> {
    setPending(true);
    try {
      await agreeTo(toShow);
      await cache.invalidateQueries({ queryKey: key });
      // The button goes with the notice.
      focusHeading();
      showToast({ message: texts.thanks, tone: 'success' });
    } catch (error) {
      showToast({ message: explain(error), tone: 'error' });
    } finally {
      setPending(false);
    }
  }

  return (
    <Banner
      tone="notice"
      title={data?.length === 0 ? texts.notSeen : texts.changed}
      className="mb-8"
      action={
        <Button size="small" isPending={isPending} onPress={() => void agree()}>
          {texts.agree}
        </Button>
      }
    >
      <ul className="mt-1 flex flex-col gap-1">
        {toShow.map((id) => (
          <li key={id}>
            <Link to={legalPath(id)}>
              <Title id={id} />
            </Link>
            : <WhatChanged id={id} />
          </li>
        ))}
      </ul>
    </Banner>
  );
}

const Title = ({ id }: { readonly id: LegalDocumentId }) => legalDocuments[id][useLanguage()].title;

function WhatChanged({ id }: { readonly id: LegalDocumentId }) {
  const language = useLanguage();
  const text = useQuery({ queryKey: ['legal', id, language], queryFn: () => legalText(id, language) });
  return text.data?.about.changed ?? '…';
}
