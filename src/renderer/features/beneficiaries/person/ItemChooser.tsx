/** One item of the owner's albums as an answer of a form: a photo, or a recording or film. */

import { useQuery } from '@tanstack/react-query';
import Film from 'lucide-react/icons/film';
import Mic from 'lucide-react/icons/mic';
import { useState } from 'react';
import { ItemPicture } from '#features/media/index.ts';
import { type MediaItemId, mediaItemIdSchema, type UserId } from '#shared/domain/ids.ts';
import { Button } from '#ui/Button.tsx';
import { fieldDescriptionStyle, fieldLabelStyle } from '#ui/fieldStyle.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { onceOpened } from '#ui/onceOpened.tsx';
import { readItem } from '../peopleDocuments.ts';
import { peopleKeys } from '../peopleKeys.ts';
import { formMessages } from './formMessages.ts';
import type { PickedKind } from './ItemPicker.tsx';

const ItemPicker = onceOpened(async () => (await import('./ItemPicker.tsx')).ItemPicker);

interface ItemChooserProps {
  readonly userId: UserId;
  readonly label: string;
  readonly hint?: string;
  readonly kinds: readonly PickedKind[];
  readonly value: string | null;
  readonly onChange: (itemId: MediaItemId | null) => void;
}

export function ItemChooser({ userId, label, hint, kinds, value, onChange }: ItemChooserProps) {
  const messages = useMessages(formMessages);
  const [isPicking, setPicking] = useState(false);
  const choose = kinds.includes('photo') ? messages.choosePhoto : messages.chooseRecording;
  const chosen = mediaItemIdSchema.safeParse(value);
  return (
    <fieldset>
      <legend className={fieldLabelStyle}>
        {label} <span className="font-normal text-ink-faint">{messages.optional}</span>
      </legend>
      <div className="flex flex-wrap items-center gap-3">
        {chosen.success ? <Chosen userId={userId} itemId={chosen.data} /> : null}
        <Button variant="secondary" size="small" onPress={() => setPicking(true)}>
          {chosen.success ? messages.chooseAnother : choose}
        </Button>
        {chosen.success ? (
          <Button variant="quiet" size="small" onPress={() => onChange(null)}>
            {messages.takeAway}
          </Button>
        ) : null}
      </div>
      {hint ? <p className={fieldDescriptionStyle}>{hint}</p> : null}
      <ItemPicker
        userId={userId}
        kinds={kinds}
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        onPick={(item) => {
          setPicking(false);
          onChange(item.id);
        }}
      />
    </fieldset>
  );
}

function Chosen({ userId, itemId }: { readonly userId: UserId; readonly itemId: MediaItemId }) {
  const messages = useMessages(formMessages);
  const { data: item } = useQuery({
    queryKey: peopleKeys.item(userId, itemId),
    queryFn: () => readItem(userId, itemId),
    staleTime: 60_000,
  });
  if (item === undefined) return null;
  if (item === null || item.kind === 'letter') {
    return <span className="text-small text-ink-soft">{messages.photoGone}</span>;
  }
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="relative block size-14 shrink-0 overflow-hidden rounded-small bg-sunken">
        {item.thumbnails.small || item.thumbnails.large ? (
          <ItemPicture item={item} />
        ) : (
          <Sign kind={item.kind} />
        )}
      </span>
      <span className="max-w-40 truncate text-small text-ink-soft">{item.caption || item.fileName}</span>
    </span>
  );
}

/** In so small a frame the words of a placeholder cannot be read. */
function Sign({ kind }: { readonly kind: string }) {
  const Icon = kind === 'audio' ? Mic : Film;
  return (
    <span className="flex size-full items-center justify-center text-ink-soft">
      <Icon size={24} aria-hidden="true" />
    </span>
  );
}
