/** The cart being changed: lines, recipients and the summary, each change shown at once and saved behind it. */
import { useEffect, useRef } from 'react';
import { useExplain } from '#features/failures/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { CartLine, Recipient } from '#shared/shop/cart.ts';
import { lineName } from '#shared/shop/describeLine.ts';
import { lineLabels } from '#shared/shop/lineLabels.ts';
import { recipientOf } from '#shared/shop/quoteCart.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { showToast } from '#ui/toast.ts';
import type { CartEditor, EditedCart } from './cartEditor.ts';
import { EmptyCart } from './EmptyCart.tsx';
import { changeLine, insertAt, removeRecipient, saveRecipient } from './editCart.ts';
import { CartLineRow } from './lines/CartLineRow.tsx';
import { cartMessages } from './messages.ts';
import { recipientMessages } from './recipients/messages.ts';
import { RecipientList } from './recipients/RecipientList.tsx';
import { CartSummary } from './summary/CartSummary.tsx';
import { useEditedCart, useQuote } from './useCart.ts';

interface FilledCartProps {
  readonly userId: UserId;
  readonly editor: CartEditor;
  readonly countries: readonly string[];
}

export function FilledCart({ userId, editor, countries }: FilledCartProps) {
  const texts = useMessages(cartMessages);
  const recipientTexts = useMessages(recipientMessages);
  const language = useLanguage();
  const cart = useEditedCart(editor);
  const quote = useQuote(userId, cart);
  useSayMerged(cart);
  const { lines, recipients } = cart.content;
  if (lines.length === 0) return <EmptyCart />;
  const labels = lineLabels(lines, language);

  function remove(line: CartLine): void {
    const index = lines.indexOf(line);
    editor.change((content) => ({ ...content, lines: content.lines.filter(({ id }) => id !== line.id) }));
    showToast({
      message: texts.removed(lineName(line, language)),
      action: {
        label: texts.undo,
        onAction: () =>
          editor.change((content) => ({ ...content, lines: insertAt(content.lines, index, line) })),
      },
    });
  }

  function dismiss(recipient: Recipient): void {
    const before = editor.current().content;
    editor.change((content) => removeRecipient(content, recipient.id));
    showToast({
      message: recipientTexts.removed(recipient.name),
      action: {
        label: texts.undo,
        onAction: () =>
          editor.change((content) => ({
            lines: content.lines.map((line) => before.lines.find(({ id }) => id === line.id) ?? line),
            recipients: insertAt(content.recipients, before.recipients.indexOf(recipient), recipient),
          })),
      },
    });
  }

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-10">
        <section aria-labelledby="lines">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="lines" className="text-title">
              {texts.lines}
            </h2>
            <SavingLine cart={cart} />
          </div>
          <NotSaved cart={cart} onSave={editor.save} />
          <ul>
            {lines.map((line) => (
              <CartLineRow
                key={line.id}
                userId={userId}
                line={line}
                label={labels.get(line.id) ?? lineName(line, language)}
                quoted={
                  quote.state === 'ready'
                    ? (quote.quote.lines.find(({ lineId }) => lineId === line.id) ?? null)
                    : null
                }
                recipients={recipients}
                onChange={(changed) => editor.change((content) => changeLine(content, line.id, changed))}
                onRemove={() => remove(line)}
              />
            ))}
          </ul>
        </section>
        <RecipientList
          recipients={recipients}
          isServed={({ id }) => lines.some((line) => recipientOf(line, recipients)?.id === id)}
          countries={countries}
          onSave={(recipient) => editor.change((content) => saveRecipient(content, recipient))}
          onRemove={dismiss}
        />
      </div>
      <CartSummary userId={userId} cart={cart} quote={quote} />
    </div>
  );
}

function useSayMerged({ merges }: EditedCart): void {
  const { merged } = useMessages(cartMessages);
  const said = useRef(merges);
  useEffect(() => {
    if (merges > said.current) showToast({ message: merged });
    said.current = merges;
  }, [merges, merged]);
}

function SavingLine({ cart: { saving } }: { readonly cart: EditedCart }) {
  const texts = useMessages(cartMessages);
  return (
    <p aria-live="polite" className="text-small text-ink-soft">
      {saving.is === 'saving' ? texts.saving : saving.is === 'saved' ? texts.saved : ''}
    </p>
  );
}

function NotSaved({ cart: { saving }, onSave }: { readonly cart: EditedCart; readonly onSave: () => void }) {
  const texts = useMessages(cartMessages);
  const explain = useExplain();
  if (saving.is !== 'failed') return null;
  return (
    <Banner
      tone="error"
      title={texts.notSaved}
      className="mb-6"
      action={
        <Button variant="secondary" size="small" onPress={onSave}>
          {texts.saveAgain}
        </Button>
      }
    >
      <SentenceText sentence={explain(saving.error)} />
    </Banner>
  );
}
