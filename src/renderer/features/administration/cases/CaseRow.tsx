/** One case: the papers, who said what of them, and what this administrator may still say. */
import { useState } from 'react';
import type { CaseState, ListedCase } from '#shared/callables/legacyCases.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { StateLabel } from '../operations/StateLabel.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { formatInstant } from './formatInstant.ts';
import { caseMessages } from './messages.ts';
import type { CaseAct } from './useCases.ts';

const tones = {
  open: 'notice',
  upheld: 'danger',
  rejected: 'success',
  withdrawn: 'success',
  void: 'success',
} as const satisfies Record<CaseState, 'notice' | 'danger' | 'success'>;

export function CaseRow({ listed }: { readonly listed: ListedCase }) {
  const texts = useMessages(caseMessages);
  const language = useLanguage();
  const [act, setAct] = useState<CaseAct | null>(null);
  const { ownerEmail, askedBy, proof, reference, reason, state, decisions, openedBy, openedAt } = listed;
  const when = (instant: number) => formatInstant(instant, language);
  const tell = ({ email, isYou }: ListedCase['openedBy']) =>
    isYou ? texts.you : email || texts.formerAdministrator;
  return (
    <li className="px-2 py-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold [overflow-wrap:anywhere]">{ownerEmail}</h3>
        <StateLabel tone={tones[state]}>{texts.state(state)}</StateLabel>
      </div>
      <dl className="mt-2 grid gap-x-4 gap-y-1 text-small sm:grid-cols-[max-content_1fr]">
        <dt className="text-ink-soft">{texts.askedBy}</dt>
        <dd className="[overflow-wrap:anywhere]">{askedBy}</dd>
        <dt className="text-ink-soft">{texts.proof}</dt>
        <dd>{texts.proofs(proof)}</dd>
        <dt className="text-ink-soft">{texts.reference}</dt>
        <dd className="[overflow-wrap:anywhere]">{reference}</dd>
      </dl>
      <ol className="mt-3 space-y-2 border-s-2 border-line ps-4 text-small">
        <Said what={texts.openedBy(tell(openedBy), when(openedAt))} reason={reason} />
        {decisions.map(({ by, decision, reason: why, at, isCounted }) => (
          <Said
            key={`${decision} ${at}`}
            what={texts.decided(decision, tell(by), when(at))}
            reason={isCounted ? why : `${why}\n${texts.noLongerCounts}`}
          />
        ))}
      </ol>
      <Acts listed={listed} onAct={setAct} />
      <DecisionDialog listed={listed} act={act} onClose={() => setAct(null)} />
    </li>
  );
}

function Said({ what, reason }: { readonly what: string; readonly reason: string }) {
  return (
    <li>
      <p className="font-medium">{what}</p>
      <p className="whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">{reason}</p>
    </li>
  );
}

interface ActsProps {
  readonly listed: ListedCase;
  readonly onAct: (act: CaseAct) => void;
}

function Acts({ listed: { state, decisions, ownerEmail }, onAct }: ActsProps) {
  const texts = useMessages(caseMessages);
  const upheld = decisions.filter(({ decision, isCounted }) => decision === 'uphold' && isCounted);
  const hasUpheld = upheld.some(({ by }) => by.isYou);
  const acts: readonly CaseAct[] =
    state === 'open'
      ? hasUpheld
        ? ['reject', 'withdraw']
        : ['uphold', 'reject', 'withdraw']
      : state === 'upheld'
        ? ['withdraw']
        : [];
  if (acts.length === 0) return null;
  return (
    <div className="mt-4">
      {state === 'open' ? (
        <p className="text-small text-ink-soft">
          {hasUpheld ? texts.waitsForOther : upheld.length > 0 ? texts.waitsForSecond : texts.waitsForOne}
        </p>
      ) : null}
      <div className="mt-2 flex flex-wrap gap-3">
        {acts.map((act) => (
          <Button
            key={act}
            size="small"
            variant={act === 'uphold' ? 'secondary' : 'quiet'}
            onPress={() => onAct(act)}
            aria-label={texts.actOn(texts[act], ownerEmail)}
          >
            {texts[act]}
          </Button>
        ))}
      </div>
    </div>
  );
}
