/**
 * The public document `app_config/launch`, read over Firestore's documented REST address. Plain `fetch`, so that the
 * landing page can be decided without loading a database SDK.
 */
import type { LaunchConfig } from '#shared/domain/launchConfig.ts';
import { configurationValue } from '#shared/requiredConfiguration.ts';
import { publicConfiguration } from './configuration.ts';

const VENDOR_ORIGIN = 'https://firestore.googleapis.com';

/** Both flags are off while the document does not exist. Throws on any other failure. */
export async function fetchLaunchConfig(signal?: AbortSignal): Promise<LaunchConfig> {
  const { embeddedOrigin, projectId, apiKey } = publicConfiguration();
  const project = encodeURIComponent(projectId);
  const address = `${embeddedOrigin || VENDOR_ORIGIN}/v1/projects/${project}/databases/(default)/documents/app_config/launch`;
  const response = await fetch(`${address}?key=${encodeURIComponent(apiKey)}`, signal ? { signal } : {});
  if (!response.ok) {
    // Read to its end: a body left unread may keep its connection.
    await response.text();
    if (response.status === 404) return { waitlistEnabled: false, demoEnabled: false };
    throw new Error(`The launch config could not be read (HTTP ${response.status}).`);
  }
  const document: unknown = await response.json();
  const isOn = (field: string) => configurationValue(document, `fields.${field}.booleanValue`) === true;
  const updatedAt = configurationValue(document, 'fields.updatedAt.stringValue');
  return {
    waitlistEnabled: isOn('waitlistEnabled'),
    demoEnabled: isOn('demoEnabled'),
    ...(typeof updatedAt === 'string' ? { updatedAt } : {}),
  };
}
