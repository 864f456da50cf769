/** Says that this page or app is older than its server takes changes from, and how to have the newer one. */
import { publicConfiguration } from '#platform/backend/configuration.ts';
import { platform } from '#platform/currentPlatform.ts';
import { Banner } from '#ui/Banner.tsx';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { outdatedMessages } from './outdatedMessages.ts';

export function OutdatedNotice() {
  const texts = useMessages(outdatedMessages);
  const isDesktop = platform().shell === 'desktop';
  return (
    <div className="sticky top-0 z-40 bg-canvas p-3">
      <Banner
        tone="notice"
        title={texts.title}
        action={isDesktop ? <NewestApp /> : <ReloadButton />}
        className="mx-auto max-w-4xl"
      >
        {isDesktop ? texts.updateApp : texts.reloadPage} {texts.nothingLost}
      </Banner>
    </div>
  );
}

function ReloadButton() {
  const { reload } = useMessages(outdatedMessages);
  return (
    <NativeButton size="small" variant="secondary" onPress={() => window.location.reload()}>
      {reload}
    </NativeButton>
  );
}

/** Where the newest app is, or whom to ask for it. */
function NewestApp() {
  const { getNewestApp } = useMessages(outdatedMessages);
  const { desktopUpdateUrl, supportEmail } = publicConfiguration();
  if (desktopUpdateUrl) return <Link href={desktopUpdateUrl}>{getNewestApp}</Link>;
  return supportEmail ? <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link> : null;
}
