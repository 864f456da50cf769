/** The life verification's place on the dashboard: where it stands and when the next step comes, or why there should be one. */
import HeartPulse from 'lucide-react/icons/heart-pulse';
import type { UserId } from '#shared/domain/ids.ts';
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useRecord } from '../checkIn/useRecord.ts';
import { elsewhereMessages } from './messages.ts';

const StandingText = lazyPart(async () => (await import('./StandingText.tsx')).StandingText);

export function LifeVerificationCard({ userId }: { readonly userId: UserId }) {
  const texts = useMessages(elsewhereMessages);
  const life = useRecord(userId);
  if (life === undefined) return null;
  const isBegun = life !== null && life.state.is !== 'draft';
  return (
    <section
      aria-labelledby="life-verification-card"
      className="mt-10 animate-appear rounded-card border border-line bg-surface p-5 shadow-card"
    >
      <h2 id="life-verification-card" className="flex items-center gap-3 text-title">
        <HeartPulse size={22} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-accent-text" />
        {texts.cardTitle}
      </h2>
      {isBegun ? (
        <StandingText life={life} />
      ) : (
        <p className="mt-2 text-ink-soft text-small">{texts.whySetUp}</p>
      )}
      <ButtonLink to={routes.lifeVerification.path} variant="secondary" size="small" className="mt-4">
        {isBegun ? texts.open : life ? texts.goOn : texts.setUp}
      </ButtonLink>
    </section>
  );
}
