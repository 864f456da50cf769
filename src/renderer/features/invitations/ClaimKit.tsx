/**
 * [Note: The claim kit on paper]
 * For a person without a mail address, or one who is to hear nothing: drawn on the owner's device from part A of the grant,
 * printed and handed over. It is drawn once the server knows where it leads, and takes the place of the person's former one:
 * the grant that it opens is saved before. See `shared/legacy/keys/claimKit.ts` and [Note: Claiming with a kit].
 */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CodePaper } from '#features/personKeys/index.ts';
import { systemClock } from '#shared/clock.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { type KitToPrint, keepKit } from './claim/claimKit.ts';
import { claimKitMessages } from './claimKitMessages.ts';

export interface ClaimKitProps extends KitToPrint {
  readonly ownerName: string;
  readonly personName: string;
}

export function ClaimKit({ ownerName, personName, ...kit }: ClaimKitProps) {
  const texts = useMessages(claimKitMessages);
  const language = useLanguage();
  const [madeAt] = useState(() => systemClock.now());
  const day = longDateFormat(language, { dateStyle: 'long' }).format(madeAt);
  const {
    data: address,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['claim-kit', kit.beneficiaryId, kit.code],
    queryFn: () => keepKit(kit),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (isError) return <RetryBanner onRetry={() => void refetch()}>{texts.failed}</RetryBanner>;
  if (address === undefined) return <Spinner message={texts.preparing} />;
  return (
    <CodePaper
      product={texts.product}
      title={texts.title}
      subtitle={texts.subtitle(personName, ownerName, day)}
      code={kit.code}
      parts={[
        { title: texts.what, text: texts.whatText(ownerName) },
        { title: texts.how, text: texts.howText(address.replace(/^https?:\/\//, '')) },
        { title: texts.where, text: texts.whereText },
      ]}
      lastWord={texts.last}
    />
  );
}
