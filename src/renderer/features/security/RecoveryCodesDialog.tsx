/** Ten codes, shown once: to print, to keep in a file, to copy. */
import { Button } from '#ui/Button.tsx';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { offerDownload } from '#ui/offerDownload.ts';
import { showToast } from '#ui/toast.ts';
import { securityMessages } from './messages.ts';

interface RecoveryCodesDialogProps {
  /** Null while there is nothing to show. */
  readonly codes: readonly string[] | null;
  readonly onKept: () => void;
}

export function RecoveryCodesDialog({ codes, onKept }: RecoveryCodesDialogProps) {
  const texts = useMessages(securityMessages);
  const text = `Amaranth: ${texts.recoveryCodes}\n\n${(codes ?? []).join('\n')}\n`;
  return (
    <DialogOnDemand
      title={texts.codesTitle}
      isOpen={codes !== null}
      onClose={onKept}
      isDismissable={false}
      size="small"
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">{texts.codesText}</p>
        <ol className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-control border border-line bg-sunken p-4 font-mono text-small select-all sm:grid-cols-2">
          {codes?.map((code) => (
            <li key={code} className="whitespace-nowrap">
              {code}
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onPress={() => window.print()}>
            {texts.print}
          </Button>
          <Button
            variant="secondary"
            size="small"
            onPress={() => offerDownload(new Blob([text], { type: 'text/plain' }), texts.codesFile)()}
          >
            {texts.download}
          </Button>
          <Button
            variant="secondary"
            size="small"
            onPress={() => {
              void navigator.clipboard.writeText(text).then(() => showToast({ message: texts.copied }));
            }}
          >
            {texts.copy}
          </Button>
        </div>
        <Button onPress={onKept}>{texts.codesKept}</Button>
      </div>
    </DialogOnDemand>
  );
}
