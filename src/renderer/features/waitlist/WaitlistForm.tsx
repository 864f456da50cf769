/**
 * E-mail, plan and consent; the submit action opens when an e-mail is given and the consent ticked (SPEC §2, §5).
 * Submitting confirms here and keeps the address in this browser; it makes no call. Plain fields: the landing page,
 * which must stay light, carries it.
 */
import { type FormEvent, useId, useState } from 'react';
import { isPageBuilt } from '#features/catalogue/index.ts';
import { rememberWaitlistEmail } from '#features/navigation/index.ts';
import { routes } from '#shared/routes.ts';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { fieldBoxStyle, fieldLabelStyle } from '#ui/fieldStyle.ts';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { waitlistMessages } from './messages.ts';

type WaitlistPlan = 'Free' | 'Family' | 'Family+';
const DEFAULT_PLAN: WaitlistPlan = 'Family';

export function WaitlistForm() {
  const texts = useMessages(waitlistMessages);
  const emailId = useId();
  const [email, setEmail] = useState('');
  const [plan, setPlan] = useState<WaitlistPlan>(DEFAULT_PLAN);
  const [hasConsent, setHasConsent] = useState(false);
  const [joined, setJoined] = useState<string | null>(null);
  const canSubmit = email.trim() !== '' && hasConsent;
  const plans: readonly { readonly name: WaitlistPlan; readonly label: string; readonly text: string }[] = [
    { name: 'Free', label: texts.free, text: texts.freeText },
    { name: 'Family', label: texts.family, text: texts.familyText },
    { name: 'Family+', label: texts.familyPlus, text: texts.familyPlusText },
  ];

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!canSubmit) return;
    const address = email.trim().toLowerCase();
    rememberWaitlistEmail(address);
    setJoined(address);
  }

  if (joined) {
    return (
      <div
        role="status"
        className="animate-appear rounded-card border border-line bg-surface p-8 text-center shadow-card"
      >
        <p className="font-serif text-heading">{texts.doneTitle}</p>
        <p className="mt-2 text-lead [overflow-wrap:anywhere]">{texts.doneText(joined)}</p>
        <p className="mt-1 text-ink-soft">{texts.doneNote}</p>
      </div>
    );
  }
  return (
    <form
      onSubmit={submit}
      className="flex flex-col gap-6 rounded-card border border-line bg-surface p-6 shadow-card sm:p-8"
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
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          className={fieldBoxStyle}
        />
      </div>
      <fieldset>
        <legend className={fieldLabelStyle}>{texts.plan}</legend>
        <div className="flex flex-col gap-2.5">
          {plans.map(({ name, label, text }) => (
            <label
              key={name}
              className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line px-4 py-3 transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft"
            >
              <input
                type="radio"
                name="plan"
                value={name}
                checked={plan === name}
                onChange={() => setPlan(name)}
                className="mt-1.5 size-4 shrink-0"
              />
              <span className="flex flex-col">
                <span className="font-semibold">{label}</span>
                <span className="text-small text-ink-soft">{text}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <label className="flex cursor-pointer items-start gap-3 text-small text-ink-soft">
        <input
          type="checkbox"
          name="privacyConsent"
          checked={hasConsent}
          onChange={(event) => setHasConsent(event.target.checked)}
          className="mt-0.5 size-5 shrink-0"
        />
        {texts.consent}
      </label>
      {isPageBuilt('legalPrivacyPolicy') ? (
        <Link to={routes.legalPrivacyPolicy.path} className="-mt-3 ms-8 text-small">
          {texts.privacyPolicy}
        </Link>
      ) : null}
      <button type="submit" disabled={!canSubmit} className={buttonStyle('primary', 'large')}>
        {texts.submit}
      </button>
    </form>
  );
}
