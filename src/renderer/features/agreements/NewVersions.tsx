/** A new version of what the account rests on, with what changed, until the person says that they saw it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { legalDocuments, legalPath, legalText } from '#features/legal/index.ts';
import type { LegalDocumentId } from '#shared/legalVersions.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { focusHeading } from '#ui/focusHeading.ts';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { agreementKeys } from './agreementKeys.ts';
import { agreeTo } from './api.ts';
import { agreementsMessages } from './messages.ts';

interface NewVersionsProps {
  readonly userId: string;
  readonly documents: readonly LegalDocumentId[];
  /** Nothing is recorded of this person at all. */
  readonly isFirst: boolean;
}

export function NewVersions({ userId, documents, isFirst }: NewVersionsProps) {
  const texts = useMessages(agreementsMessages);
  const explain = useExplain();
  const cache = useQueryClient();
  const [isPending, setPending] = useState(false);

  async function agree(): Promise<void> {
    setPending(true);
    try {
      await agreeTo(documents);
      await cache.invalidateQueries({ queryKey: agreementKeys.of(userId) });
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
      title={isFirst ? texts.notSeen : texts.changed}
      className="mb-8"
      action={
        <Button size="small" isPending={isPending} onPress={() => void agree()}>
          {texts.agree}
        </Button>
      }
    >
      <ul className="mt-1 flex flex-col gap-1">
        {documents.map((id) => (
          <li key={id}>
            <Link to={legalPath(id)}>
              <Title id={id} />
            </Link>
            {isFirst ? null : (
              <>
                : <WhatChanged id={id} />
              </>
            )}
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
