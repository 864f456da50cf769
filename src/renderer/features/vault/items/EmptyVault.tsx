/** The vault before the first thing is in it: three to begin with, the list of the first week, and the way from elsewhere. */
import ArrowRight from 'lucide-react/icons/arrow-right';
import Plus from 'lucide-react/icons/plus';
import type { VaultKind } from '#shared/vault/content.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { type ReadinessPointId, readinessPoints } from '../readiness/readinessPoints.ts';
import { vaultViewAddress } from '../useVaultView.ts';
import { emptyMessages } from './emptyMessages.ts';
import { KindIcon } from './kinds.tsx';

interface EmptyVaultProps {
  readonly onCreate: (kind: VaultKind, answers: ReadinessPointId) => void;
  readonly onChoose: () => void;
}

/** Each also answers a point of the first week. */
interface Suggestion {
  readonly kind: VaultKind;
  readonly answers: ReadinessPointId;
  readonly title: string;
  readonly text: string;
}

export function EmptyVault({ onCreate, onChoose }: EmptyVaultProps) {
  const texts = useMessages(emptyMessages);
  const suggestions: readonly Suggestion[] = [
    { kind: 'document', answers: 'papers-identity', title: texts.firstPaper, text: texts.firstPaperText },
    { kind: 'contact', answers: 'people-first-call', title: texts.firstCall, text: texts.firstCallText },
    { kind: 'wishes', answers: 'wishes-care', title: texts.firstWishes, text: texts.firstWishesText },
  ];
  return (
    <section aria-labelledby="empty-vault" className="mx-auto max-w-4xl">
      <h2 id="empty-vault" className="text-heading">
        {texts.emptyTitle}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">{texts.emptyText}</p>
      <ul className="mt-7 grid grid-cols-1 gap-4 md:grid-cols-3">
        {suggestions.map(({ kind, answers, title, text }) => (
          <li key={kind} className="@container flex min-w-0">
            <button
              type="button"
              onClick={() => onCreate(kind, answers)}
              className="group flex w-full flex-col gap-4 rounded-card border border-line bg-surface p-5 text-start shadow-card transition-colors hover:border-line-strong hover:bg-sunken @min-[14rem]:max-md:flex-row"
            >
              <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-text">
                <KindIcon kind={kind} size={24} />
              </span>
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="block font-serif text-title">{title}</span>
                <span className="mt-1 block text-small text-ink-soft">{text}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap justify-end">
        <Button variant="quiet" onPress={onChoose} icon={<Plus size={18} aria-hidden="true" />}>
          {texts.anythingElse}
        </Button>
      </div>
      <div className="mt-8 flex flex-col gap-4 rounded-card border border-dashed border-line-strong/50 p-6 sm:flex-row sm:items-center sm:justify-between sm:gap-8">
        <div className="min-w-0">
          <h3 className="text-title">{texts.startTitle}</h3>
          <p className="mt-1 max-w-prose text-ink-soft">{texts.startText(readinessPoints.length)}</p>
        </div>
        <ButtonLink
          variant="secondary"
          to={vaultViewAddress('readiness')}
          icon={<ArrowRight size={18} aria-hidden="true" />}
          className="shrink-0"
        >
          {texts.startAction}
        </ButtonLink>
      </div>
      <p className="mt-6 text-small text-ink-soft">
        {texts.bringText} <Link to={vaultViewAddress('import')}>{texts.bringAction}</Link>
      </p>
    </section>
  );
}
