/** The nine kinds of things one can put into the vault, in plain words. */
import { type VaultKind, vaultKinds } from '#shared/vault/content.ts';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { KindIcon, kindHints, oneOfKind } from './kinds.tsx';
import { itemsMessages } from './messages.ts';

interface NewItemDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChoose: (kind: VaultKind) => void;
}

export function NewItemDialog({ isOpen, onClose, onChoose }: NewItemDialogProps) {
  const texts = useMessages(itemsMessages);
  return (
    <DialogOnDemand title={texts.addTitle} isOpen={isOpen} onClose={onClose} size="wide">
      <KindCards kinds={vaultKinds} onChoose={onChoose} />
    </DialogOnDemand>
  );
}

interface KindCardsProps {
  readonly kinds: readonly VaultKind[];
  readonly onChoose: (kind: VaultKind) => void;
}

function KindCards({ kinds, onChoose }: KindCardsProps) {
  const language = useLanguage();
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {kinds.map((kind) => (
        <li key={kind} className="flex">
          <button
            type="button"
            onClick={() => onChoose(kind)}
            className="flex w-full items-start gap-3.5 rounded-card border border-line bg-surface p-4 text-start transition-colors hover:border-line-strong hover:bg-sunken"
          >
            <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-text">
              <KindIcon kind={kind} size={20} />
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{oneOfKind[language][kind]}</span>
              <span className="block text-small text-ink-soft">{kindHints[language][kind]}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
