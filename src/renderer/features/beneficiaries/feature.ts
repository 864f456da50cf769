import type { Feature } from '#features/catalogue/index.ts';

export const beneficiaries: Feature = {
  pages: {
    beneficiaries: async () => (await import('./people/BeneficiariesPage.tsx')).BeneficiariesPage,
    beneficiariesEnhanced: async () =>
      (await import('./table/BeneficiariesEnhancedPage.tsx')).BeneficiariesEnhancedPage,
    beneficiaryAlbums: async () =>
      (await import('./preview/BeneficiaryAlbumsPage.tsx')).BeneficiaryAlbumsPage,
  },
  destination: {
    route: 'beneficiaries',
    messages: { en: { name: 'Beneficiaries' }, fr: { name: 'Bénéficiaires' } },
  },
  exportParts: {
    beneficiaries: async () => (await import('./export/exportPeople.tsx')).exportBeneficiaries,
    trustedContacts: async () => (await import('./export/exportPeople.tsx')).exportContacts,
  },
};
