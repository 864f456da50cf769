/** A recovery key that was just made: the page, how it gets onto paper, and what to do without a printer. It is never stored. */
import { PrintLine } from '#features/printedCodes/index.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { PrintedKey } from './PrintedKey.tsx';
import { recoveryMessages } from './recoveryMessages.ts';

interface RecoveryKeySheetProps {
  /** 62 letters and digits, as `PreparedKeys` has it. */
  readonly recoveryKey: string;
}

export function RecoveryKeySheet({ recoveryKey }: RecoveryKeySheetProps) {
  const texts = useMessages(recoveryMessages);
  return (
    <div className="flex flex-col gap-5">
      <PrintLine label={texts.print} hint={texts.pdf} />
      <PrintedKey recoveryKey={recoveryKey} />
      <details className="text-small">
        <summary className="w-fit rounded-small py-2 font-semibold text-accent-text">
          {texts.noPrinter}
        </summary>
        <p className="max-w-prose text-ink-soft">{texts.noPrinterText}</p>
      </details>
    </div>
  );
}
