import type { PageHeads } from '#features/catalogue/index.ts';

export const helpHead: PageHeads = {
  en: {
    title: 'Help Center',
    description:
      'Answers about albums, letters, the vault, your people, life verification, what happens when somebody has died, your account, plans and leaving again.',
  },
  fr: {
    title: 'Centre d’aide',
    description:
      'Des réponses sur les albums, les lettres, le coffre-fort, vos proches, la vérification de vie, un décès, votre compte, les formules et le départ.',
  },
};
