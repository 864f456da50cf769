/** The kinds there are, as one press each. On a phone they are moved sideways. */
import { memo } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import type { VaultKind } from '#shared/vault/content.ts';
import { kindNames } from '#shared/vault/fieldNames.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import type { Choices } from './itemFilters.ts';
import { KindIcon } from './kinds.tsx';
import { itemsMessages } from './messages.ts';

interface KindChoiceProps {
  readonly kind: VaultKind | null;
  readonly choices: Choices;
  readonly onChange: (change: { readonly kind: VaultKind | null }) => void;
}

/** Not drawn anew with each key that is typed above it. */
export const KindChoice = memo(function KindChoice({ kind: chosen, choices, onChange }: KindChoiceProps) {
  const texts = useMessages(itemsMessages);
  const language = useLanguage();
  const style =
    'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border border-line px-3 text-small whitespace-nowrap text-ink-soft hover:bg-sunken selected:border-accent selected:bg-accent-soft selected:font-semibold selected:text-accent-text';
  return (
    <ToggleButtonGroup
      aria-label={texts.kinds}
      disallowEmptySelection
      selectedKeys={[chosen ?? 'all']}
      onSelectionChange={([key]) =>
        onChange({ kind: choices.kinds.find(({ kind }) => kind === key)?.kind ?? null })
      }
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
    >
      <ToggleButton id="all" className={style}>
        {texts.allKinds}
      </ToggleButton>
      {choices.kinds.map(({ kind, count }) => (
        <ToggleButton key={kind} id={kind} className={style}>
          <KindIcon kind={kind} size={16} />
          {kindNames[language][kind]}
          <span className="tabular-nums">{count}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
});
