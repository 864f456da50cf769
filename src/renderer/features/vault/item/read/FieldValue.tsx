/** What stands in one field, drawn as its kind is read. */
import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { LetterBody, letterStyle } from '#features/media/index.ts';
import { longDateFormat } from '#shared/longDates.ts';
import type { VaultContent } from '#shared/vault/content.ts';
import { choiceNames } from '#shared/vault/fieldNames.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { todayHere } from '#ui/today.ts';
import { useCopySecret } from '../../settings/copySecret.ts';
import { hostOf } from '../../websiteHost.ts';
import type { ItemField } from '../fields/fieldTable.ts';
import { itemMessages } from '../messages.ts';
import { findReachable, mailLink, phoneLink, websiteLink } from './contactLinks.ts';
import { OneTimeCode } from './OneTimeCode.tsx';
import { daysUntil, SOON_DAYS, sayDay, sayDistance } from './relativeDay.ts';
import { SecretText } from './SecretText.tsx';
import { SeedWords } from './SeedWords.tsx';

interface FieldValueProps {
  readonly content: VaultContent;
  readonly field: ItemField;
  readonly name: string;
  /** Secrets as they are, as on paper. */
  readonly isOpen?: boolean;
}

export function FieldValue({ content, field, name, isOpen = false }: FieldValueProps) {
  const language = useLanguage();
  const value: unknown = Reflect.get(content, field.name);
  if (field.form === 'letter' && content.kind === 'letter') {
    return (
      <div className={letterStyle}>
        <LetterBody body={content.body} />
      </div>
    );
  }
  if (Array.isArray(value)) {
    return (
      <ul className="flex flex-col">
        {value.map((website: unknown) => (
          <li key={String(website)}>
            <Website written={String(website)} />
          </li>
        ))}
      </ul>
    );
  }
  if (typeof value !== 'string') return null;
  switch (field.form) {
    case 'secret':
    case 'password':
      return isOpen ? <Mono>{value}</Mono> : <SecretText name={name} secret={value} />;
    case 'words':
      return isOpen ? (
        <SeedWords words={value} />
      ) : (
        <SecretText name={name} secret={value}>
          <SeedWords words={value} />
        </SecretText>
      );
    case 'oneTimeCode':
      return isOpen ? <Mono>{value}</Mono> : <OneTimeCode name={name} written={value} />;
    case 'day':
      return <Day day={value} isDue={field.name === 'expiresOn'} />;
    case 'instant':
      return longDateFormat(language, { dateStyle: 'long' }).format(new Date(value));
    case 'choice':
      return <span className="font-serif text-lead">{choiceNames[language][value] ?? value}</span>;
    case 'website':
      return <Website written={value} />;
    case 'phone':
      return <Linked text={value} href={phoneLink(value)} />;
    case 'email':
      return <Linked text={value} href={mailLink(value)} />;
    case 'reach':
      return <Reachable text={value} />;
    default:
      return field.name === 'username' && !isOpen ? (
        <Copyable name={name} text={value} />
      ) : (
        <PlainText>{value}</PlainText>
      );
  }
}

/** What is typed elsewhere together with a secret. */
function Copyable({ name, text }: { readonly name: string; readonly text: string }) {
  const texts = useMessages(itemMessages);
  const copySecret = useCopySecret();
  return (
    <div className="flex items-center gap-2">
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">{text}</p>
      <IconButton label={texts.copy(name)} onPress={() => void copySecret(text)} className="print:hidden">
        <Copy size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

export function PlainText({ children }: { readonly children: ReactNode }) {
  return <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">{children}</p>;
}

function Mono({ children }: { readonly children: ReactNode }) {
  return <p className="font-mono [overflow-wrap:anywhere] whitespace-pre-wrap">{children}</p>;
}

/** Only a paper that ends is told how far its end is. */
function Day({ day, isDue }: { readonly day: string; readonly isDue: boolean }) {
  const language = useLanguage();
  const texts = useMessages(itemMessages);
  const today = todayHere();
  const days = daysUntil(day, today);
  const distance = sayDistance(day, today, language);
  return (
    <p>
      {sayDay(day, language)}{' '}
      {isDue ? (
        <span className={days <= SOON_DAYS ? 'font-semibold text-notice-text' : 'text-ink-soft'}>
          {days < 0 ? texts.expired(distance) : texts.expires(distance)}
        </span>
      ) : null}
    </p>
  );
}

function Website({ written }: { readonly written: string }) {
  const texts = useMessages(itemMessages);
  const href = websiteLink(written);
  if (!href) return <PlainText>{written}</PlainText>;
  const host = hostOf(written);
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer noopener"
      title={texts.opens(host)}
      className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-small font-medium text-accent-text underline decoration-1 underline-offset-3 hover:decoration-2"
    >
      <span className="truncate">{written.replace(/^https?:\/\//i, '').replace(/\/$/, '')}</span>
      <ExternalLink size={16} aria-hidden="true" className="shrink-0" />
    </a>
  );
}

function Linked({ text, href }: { readonly text: string; readonly href: string | null }) {
  return href ? (
    <Link href={href} className="inline-flex min-h-11 items-center">
      {text}
    </Link>
  ) : (
    <Reachable text={text} />
  );
}

function Reachable({ text }: { readonly text: string }) {
  return (
    <PlainText>
      {findReachable(text).map((part, place) =>
        part.is === 'link' ? (
          <Link key={place} href={part.href}>
            {part.text}
          </Link>
        ) : (
          part.text
        ),
      )}
    </PlainText>
  );
}
