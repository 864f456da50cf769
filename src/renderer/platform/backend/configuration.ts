/**
 * The operator's configuration as start-up read it. Public pages take what they show from `publicConfiguration`;
 * everything that talks to the backend goes through `backend()`, which validates the whole of it.
 */
import { configurationValue } from '#shared/requiredConfiguration.ts';

let candidate: unknown = null;

export function rememberConfiguration(read: unknown): void {
  candidate = read;
}

export function unvalidatedConfiguration(): unknown {
  return candidate;
}

function text(name: string): string {
  const value = configurationValue(candidate, name);
  return typeof value === 'string' ? value.trim() : '';
}

/** The few values that the first page needs, read without the schema library. */
export function publicConfiguration() {
  const ownerHashes = configurationValue(candidate, 'operator.owners.hashes');
  return {
    apiKey: text('backend.apiKey'),
    projectId: text('backend.projectId'),
    embeddedOrigin: text('backend.embeddedOrigin'),
    companyEmailDomain: text('operator.companyEmailDomain').toLowerCase(),
    owners: {
      salt: text('operator.owners.salt'),
      hashes: Array.isArray(ownerHashes) ? ownerHashes.filter((hash) => typeof hash === 'string') : [],
    },
    legalEntity: text('operator.legalEntity'),
    legalAddress: text('operator.legalAddress'),
    supportEmail: text('operator.supportEmail'),
    /** The oldest client that is still served; empty for every one. */
    minimumClientVersion: text('operator.minimumClientVersion'),
    /** Where the newest desktop app is; empty where the operator says none. */
    desktopUpdateUrl: text('operator.desktopUpdateUrl'),
    errorReportingDsn: text('errorReportingDsn'),
    /** Whether no money moves. */
    isPaymentRehearsal: configurationValue(candidate, 'payments.isRehearsal') === true,
    /** Whether a recording can be written down by a model server of the operator's. */
    isTranscriptionOffered: configurationValue(candidate, 'transcription.isOffered') === true,
    /** Empty while the demo is closed. */
    demoEmail: text('demo.email').toLowerCase(),
  } as const;
}
