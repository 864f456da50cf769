/** The people whom parcels go to, with what can be changed of them. */
import { useState } from 'react';
import { addressLines } from '#shared/shop/addressFormat.ts';
import { RECIPIENT_LIMIT, type Recipient } from '#shared/shop/cart.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { countryName } from './countryNames.ts';
import { recipientMessages } from './messages.ts';
import { RecipientDialog } from './RecipientDialog.tsx';

interface RecipientListProps {
  readonly recipients: readonly Recipient[];
  /** Those whom no piece goes to get no parcel. */
  readonly isServed: (recipient: Recipient) => boolean;
  readonly countries: readonly string[];
  readonly onSave: (recipient: Recipient) => void;
  readonly onRemove: (recipient: Recipient) => void;
}

type Open = { readonly is: 'none' } | { readonly is: 'open'; readonly recipient: Recipient | null };

export function RecipientList({ recipients, isServed, countries, onSave, onRemove }: RecipientListProps) {
  const texts = useMessages(recipientMessages);
  const change = useChange();
  const [open, setOpen] = useState<Open>({ is: 'none' });
  const close = () => setOpen({ is: 'none' });
  const isFull = recipients.length >= RECIPIENT_LIMIT;
  return (
    <section aria-labelledby="recipients">
      <h2 id="recipients" className="text-title">
        {texts.title}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{recipients.length === 0 ? texts.none : texts.lead}</p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {recipients.map((recipient) => (
          <RecipientCard
            key={recipient.id}
            recipient={recipient}
            isServed={isServed(recipient)}
            onChange={change(() => setOpen({ is: 'open', recipient }))}
            onRemove={change(() => onRemove(recipient))}
          />
        ))}
      </ul>
      <Button
        variant={recipients.length === 0 ? 'primary' : 'secondary'}
        className="mt-4"
        isDisabled={isFull}
        onPress={change(() => setOpen({ is: 'open', recipient: null }))}
      >
        {recipients.length === 0 ? texts.add : texts.addAnother}
      </Button>
      {isFull ? <p className="mt-2 text-small text-ink-soft">{texts.full(RECIPIENT_LIMIT)}</p> : null}
      <RecipientDialog
        isOpen={open.is === 'open'}
        recipient={open.is === 'open' ? open.recipient : null}
        countries={countries}
        onClose={close}
        onSave={async (recipient) => {
          onSave(recipient);
          close();
        }}
      />
    </section>
  );
}

interface RecipientCardProps {
  readonly recipient: Recipient;
  readonly isServed: boolean;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

function RecipientCard({ recipient, isServed, onChange, onRemove }: RecipientCardProps) {
  const texts = useMessages(recipientMessages);
  return (
    <Card as="li" className="flex flex-col gap-3">
      <RecipientAddress recipient={recipient} />
      {isServed ? null : <p className="text-small text-notice-text">{texts.nothingForThem}</p>}
      <div className="-ms-3.5 mt-auto flex flex-wrap">
        <Button variant="quiet" size="small" aria-label={texts.changeOf(recipient.name)} onPress={onChange}>
          {texts.change}
        </Button>
        <Button variant="quiet" size="small" aria-label={texts.removeOf(recipient.name)} onPress={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </Card>
  );
}

/** Name, envelope and note, also of an order. */
export function RecipientAddress({ recipient }: { readonly recipient: Recipient }) {
  const texts = useMessages(recipientMessages);
  const language = useLanguage();
  const { name, phone, giftNote, address } = recipient;
  return (
    <div className="[overflow-wrap:anywhere]">
      <p className="font-semibold">{name}</p>
      <address className="text-ink-soft not-italic">
        {addressLines(address).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <span className="block">{countryName(address.country, language)}</span>
        {phone ? <span className="block">{phone}</span> : null}
      </address>
      {giftNote ? (
        <p className="mt-2 border-s-2 border-gold ps-3 text-small whitespace-pre-line">
          <span className="sr-only">{texts.noteSays} </span>
          {giftNote}
        </p>
      ) : null}
    </div>
  );
}
