/**
 * Start-up, in order (SPEC §4, §7, §8): service workers out, shell chosen, transport, theme, configuration checked,
 * reporting, session, first page. A failure of any of it ends on a page that says so.
 */

import { declareFeatures } from '#features/catalogue/index.ts';
import { storedLanguage } from '#features/language/index.ts';
import { onPersonGone, startSession } from '#features/session/index.ts';
import { startTheme } from '#features/theme/index.ts';
import { publicConfiguration, rememberConfiguration } from '#platform/backend/configuration.ts';
import { fetchLaunchConfig } from '#platform/backend/launchConfig.ts';
import {
  createReachability,
  lookIntoReachability,
  watchReachability,
} from '#platform/backend/reachability.ts';
import { setRequestLanguage } from '#platform/backend/requestLanguage.ts';
import { choosePlatform } from '#platform/choosePlatform.ts';
import { setPlatform } from '#platform/currentPlatform.ts';
import { addLogSink, logError } from '#platform/logging/logger.ts';
import { systemClock } from '#shared/clock.ts';
import { missingRequiredValues } from '#shared/requiredConfiguration.ts';
import { clearDraftsOfPeople } from '#ui/form/draft.ts';
import { features } from '../catalogue.ts';
import { drawCriticalFailure, drawMissingConfiguration } from './failurePages.ts';
import { installIosSafariTransport } from './iosSafariTransport.ts';
import { unregisterServiceWorkers } from './unregisterServiceWorkers.ts';
import type { GetPart } from './untilThere.ts';

/**
 * `render` draws the app; it is called once everything before it stands. Nothing here needs React: who is signed in is
 * asked while React's code is still on its way.
 */
export async function start(
  root: HTMLElement,
  render: (root: HTMLElement) => Promise<void>,
  getPart: GetPart,
): Promise<void> {
  try {
    void unregisterServiceWorkers();
    installIosSafariTransport();
    const platform = await choosePlatform();
    setPlatform(platform);
    startTheme();
    const configuration = await getPart(() => platform.readConfiguration());
    const missing = missingRequiredValues(configuration);
    if (missing.length > 0) {
      logError('The configuration lacks values', { names: missing.join(', ') });
      drawMissingConfiguration(root, missing);
      return;
    }
    rememberConfiguration(configuration);
    await startReporting();
    declareFeatures(features);
    setRequestLanguage(storedLanguage());
    onPersonGone(clearDraftsOfPeople);
    if (platform.opensOffline) {
      watchReachability(createReachability(fetchLaunchConfig, systemClock));
      // A page that asks for nothing would not learn that nothing answers.
      void lookIntoReachability();
    }
    startSession();
    await render(root);
  } catch (error) {
    logError('The app could not start', {}, error);
    drawCriticalFailure(root);
  }
}

async function startReporting(): Promise<void> {
  const { errorReportingDsn } = publicConfiguration();
  if (!errorReportingDsn) return;
  try {
    const { createSentrySink } = await import('#platform/logging/sentrySink.ts');
    const sink = createSentrySink(errorReportingDsn, systemClock);
    if (sink) addLogSink(sink);
    else logError('The error-reporting address cannot be read');
  } catch (error) {
    logError('Error reporting could not start', {}, error);
  }
}
