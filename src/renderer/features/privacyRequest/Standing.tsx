/** Where a request stands, by the link that was mailed; confirmed and taken back here by a press. */
import { type ReactNode, useEffect, useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { failureOf } from '#platform/backend/failure.ts';
import type { PrivacyStanding } from '#shared/callables/privacyRequests.ts';
import { isUnderWay, type PrivacyLink } from '#shared/domain/privacyRequest.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { Banner } from '#ui/Banner.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { confirmRequest, lookAtRequest, withdrawRequest } from './api.ts';
import { privacyRequestMessages } from './messages.ts';
import { rightNames } from './rights.ts';

type Act = (link: PrivacyLink) => Promise<PrivacyStanding>;

export function Standing({ link }: { readonly link: PrivacyLink }) {
  const texts = useMessages(privacyRequestMessages);
  const explain = useExplain();
  const [standing, setStanding] = useState<PrivacyStanding | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function run(act: Act): Promise<void> {
    setIsBusy(true);
    setError(null);
    try {
      setStanding(await act(link));
    } catch (failed) {
      setError(failed);
      // The act may have been done and its answer lost: what is now is shown, where it can be read.
      if (act !== lookAtRequest) await lookAtRequest(link).then(setStanding, () => undefined);
    } finally {
      setIsBusy(false);
    }
  }

  useEffect(() => void run(lookAtRequest), [link]);

  const failure = error === null ? null : failureOf(error);
  const isGone = failure?.kind === 'refused' && failure.code === 'not-found';
  return (
    <section
      aria-labelledby="your-request"
      className="mb-16 rounded-card border border-line bg-surface p-6 shadow-card sm:p-10"
    >
      <h2 id="your-request" className="text-heading">
        {texts.yourRequest}
      </h2>
      {standing === null && error === null ? (
        <p role="status" className="mt-4">
          {texts.looking}
        </p>
      ) : null}
      {error === null ? null : (
        <Banner tone="error" className="mt-5">
          {isGone ? texts.gone : standing === null ? texts.lookFailed : null}{' '}
          {isGone ? null : <SentenceText sentence={explain(error)} />}
        </Banner>
      )}
      {standing === null && error !== null && !isGone ? (
        <div className="mt-5">
          <NativeButton isPending={isBusy} onPress={() => void run(lookAtRequest)}>
            {texts.again}
          </NativeButton>
        </div>
      ) : null}
      {standing === null || isGone ? null : (
        <Told standing={standing} isBusy={isBusy} onAct={(act) => void run(act)} />
      )}
    </section>
  );
}

interface ToldProps {
  readonly standing: PrivacyStanding;
  readonly isBusy: boolean;
  readonly onAct: (act: Act) => void;
}

function Told({ standing, isBusy, onAct }: ToldProps) {
  const texts = useMessages(privacyRequestMessages);
  const names = useMessages(rightNames);
  const language = useLanguage();
  const { state, right, words, dueAt, extensionReason, answer } = standing;
  const day = longDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <dl className="mt-6 grid gap-x-10 gap-y-4 sm:grid-cols-[13rem_1fr]">
        <Line name={texts.state}>
          <strong aria-live="polite">{texts[state]}</strong>
        </Line>
        <Line name={texts.asked}>{names[right]}</Line>
        {words === '' ? null : <Line name={texts.yourWords}>{words}</Line>}
        {dueAt !== null && isUnderWay(state) ? (
          <Line name={texts.due}>{day.format(new Date(dueAt))}</Line>
        ) : null}
        {extensionReason === '' ? null : <Line name={texts.why}>{extensionReason}</Line>}
        {answer === '' ? null : <Line name={texts.answer}>{answer}</Line>}
      </dl>
      {state === 'answered' || state === 'refused' || state === 'extended' ? (
        <p className="mt-6 max-w-prose text-small text-ink-soft">{texts.complain}</p>
      ) : null}
      <div className="mt-8 flex flex-wrap gap-3">
        {state === 'waiting' ? (
          <NativeButton isPending={isBusy} onPress={() => onAct(confirmRequest)}>
            {texts.confirm}
          </NativeButton>
        ) : null}
        {state === 'waiting' || isUnderWay(state) ? (
          <NativeButton variant="secondary" isPending={isBusy} onPress={() => onAct(withdrawRequest)}>
            {texts.withdraw}
          </NativeButton>
        ) : null}
      </div>
      {state === 'waiting' ? <p className="mt-4 text-small text-ink-soft">{texts.notYou}</p> : null}
    </>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-small font-semibold text-ink-soft">{name}</dt>
      <dd className="whitespace-pre-wrap [overflow-wrap:anywhere]">{children}</dd>
    </>
  );
}
