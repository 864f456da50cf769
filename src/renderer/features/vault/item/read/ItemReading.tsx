/** One item as it is read, with what can be done with it. */
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Pencil from 'lucide-react/icons/pencil';
import Star from 'lucide-react/icons/star';
import { type Ref, useEffect, useRef } from 'react';
import { longDateFormat } from '#shared/longDates.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { Attachments } from '../../attachments/Attachments.tsx';
import { KindIcon, oneOfKind } from '../../items/kinds.tsx';
import type { VaultItem } from '../../open/vaultState.ts';
import { pointTitles } from '../../readiness/pointMessages.ts';
import { titleOf } from '../../search/itemTitle.ts';
import { ItemMenu } from '../ItemMenu.tsx';
import { itemMessages } from '../messages.ts';
import type { ItemActions } from '../save/useItemActions.ts';
import { ContentView } from './ContentView.tsx';

interface ItemReadingProps {
  readonly item: VaultItem;
  readonly actions: ItemActions;
  readonly onEdit: () => void;
  readonly onClose: () => void;
  /** It was just written: the keyboard goes on here. */
  readonly takesFocus: boolean;
}

export function ItemReading({ item, actions, onEdit, onClose, takesFocus }: ItemReadingProps) {
  const texts = useMessages(itemMessages);
  const language = useLanguage();
  const change = useChange();
  const heading = useRef<HTMLHeadingElement>(null);
  const { content } = item;
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const saved = longDateFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(item.updatedAt);
  return (
    <article aria-label={titleOf(content) || texts.untitled}>
      <div className="mb-5 flex flex-wrap items-center gap-1 print:hidden">
        <Button
          variant="quiet"
          size="small"
          className="me-auto -ms-3.5"
          icon={<ChevronLeft size={18} aria-hidden="true" />}
          onPress={onClose}
        >
          {texts.back}
        </Button>
        {item.state === 'kept' ? (
          <>
            <IconButton
              label={content.isFavourite ? texts.noFavourite : texts.makeFavourite}
              aria-pressed={content.isFavourite}
              isDisabled={actions.isBusy}
              onPress={change(
                () =>
                  void actions.change(item, { ...content, isFavourite: !content.isFavourite }, texts.saved),
              )}
            >
              <Star
                size={20}
                aria-hidden="true"
                className={content.isFavourite ? 'fill-current text-accent-text' : ''}
              />
            </IconButton>
            <ItemMenu item={item} actions={actions} onClose={onClose} />
            <Button
              size="small"
              icon={<Pencil size={16} aria-hidden="true" />}
              onPress={change(onEdit)}
              isDisabled={actions.isBusy}
            >
              {texts.edit}
            </Button>
          </>
        ) : null}
      </div>
      {item.state === 'trashed' ? (
        <Banner
          tone="notice"
          className="mb-6"
          action={
            <Button
              variant="secondary"
              size="small"
              isPending={actions.isBusy}
              onPress={change(() => void actions.restore(item))}
            >
              {texts.restore}
            </Button>
          }
        >
          {texts.inTrash}
        </Banner>
      ) : null}
      <Head item={item} headingRef={heading} />
      <ContentView content={content} />
      <div className="mt-8 print:hidden">
        <Attachments item={item} />
      </div>
      <Points answers={content.answers} />
      <p className="mt-8 text-caption text-ink-soft">{texts.savedOn(saved)}</p>
    </article>
  );
}

interface HeadProps {
  readonly item: VaultItem;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

function Head({ item: { content }, headingRef }: HeadProps) {
  const texts = useMessages(itemMessages);
  const kinds = useMessages(oneOfKind);
  return (
    <header className="mb-7">
      <p className="mb-1 flex items-center gap-2 text-small font-semibold text-ink-soft">
        <KindIcon kind={content.kind} size={18} />
        {kinds[content.kind]}
      </p>
      <h2 ref={headingRef} tabIndex={-1} className="text-page [overflow-wrap:anywhere] outline-none">
        {titleOf(content) || texts.untitled}
      </h2>
      {content.tags.length > 0 ? (
        <ul aria-label={texts.tags} className="mt-3 flex flex-wrap gap-2">
          {content.tags.map((tag) => (
            <li key={tag} className="rounded-full bg-sunken px-3 py-0.5 text-small text-ink-soft">
              {tag}
            </li>
          ))}
        </ul>
      ) : null}
    </header>
  );
}

function Points({ answers }: { readonly answers: readonly string[] }) {
  const texts = useMessages(itemMessages);
  const titles: Readonly<Record<string, string>> = useMessages(pointTitles);
  const named = answers.flatMap((point) => titles[point] ?? []);
  if (named.length === 0) return null;
  return <p className="mt-8 text-small text-ink-soft">{texts.answersPoints(named.join(', '))}</p>;
}
