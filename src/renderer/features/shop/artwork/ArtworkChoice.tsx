/**
 * What is printed into a book or behind glass: a print file that the buyer makes from an album. Without one the piece can be
 * looked at and priced, and not be put into the cart.
 */
import { useEffect, useState } from 'react';
import { useSession } from '#features/session/index.ts';
import { safeFileName } from '#shared/fileNames.ts';
import type { ChosenOptions, Product } from '#shared/shop/product.ts';
import { Banner } from '#ui/Banner.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { offerDownload } from '#ui/offerDownload.ts';
import { useChange } from '#ui/readOnly.tsx';
import { discardPrintFile } from './making/sendPrintFile.ts';
import type { MadePrint } from './making/useMaking.ts';
import { artworkMessages } from './messages.ts';
import { sizeOf } from './printedSize.ts';

export interface ArtworkChoiceProps {
  readonly product: Product;
  readonly options: ChosenOptions;
  /** Document `users/{uid}/printFiles/{printFileId}`; null while there is none. */
  readonly value: string | null;
  readonly onChange: (printFileId: string | null) => void;
}

const BookDialog = lazyPart(async () => (await import('./book/BookDialog.tsx')).BookDialog, {
  isAskedFor: true,
});
const PrintDialog = lazyPart(async () => (await import('./frame/PrintDialog.tsx')).PrintDialog, {
  isAskedFor: true,
});

export function ArtworkChoice({ product, options, value, onChange }: ArtworkChoiceProps) {
  const texts = useMessages(artworkMessages);
  const session = useSession();
  const change = useChange();
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<MadePrint | null>(null);
  const size = sizeOf(product, options);
  const isOutgrown = made !== null && made.description.size !== size?.id;
  useEffect(() => {
    if (isOutgrown && value !== null) onChange(null);
  }, [isOutgrown, value, onChange]);
  if (!product.artwork || !size || session.status !== 'signed-in') return null;

  const open = () => {
    setAsked(true);
    setOpen(true);
  };
  const onMade = (next: MadePrint) => {
    // What it takes the place of is forgotten, unless it is in the cart.
    if (made) void discardPrintFile(made.id);
    setMade(next);
    setOpen(false);
    onChange(next.id);
  };
  const composing = { userId: session.user.uid, size, isOpen, onClose: () => setOpen(false), onMade };
  return (
    <section aria-labelledby="artwork">
      <h2 id="artwork" className="text-title">
        {texts[product.artwork]}
      </h2>
      <p className="mt-1 mb-4 text-small text-ink-soft">{texts[`${product.artwork}Text`]}</p>
      {made && !isOutgrown ? (
        <Banner
          tone="success"
          className="mb-4"
          action={
            <NativeButton variant="secondary" size="small" onPress={() => savePrint(made)}>
              {texts.save}
            </NativeButton>
          }
        >
          {product.artwork === 'book' ? texts.readyBook(made.description.pages) : texts.readyPrint}
        </Banner>
      ) : null}
      {isOutgrown ? (
        <Banner tone="notice" className="mb-4">
          {texts.otherSize}
        </Banner>
      ) : null}
      <NativeButton variant="secondary" onPress={change(open)}>
        {made ? texts.again : product.artwork === 'book' ? texts.compose : texts.choose}
      </NativeButton>
      {isAsked ? (
        product.artwork === 'book' ? (
          <BookDialog {...composing} />
        ) : (
          <PrintDialog {...composing} />
        )
      ) : null}
    </section>
  );
}

/** Long enough for a browser to have begun with a large file, in milliseconds. */
const SAVING_TIME = 60_000;

function savePrint({ file, description }: MadePrint): void {
  setTimeout(offerDownload(file, safeFileName(`${description.title}.pdf`)), SAVING_TIME);
}
