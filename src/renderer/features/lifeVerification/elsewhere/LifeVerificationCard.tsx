/** The life verification's place on the dashboard: where it stands and when the next step comes, or why there should be one. */
import HeartPulse from 'lucide-react/icons/heart-pulse';
import type { UserId } from '#shared/domain/ids.ts';
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { useRecord } from '../checkIn/useRecord.ts';
import { stateMessages } from '../state/messages.ts';
import { sayState } from '../state/sayState.ts';
import { elsewhereMessages } from './messages.ts';

export function LifeVerificationCard({ userId }: { readonly userId: UserId }) {
  const texts = useMessages(elsewhereMessages);
  const stateTexts = useMessages(stateMessages);
  const language = useLanguage();
  const life = useRecord(userId);
  if (life === undefined) return null;
  const isBegun = life !== null && life.state.is !== 'draft';
  const said =
    life && isBegun ? sayState(life, stateTexts, { language, timeZone: life.policy.timeZone }) : null;
  return (
    <section
      aria-labelledby="life-verification-card"
      className="mt-10 animate-appear rounded-card border border-line bg-surface p-5 shadow-card"
    >
      <h2 id="life-verification-card" className="flex items-center gap-3 text-title">
        <HeartPulse size={22} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-accent-text" />
        {texts.cardTitle}
      </h2>
      {said ? <p className="mt-2 font-semibold text-small">{said.title}</p> : null}
      <p className="mt-2 text-ink-soft text-small">{said ? said.text : texts.whySetUp}</p>
      <ButtonLink to={routes.lifeVerification.path} variant="secondary" size="small" className="mt-4">
        {isBegun ? texts.open : life ? texts.goOn : texts.setUp}
      </ButtonLink>
    </section>
  );
}
