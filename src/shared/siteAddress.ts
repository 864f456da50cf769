/** Where the site is that belongs to a backend: what is not of the app is found there, from whichever shell. */
import type { AppConfiguration } from './configuration.ts';

type Known = Pick<AppConfiguration, 'siteOrigin'> & {
  readonly backend: Pick<AppConfiguration['backend'], 'embeddedOrigin' | 'projectId'>;
};

export function siteAddress({ siteOrigin, backend }: Known): string {
  return siteOrigin ?? backend.embeddedOrigin ?? `https://${backend.projectId}.web.app`;
}
