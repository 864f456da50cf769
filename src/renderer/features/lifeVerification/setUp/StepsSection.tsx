/** The way from an empty account to an armed life verification: what is done, what is missing, and always what is next. */
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { isPageBuilt } from '#features/catalogue/index.ts';
import { useSignedIn } from '#features/session/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { FEWEST_CONTACTS } from '#shared/lifeVerification/policy.ts';
import { ableContacts, type Missing, missingBeforeArming } from '#shared/lifeVerification/readiness.ts';
import { routes } from '#shared/routes.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { arm } from '../api.ts';
import { lifeMessages } from '../messages.ts';
import { goToSection, Section } from '../Section.tsx';
import { type ShownVerification, useAct } from '../useLifeVerification.ts';
import { trustedContactsAddress } from './trustedContactsAddress.ts';

interface StepsSectionProps {
  readonly userId: UserId;
  readonly shown: ShownVerification;
}

interface Step {
  readonly title: string;
  readonly text: string;
  readonly isDone: boolean;
  /** Nothing to do but wait for others: what comes after it is next. */
  readonly isWithOthers?: boolean;
  readonly action: ReactNode;
}

const contactsMissing: readonly Missing[] = ['second-contact', 'quorum-in-reach', 'contact-beside-heirs'];

export function StepsSection({ userId, shown: { life, contacts } }: StepsSectionProps) {
  const texts = useMessages(lifeMessages);
  const language = useLanguage();
  const change = useChange();
  const { isPending, act } = useAct(userId);
  const { user } = useSignedIn();
  const missing = missingBeforeArming(life);
  const ofContacts = missing.find((one) => contactsMissing.includes(one));
  const invited = contacts.filter(({ isInvited }) => isInvited);
  const isAwaited =
    ofContacts === 'second-contact' && ableContacts(contacts).length + invited.length >= FEWEST_CONTACTS;
  const sayNames = (names: readonly string[]) => new Intl.ListFormat(language).format(names);
  const lead = (anchor: string, label: string) => (
    <Button onPress={() => goToSection(anchor)}>{label}</Button>
  );
  const contactsText = {
    'quorum-in-reach': texts.stepQuorum(life.policy.quorum),
    'contact-beside-heirs': texts.stepHeirs,
  } as const;
  const steps: readonly Step[] = [
    {
      title: texts.stepChannels,
      text: texts.stepChannelsText,
      isDone: !missing.includes('second-channel'),
      action: lead('channels', texts.nextChannels),
    },
    {
      title: texts.stepContacts,
      text:
        ofContacts === 'quorum-in-reach' || ofContacts === 'contact-beside-heirs'
          ? contactsText[ofContacts]
          : isAwaited
            ? texts.stepContactsAwaited(
                sayNames(invited.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other))),
              )
            : texts.stepContactsText,
      isDone: !ofContacts,
      isWithOthers: isAwaited,
      action: isPageBuilt('beneficiaries') ? (
        <ButtonLink to={trustedContactsAddress}>{texts.nextContacts}</ButtonLink>
      ) : (
        lead('contacts', texts.contactsTitle)
      ),
    },
    {
      title: texts.stepRehearsal,
      text: texts.stepRehearsalText,
      isDone: !missing.includes('rehearsal'),
      action: lead('rehearsal', texts.nextRehearsal),
    },
    ...(user.emailVerified
      ? []
      : [
          {
            title: texts.stepAddress,
            text: texts.stepAddressText,
            isDone: false,
            action: <ButtonLink to={routes.settings.path}>{texts.nextAddress}</ButtonLink>,
          },
        ]),
    {
      title: texts.stepArm,
      text: texts.stepArmText,
      isDone: false,
      action: (
        <Button size="large" isPending={isPending} onPress={change(() => void act(arm, texts.armed))}>
          {texts.arm}
        </Button>
      ),
    },
  ];
  const openSteps = steps.filter(({ isDone }) => !isDone);
  const own = openSteps.find((step) => !step.isWithOthers && step !== steps.at(-1));
  const next = steps.findIndex((step) => step === (own ?? openSteps[0]));
  return (
    <Section title={texts.stepsTitle}>
      <ol className="flex flex-col gap-5">
        {steps.map(({ title, text, isDone, action }, index) => (
          <li key={title} aria-current={index === next ? 'step' : undefined} className="flex gap-4">
            <span
              aria-hidden="true"
              className={`flex size-8 shrink-0 items-center justify-center rounded-full border font-semibold ${
                isDone
                  ? 'border-success-text/40 bg-success-soft text-success-text'
                  : index === next
                    ? 'border-accent bg-accent text-on-accent'
                    : 'border-line-strong text-ink-soft'
              }`}
            >
              {isDone ? <Check size={18} /> : index + 1}
            </span>
            <div className="min-w-0 pt-0.5">
              <p className="font-semibold">
                {index === next ? <span className="text-accent-text">{texts.next} </span> : null}
                {title}
                <span className="sr-only"> ({isDone ? texts.done : texts.open})</span>
              </p>
              {isDone ? null : <p className="text-ink-soft">{text}</p>}
              {index === next ? <div className="mt-3">{action}</div> : null}
            </div>
          </li>
        ))}
      </ol>
      {next === steps.length - 1 && life.recipients.length === 0 ? (
        <p className="mt-5 border-t border-line pt-4 text-ink-soft">
          {texts.nobodyReceives}{' '}
          {isPageBuilt('beneficiaries') ? (
            <Link to={routes.beneficiaries.path}>{texts.namePeople}</Link>
          ) : null}
        </p>
      ) : null}
    </Section>
  );
}
