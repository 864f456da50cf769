/** A button that opens a list of actions or links. */
import type { ReactElement, ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger,
  Separator,
} from 'react-aria-components/Menu';
import { Popover } from './Popover.tsx';

export type MenuEntry =
  | {
      readonly kind?: 'action';
      readonly id: string;
      readonly label: string;
      readonly icon?: ReactNode;
      readonly onAction: () => void;
      readonly isDangerous?: boolean;
      readonly isDisabled?: boolean;
    }
  | { readonly kind: 'separator'; readonly id: string };

interface MenuProps {
  /** What the menu is about, for screen readers. */
  readonly label: string;
  /** The react-aria button that opens it. */
  readonly trigger: ReactElement;
  readonly entries: readonly MenuEntry[];
  /** Shown above the entries, such as the account's name. */
  readonly header?: ReactNode;
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

export function Menu({ label, trigger, entries, header, placement = 'bottom end' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement} className="min-w-56">
        {header}
        <AriaMenu aria-label={label} className="max-h-96 overflow-auto p-1.5 outline-none">
          {entries.map((entry) =>
            entry.kind === 'separator' ? (
              <Separator key={entry.id} className="mx-2 my-1.5 border-t border-line" />
            ) : (
              <AriaMenuItem
                key={entry.id}
                id={entry.id}
                textValue={entry.label}
                onAction={entry.onAction}
                isDisabled={entry.isDisabled ?? false}
                className={`flex min-h-11 cursor-default items-center gap-3 rounded-small px-3 text-body focus:bg-sunken disabled:opacity-55 ${
                  entry.isDangerous ? 'text-danger-text' : 'text-ink'
                }`}
              >
                {entry.icon}
                {entry.label}
              </AriaMenuItem>
            ),
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
