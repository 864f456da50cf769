/** One item in the list: its kind, its title, one quiet line, and what marks it. */
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Check from 'lucide-react/icons/check';
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows';
import Paperclip from 'lucide-react/icons/paperclip';
import Star from 'lucide-react/icons/star';
import { memo } from 'react';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import type { VaultItem } from '../open/vaultState.ts';
import { describeItem, nameItem, nameRow } from './describeItem.ts';
import { expiryOf } from './expiry.ts';
import { KindIcon } from './kinds.tsx';
import { itemsMessages } from './messages.ts';

interface ItemRowProps {
  readonly item: VaultItem;
  /** An ISO date. */
  readonly today: string;
  /** In CSS pixels, from the top of the list. */
  readonly top: number;
  /** From 1. */
  readonly position: number;
  readonly total: number;
  readonly note: string;
  readonly isNarrow: boolean;
  readonly isSelected: boolean;
  readonly isOpen: boolean;
  readonly isTabStop: boolean;
}

export const ItemRow = memo(function ItemRow({
  item,
  today,
  top,
  position,
  total,
  note,
  isNarrow,
  isSelected,
  isOpen,
  isTabStop,
}: ItemRowProps) {
  const language = useLanguage();
  const texts = useMessages(itemsMessages);
  const { content, alternatives } = item;
  const expiry = expiryOf(content, today);
  const label = nameRow(item, language, today);
  return (
    <div
      role="option"
      aria-label={note ? `${label}, ${note}` : label}
      aria-selected={isSelected}
      aria-current={isOpen || undefined}
      aria-posinset={position}
      aria-setsize={total}
      tabIndex={isTabStop ? 0 : -1}
      data-item={item.itemId}
      style={{ transform: `translateY(${top}px)` }}
      className={`group/row @container absolute inset-x-0 top-0 flex h-19 cursor-pointer select-none items-center gap-3 rounded-card border-transparent px-3 outline-offset-[-2px] [scroll-margin:9rem_0_5rem] after:absolute after:inset-x-4 after:bottom-0 after:border-b after:border-line last:after:border-transparent sm:gap-4 sm:px-4 ${
        isSelected || isOpen ? 'bg-accent-soft' : 'hover:bg-sunken'
      }`}
    >
      <span
        data-mark=""
        className="relative flex size-11 shrink-0 items-center justify-center rounded-full bg-sunken text-accent-text group-hover/row:bg-surface @max-[14rem]:hidden @max-[14rem]:group-data-selecting/list:flex"
      >
        <KindIcon
          kind={content.kind}
          size={22}
          className="group-data-selecting/list:hidden [@media(hover:hover)]:group-hover/row:hidden"
        />
        <span
          className={`hidden size-5.5 items-center justify-center rounded-small border-[1.5px] group-data-selecting/list:flex [@media(hover:hover)]:group-hover/row:flex ${
            isSelected ? 'border-accent bg-accent text-on-accent' : 'border-line-strong bg-surface'
          }`}
        >
          {isSelected ? <Check size={16} strokeWidth={3} aria-hidden="true" /> : null}
        </span>
      </span>
      <span className="min-w-0 flex-1">
        <span className={`block truncate font-semibold ${content.title.trim() ? '' : 'italic'}`}>
          {nameItem(content, language)}
        </span>
        <span className="block truncate text-small text-ink-soft">{describeItem(item, language, today)}</span>
      </span>
      {content.tags.length > 0 && !isNarrow ? (
        <span className="hidden max-w-64 shrink-0 truncate text-caption text-ink-soft lg:block">
          {content.tags.slice(0, 3).join(', ')}
        </span>
      ) : null}
      <span className="flex shrink-0 items-center gap-2 text-ink-soft @max-[14rem]:max-w-2/5 @max-[14rem]:flex-wrap">
        {alternatives.length > 0 ? (
          <span
            title={texts.twoVersionsHint}
            className="inline-flex items-center gap-1 rounded-full bg-notice-soft px-2 py-0.5 text-caption font-semibold text-notice-text"
          >
            <GitCompareArrows size={16} aria-hidden="true" />
            {isNarrow ? null : <span className="hidden sm:inline">{texts.twoVersions}</span>}
          </span>
        ) : null}
        {expiry === null ? null : (
          <CalendarClock
            size={18}
            aria-hidden="true"
            className={expiry === 'expired' ? 'text-danger-text' : 'text-notice-text'}
          />
        )}
        {content.attachments.length > 0 ? (
          <span className="inline-flex items-center gap-0.5 text-caption tabular-nums">
            <Paperclip size={16} aria-hidden="true" />
            {content.attachments.length}
          </span>
        ) : null}
        {content.isFavourite ? <Star size={18} aria-hidden="true" className="fill-gold text-gold" /> : null}
        {note ? <span className="text-caption tabular-nums">{note}</span> : null}
      </span>
    </div>
  );
});
