import type { PageHeads, PublicPage } from '#features/catalogue/index.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import type { LegalDocumentId } from '#shared/legalVersions.ts';
import { legalDocuments, legalPath } from './legalDocuments.ts';

export const legalHubHead: PageHeads = {
  en: {
    title: 'All legal documents',
    description:
      'Every agreement, policy and notice of Amaranth in one place, dated, versioned and explained in plain words.',
  },
  fr: {
    title: 'Tous les documents juridiques',
    description:
      'Tous les contrats, politiques et mentions d’Amaranth en un seul endroit, datés, versionnés et expliqués en clair.',
  },
};

const headsOf = (id: LegalDocumentId): PageHeads => legalDocuments[id] satisfies Record<Language, object>;

/** The legal pages that are made at build. */
export const legalPages: readonly PublicPage[] = [
  { path: legalPath('legal-notice'), heads: headsOf('legal-notice') },
];
