/** Asks the server for files and hands them to the browser's downloads. */
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import type { CallableOutput } from '#shared/callables/contract.ts';
import type { ordersPrintFiles } from '#shared/callables/orders.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { offerDownload } from '#ui/offerDownload.ts';
import { showToast } from '#ui/toast.ts';
import { orderMessages } from './messages.ts';

export type OfferedFile = CallableOutput<typeof ordersPrintFiles>['files'][number];

interface DownloadButtonProps {
  readonly label: string;
  /** Said to screen readers, where several buttons have one label. */
  readonly accessibleLabel?: string;
  /** Said where there is no file. */
  readonly none?: string;
  readonly read: () => Promise<readonly OfferedFile[]>;
}

export function DownloadButton({ label, accessibleLabel, none, read }: DownloadButtonProps) {
  const texts = useMessages(orderMessages);
  const files = useMutation({ mutationFn: read });
  return (
    <Button
      variant="secondary"
      size="small"
      isPending={files.isPending}
      {...(accessibleLabel ? { 'aria-label': accessibleLabel } : {})}
      icon={<Download size={16} aria-hidden="true" />}
      onPress={() =>
        files.mutate(undefined, {
          onSuccess: (found) => {
            if (found.length === 0 && none) showToast({ tone: 'neutral', message: none });
            for (const file of found) offer(file);
          },
          onError: () => showToast({ tone: 'error', message: texts.fileFailed }),
        })
      }
    >
      {label}
    </Button>
  );
}

function offer(file: OfferedFile): void {
  if (file.is === 'file') {
    const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0));
    offerDownload(new Blob([bytes], { type: file.type }), file.name)();
    return;
  }
  const link = document.createElement('a');
  link.href = file.url;
  link.download = file.name;
  link.click();
}
