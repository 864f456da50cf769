import type { PageHeads, PublicPage } from '#features/catalogue/index.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { hubDocumentIds, type LegalDocumentId } from '#shared/legalVersions.ts';
import { routes } from '#shared/routes.ts';
import { hubPath, legalDocuments, legalPath } from './legalDocuments.ts';

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

/** The legal pages that are made at build. Where one text stands at several addresses, the first is its own. */
export const legalPages: readonly PublicPage[] = [
  ...(['privacy-policy', 'terms-of-service', 'legal-notice'] as const).map((id) => ({
    path: legalPath(id),
    heads: headsOf(id),
  })),
  { path: routes.privacy.path, heads: headsOf('privacy-policy'), sameAs: legalPath('privacy-policy') },
  { path: routes.terms.path, heads: headsOf('terms-of-service'), sameAs: legalPath('terms-of-service') },
  { path: routes.legalHub.path, heads: legalHubHead },
  ...hubDocumentIds.map((id) => ({
    path: hubPath(id),
    heads: headsOf(id),
    ...(legalPath(id) === hubPath(id) ? {} : { sameAs: legalPath(id) }),
  })),
];
