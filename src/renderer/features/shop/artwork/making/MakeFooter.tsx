/** The end of a dialog that composes a print: the button, how far the making is, and what went wrong. */
import { type ReactNode, useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { formatBytes, WrongContentError } from '#features/media/index.ts';
import { Banner } from '#ui/Banner.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { artworkMessages } from '../messages.ts';
import { CoarserPictureError, UnprintablePictureError } from './drawForPrint.ts';
import { PrintFileTooLargeError } from './sendPrintFile.ts';
import type { Making } from './useMaking.ts';

interface MakeFooterProps {
  readonly making: Making;
  /** What has to be put right first; null when it may be made. */
  readonly obstacle: string | null;
  readonly nameOf: (itemId: string) => string;
  readonly onMake: () => void;
  readonly onCancel: () => void;
}

export function MakeFooter({ making, obstacle, nameOf, onMake, onCancel }: MakeFooterProps): ReactNode {
  const texts = useMessages(artworkMessages);
  const language = useLanguage();
  const [wasPressed, setPressed] = useState(false);
  if (making.state === 'making') {
    const { step, done, total } = making;
    const bytes = `${formatBytes(done, language)} / ${formatBytes(total, language)}`;
    return (
      <div className="flex flex-col gap-3">
        <ProgressBar
          label={step === 'pages' ? texts.makingPages : texts.sending}
          value={done}
          maximum={total}
          valueLabel={step === 'pages' ? texts.pageOf(done, total) : bytes}
        />
        <p className="text-small text-ink-soft">{texts.makingNote}</p>
        <div>
          <NativeButton variant="secondary" onPress={onCancel}>
            {texts.cancel}
          </NativeButton>
        </div>
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-4">
      {making.state === 'failed' ? <Failure error={making.error} nameOf={nameOf} /> : null}
      {wasPressed && obstacle ? <Banner tone="error">{obstacle}</Banner> : null}
      <NativeButton
        onPress={() => {
          setPressed(true);
          if (!obstacle) onMake();
        }}
      >
        {texts.make}
      </NativeButton>
    </div>
  );
}

function Failure({
  error,
  nameOf,
}: {
  readonly error: unknown;
  readonly nameOf: (itemId: string) => string;
}) {
  const texts = useMessages(artworkMessages);
  const explain = useExplain({
    'item-limit-reached': texts.tooManyFiles,
    'checksum-mismatch': texts.damaged,
    'upload-incomplete': texts.damaged,
  });
  const said =
    error instanceof UnprintablePictureError
      ? texts.unprintable(nameOf(error.itemId))
      : error instanceof CoarserPictureError
        ? texts.coarser(nameOf(error.itemId))
        : error instanceof WrongContentError
          ? texts.altered
          : error instanceof PrintFileTooLargeError
            ? texts.tooLarge
            : null;
  return <Banner tone="error">{said ?? <SentenceText sentence={explain(error)} />}</Banner>;
}
