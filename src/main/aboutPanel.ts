/** The system's own panel about the program. */
import { app } from 'electron';
import type { AppConfiguration } from '#shared/configuration.ts';
import { menuMessages } from './menuMessages.ts';
import { shellLanguage } from './shellLanguage.ts';

/** Null where the operator's configuration cannot be read. */
export function describeAboutPanel(
  configuration: AppConfiguration | null,
): Electron.AboutPanelOptionsOptions {
  const { help, licences } = menuMessages[shellLanguage()];
  const { legalEntity, supportEmail } = configuration?.operator ?? {};
  return {
    applicationName: app.name,
    applicationVersion: app.getVersion(),
    copyright: legalEntity ? `© ${legalEntity}` : '',
    credits: [supportEmail, `${help} → ${licences}`].filter(Boolean).join('\n'),
    ...(configuration?.siteOrigin ? { website: configuration.siteOrigin } : {}),
  };
}
