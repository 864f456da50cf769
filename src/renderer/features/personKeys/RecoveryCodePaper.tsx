import { useState } from 'react';
import { useSignedIn } from '#features/session/index.ts';
import { systemClock } from '#shared/clock.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { CodePaper } from './CodePaper.tsx';
import { personKeysMessages } from './messages.ts';

export function RecoveryCodePaper({ recoveryCode }: { readonly recoveryCode: string }) {
  const texts = useMessages(personKeysMessages);
  const language = useLanguage();
  const { user, profile } = useSignedIn();
  const [madeAt] = useState(() => systemClock.now());
  const day = longDateFormat(language, { dateStyle: 'long' }).format(madeAt);
  return (
    <CodePaper
      product={texts.product}
      title={texts.codeTitle}
      subtitle={`${texts.of(profile.name || user.email || '')} · ${texts.madeOn(day)}`}
      code={recoveryCode}
      parts={[
        { title: texts.opens, text: texts.opensText },
        { title: texts.how, text: texts.howText },
        { title: texts.where, text: texts.whereText },
      ]}
      lastWord={texts.newer}
    />
  );
}
