/** The installed program: its version, and how far it is with the next one. */
import { useEffect, useState } from 'react';
import { publicConfiguration } from '#platform/backend/configuration.ts';
import { platform } from '#platform/currentPlatform.ts';
import type { InstalledProgram } from '#platform/platform.ts';
import type { UpdateState } from '#shared/desktop/events.ts';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { programMessages } from './programMessages.ts';
import { SettingsSection } from './SettingsSection.tsx';

export function ProgramSection({ program }: { readonly program: InstalledProgram }) {
  const texts = useMessages(programMessages);
  const [update, setUpdate] = useState<UpdateState | null>(null);
  useEffect(
    () =>
      platform().listen((event) => {
        if (event.kind === 'update') setUpdate(event.state);
      }),
    [],
  );
  return (
    <SettingsSection title={texts.title}>
      <p className="font-semibold">{texts.version(program.version)}</p>
      {/* A program that is not updated by itself is told nothing. */}
      {update ? (
        <div className="mt-4 flex flex-col items-start gap-4">
          <div role="status" className="text-ink-soft">
            <StateText update={update} />
          </div>
          <NextStep update={update} program={program} />
        </div>
      ) : null}
    </SettingsSection>
  );
}

function StateText({ update }: { readonly update: UpdateState }) {
  const texts = useMessages(programMessages);
  switch (update.step) {
    case 'unknown':
      return texts.unknown;
    case 'checking':
      return texts.checking;
    case 'newest':
      return texts.newest;
    case 'downloading':
      return texts.downloading(update.version);
    case 'failed':
      return update.during === 'check' ? texts.checkFailed : texts.downloadFailed;
    case 'available':
    case 'ready':
      return (
        <>
          <p>{update.step === 'ready' ? texts.ready(update.version) : texts.available(update.version)}</p>
          {update.notes ? (
            <>
              <h3 className="mt-3 font-semibold text-ink">{texts.whatIsNew}</h3>
              <p className="whitespace-pre-line">{update.notes}</p>
            </>
          ) : null}
        </>
      );
  }
}

/** What the person can do about it. */
function NextStep({ update, program }: { readonly update: UpdateState; readonly program: InstalledProgram }) {
  const texts = useMessages(programMessages);
  const { desktopUpdateUrl } = publicConfiguration();
  switch (update.step) {
    case 'checking':
      return null;
    case 'downloading':
      return <ProgressBar label={texts.downloading(update.version)} value={update.percent} />;
    case 'available':
      if (update.canDownload) {
        return <NativeButton onPress={() => program.takeUpdate('download')}>{texts.download}</NativeButton>;
      }
      return (
        <p>
          {texts.bySystem} {desktopUpdateUrl ? <Link href={desktopUpdateUrl}>{texts.getNewest}</Link> : null}
        </p>
      );
    case 'ready':
      return <NativeButton onPress={() => program.takeUpdate('restart')}>{texts.restart}</NativeButton>;
    default:
      return (
        <NativeButton variant="secondary" onPress={() => program.takeUpdate('check')}>
          {texts.check}
        </NativeButton>
      );
  }
}
