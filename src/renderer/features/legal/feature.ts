import type { Feature } from '#features/catalogue/index.ts';

export const legal: Feature = {
  pages: {
    legalPrivacyPolicy: async () => (await import('./LegalPages.tsx')).PrivacyPolicyPage,
    legalTermsOfService: async () => (await import('./LegalPages.tsx')).TermsPage,
    legalNotice: async () => (await import('./LegalPages.tsx')).LegalNoticePage,
    legalHub: async () => (await import('./LegalHubPage.tsx')).LegalHubPage,
    legalDocument: async () => (await import('./LegalPages.tsx')).NamedDocumentPage,
    privacy: async () => (await import('./LegalPages.tsx')).PrivacyPolicyPage,
    terms: async () => (await import('./LegalPages.tsx')).TermsPage,
  },
};
