/** "Take everything with you" in Settings. */
import { useExplain } from '#features/failures/index.ts';
import { DownloadTray } from '#features/media/index.ts';
import { useSignedIn } from '#features/session/index.ts';
import { VaultReminder } from '#features/vault/index.ts';
import { logError } from '#platform/logging/logger.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { accountMessages } from './messages.ts';

export function ExportSection() {
  const texts = useMessages(accountMessages);
  const explain = useExplain({ otherwise: texts.exportFailed });
  const { user, profile } = useSignedIn();

  async function begin(): Promise<void> {
    try {
      const { exportEverything } = await import('./export/exportEverything.tsx');
      await exportEverything(profile);
    } catch (error) {
      logError('The export could not begin', {}, error);
      showToast({ message: explain(error), tone: 'error' });
    }
  }

  return (
    <>
      <p className="text-ink-soft">{texts.exportText}</p>
      <Button variant="secondary" className="mt-4" onPress={() => void begin()}>
        {texts.exportButton}
      </Button>
      <VaultReminder userId={user.uid} before="export" />
      <DownloadTray />
    </>
  );
}
