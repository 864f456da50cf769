/** The program's updates, as the rest of the shell sees them; null where it is not updated by itself. */
import { app, type BrowserWindow } from 'electron';
import type { AppConfiguration } from '#shared/configuration.ts';
import type { DesktopEvent } from '#shared/desktop/events.ts';
import { logFailure } from '../log.ts';
import { ownAppImage } from '../ownAppImage.ts';
import { externalAddress } from '../policies/externalLinks.ts';
import { followUpdates } from './followUpdates.ts';
import { isInstallable } from './installable.ts';
import { describeInstallation, forgoInstallation, loadUpdater } from './loadUpdater.ts';
import { restartToUpdate } from './restart.ts';
import { checkDaily } from './schedule.ts';
import { checkAndAsk, checkQuietly } from './updateQuestions.ts';

interface Setting {
  readonly currentWindow: () => BrowserWindow | undefined;
  readonly tellPage: (event: DesktopEvent) => void;
  /** Where the operator offers the newest program to people. */
  readonly site: string | null;
}

/** A page for people, where the operator names one. */
export const programSite = ({ operator, siteOrigin }: AppConfiguration): string | null =>
  externalAddress(operator.desktopUpdateUrl || (siteOrigin ?? ''));

export interface ProgramUpdates {
  /** What a page that begins to listen is told. */
  describe(): DesktopEvent;
  /** From the menu: the answer is given in the system's own windows. */
  checkAndAsk(): void;
  /** From the page, which is told by events. */
  take(step: 'check' | 'download' | 'restart'): void;
  /** Once the window has something to show. */
  startChecking(): void;
}

export function openUpdates({ currentWindow, tellPage, site }: Setting): ProgramUpdates | null {
  const appImage = ownAppImage({ program: process.execPath, environment: process.env });
  const installation = app.isPackaged ? describeInstallation(process.resourcesPath, appImage) : 'not-updated';
  if (installation === 'not-updated') return null;
  const updates = followUpdates({
    loadUpdater,
    canDownload: installation === 'replaces-itself',
    report: logFailure,
    onChange: (state) => tellPage({ kind: 'update', state }),
  });
  const canInstall = () => isInstallable(updates.downloaded(), appImage);
  const restart = () => {
    if (canInstall()) void restartToUpdate(loadUpdater, currentWindow());
    else updates.miss();
  };
  // The updater puts it in place by itself once the program has quit.
  app.on('will-quit', () => {
    if (updates.current().step === 'ready' && !canInstall()) forgoInstallation();
  });
  const setting = { updates, restart, site };
  return {
    describe: () => ({ kind: 'update', state: updates.current() }),
    checkAndAsk: () => void checkAndAsk(setting),
    take(step) {
      if (step === 'check') void updates.check(true);
      else if (step === 'download') void updates.download();
      else if (updates.current().step === 'ready') restart();
    },
    startChecking() {
      const check = checkQuietly(setting);
      checkDaily(() => void check());
    },
  };
}
