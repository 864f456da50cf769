/**
 * E-mail, plan and consent; the submit action opens when an e-mail is given and the consent ticked (SPEC §2, §5).
 * Submitting confirms here at once and keeps the address in this browser; what keeps it for good is `Confirmation`.
 * Plain fields: the landing page, which must stay light, carries it.
 */
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { isPageBuilt } from '#features/catalogue/index.ts';
import { rememberWaitlistEmail, useNoteInView } from '#features/navigation/index.ts';
import { publicConfiguration } from '#platform/backend/configuration.ts';
import type { WaitlistPlan } from '#shared/domain/waitlist.ts';
import { routes } from '#shared/routes.ts';
import { WAITLIST_CONFIRMATION_DAYS, WAITLIST_SHORTEST_FILLING } from '#shared/waitlistPolicy.ts';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { fieldBoxStyle, fieldLabelStyle } from '#ui/fieldStyle.ts';
import { Trap } from '#ui/form/Trap.tsx';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { UntilReady } from '#ui/UntilReady.tsx';
import { useTakenOver } from '#ui/useTakenOver.ts';
import { Confirmation } from './Confirmation.tsx';
import { waitlistMessages } from './messages.ts';
import { PlanChoice } from './PlanChoice.tsx';
import { forgetPending, readPending, rememberPending } from './pendingJoin.ts';
import type { Joining } from './useJoining.ts';

const DEFAULT_PLAN: WaitlistPlan = 'Family';

/** What was asked for on an earlier visit, or in another window, and not taken yet. */
function resumed(): Joining | null {
  const pending = readPending();
  return pending && { ...pending, elapsed: WAITLIST_SHORTEST_FILLING, remarks: '' };
}

export function WaitlistForm() {
  const texts = useMessages(waitlistMessages);
  const emailId = useId();
  const form = useRef<HTMLFormElement>(null);
  useNoteInView(form);
  const isTakenOver = useTakenOver();
  const trap = useRef<HTMLInputElement>(null);
  const drawnAt = useRef(0);
  const [email, setEmail] = useState('');
  const [plan, setPlan] = useState<WaitlistPlan>(DEFAULT_PLAN);
  const [hasConsent, setHasConsent] = useState(false);
  const [joining, setJoining] = useState<Joining | null>(null);
  const canSubmit = email.trim() !== '' && hasConsent;

  useEffect(() => {
    drawnAt.current = performance.now();
    setJoining(resumed());
  }, []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!canSubmit) return;
    const address = email.trim().toLowerCase();
    rememberWaitlistEmail(address);
    const remarks = trap.current?.value ?? '';
    if (remarks === '') rememberPending({ email: address, plan });
    setJoining({ email: address, plan, remarks, elapsed: performance.now() - drawnAt.current });
  }

  const goOn = useCallback(() => setJoining(resumed()), []);

  function goBack({ email: asked, plan: chosen }: Joining): void {
    forgetPending();
    setEmail(asked);
    setPlan(chosen);
    setJoining(null);
  }

  if (joining) {
    return (
      <Confirmation
        key={`${joining.plan} ${joining.email}`}
        joining={joining}
        onChange={() => goBack(joining)}
        onGivenUp={goOn}
      />
    );
  }
  return (
    <form
      ref={form}
      onSubmit={submit}
      className="relative flex flex-col gap-6 rounded-card border border-line bg-surface p-6 shadow-card sm:p-8"
    >
      <div>
        <label htmlFor={emailId} className={fieldLabelStyle}>
          {texts.email}
        </label>
        <input
          id={emailId}
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={320}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          className={fieldBoxStyle}
        />
      </div>
      <Trap field={trap} />
      <PlanChoice legend={texts.plan} chosen={plan} onChoose={setPlan} />
      <label className="flex cursor-pointer items-start gap-3 text-small text-ink-soft">
        <input
          type="checkbox"
          name="privacyConsent"
          checked={hasConsent}
          onChange={(event) => setHasConsent(event.target.checked)}
          className="mt-0.5 size-5 shrink-0"
        />
        {texts.consent(WAITLIST_CONFIRMATION_DAYS)}
      </label>
      {isPageBuilt('legalPrivacyPolicy') ? (
        <Link to={routes.legalPrivacyPolicy.path} className="-mt-3 ms-8 text-small">
          {texts.privacyPolicy}
        </Link>
      ) : null}
      <button type="submit" disabled={!canSubmit || !isTakenOver} className={buttonStyle('primary', 'large')}>
        {texts.submit}
      </button>
      {/* As tall whichever it says, so that nothing moves. */}
      <p
        aria-live="polite"
        className="-mt-3 min-h-[3lh] text-center text-small text-ink-soft noscript:hidden sm:min-h-[2lh]"
      >
        {isTakenOver ? (
          texts.afterwards
        ) : (
          <UntilReady notReady={texts.notReady} unreached={texts.unreached} />
        )}
      </p>
      <noscript>
        <WithoutScript />
      </noscript>
    </form>
  );
}

/** A visitor whose browser runs no scripts can still ask for a place. */
function WithoutScript() {
  const texts = useMessages(waitlistMessages);
  const { supportEmail } = publicConfiguration();
  if (supportEmail === '') return <p className="text-center text-small">{texts.needsScriptsAlone}</p>;
  return (
    <p className="text-center text-small">
      {texts.needsScripts} <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>.
    </p>
  );
}
