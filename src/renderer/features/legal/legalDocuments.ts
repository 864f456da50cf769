/** What each legal document is called and what it is about, for the hub, the tab and the lists of search engines. */
import type { Language } from '#shared/domain/userProfile.ts';
import type { LegalDocumentId } from '#shared/legalVersions.ts';
import { routes } from '#shared/routes.ts';

interface Named {
  readonly title: string;
  /** At most 160 characters. */
  readonly description: string;
}

/** Where a document that stands at several addresses is best linked to. */
export function legalPath(id: LegalDocumentId): string {
  if (id === 'terms-of-service') return routes.legalTermsOfService.path;
  if (id === 'privacy-policy') return routes.legalPrivacyPolicy.path;
  if (id === 'legal-notice') return routes.legalNotice.path;
  return hubPath(id);
}

export const hubPath = (id: LegalDocumentId): string => routes.legalDocument.path.replace(':document', id);

export const legalDocuments: Readonly<Record<LegalDocumentId, Readonly<Record<Language, Named>>>> = {
  'terms-of-service': {
    en: {
      title: 'Terms of Service',
      description:
        'What Amaranth does for you, what you owe in return, and what happens when either of us stops.',
    },
    fr: {
      title: 'Conditions d’utilisation',
      description:
        'Ce qu’Amaranth fait pour vous, ce que vous devez en retour, et ce qui se passe quand l’un de nous s’arrête.',
    },
  },
  'privacy-policy': {
    en: {
      title: 'Privacy Policy',
      description:
        'What Amaranth knows about you, why, for how long, and how you see it, take it along or have it erased.',
    },
    fr: {
      title: 'Politique de confidentialité',
      description:
        'Ce qu’Amaranth sait de vous, pourquoi, pendant combien de temps, et comment le voir, l’emporter ou l’effacer.',
    },
  },
  'legal-notice': {
    en: {
      title: 'Legal Notice',
      description:
        'Who stands behind Amaranth, how to reach us, and who is responsible for what this site says.',
    },
    fr: {
      title: 'Mentions légales',
      description: 'Qui est derrière Amaranth, comment nous joindre, et qui répond de ce que dit ce site.',
    },
  },
  'ai-clone-agreement': {
    en: {
      title: 'AI Clone Agreement',
      description:
        'The consent asked for before an AI clone is made of you: what it may use, who may talk to it, how it ends.',
    },
    fr: {
      title: 'Accord sur le clone IA',
      description:
        'Le consentement demandé avant qu’un clone IA soit fait de vous : ce qu’il utilise, qui lui parle, comment il finit.',
    },
  },
  'beneficiary-rights': {
    en: {
      title: 'Beneficiary Rights',
      description:
        'For whom somebody has named: what you will receive and when, what you may refuse, and what we know of you.',
    },
    fr: {
      title: 'Droits des bénéficiaires',
      description:
        'Pour qui a été désigné : ce que vous recevrez et quand, ce que vous pouvez refuser, et ce que nous savons de vous.',
    },
  },
  'digital-legacy-terms': {
    en: {
      title: 'Digital Legacy Terms',
      description:
        'How a legacy is released: life verification, trusted contacts, waiting periods, and what it cannot replace.',
    },
    fr: {
      title: 'Conditions de transmission numérique',
      description:
        'Comment un héritage numérique est transmis : vérification de vie, contacts de confiance, délais, et ses limites.',
    },
  },
  'cookie-policy': {
    en: {
      title: 'Cookie Policy',
      description:
        'The one cookie that Amaranth sets, and everything else that it keeps in your browser. No tracking.',
    },
    fr: {
      title: 'Politique relative aux cookies',
      description:
        'Le seul cookie posé par Amaranth, et tout ce qu’il garde dans votre navigateur. Aucun pistage.',
    },
  },
  'data-processing-agreement': {
    en: {
      title: 'Data Processing Agreement',
      description:
        'The terms under which Amaranth processes the personal data of others for you, under Article 28 of the GDPR.',
    },
    fr: {
      title: 'Accord de traitement des données',
      description:
        'Les conditions du traitement, pour votre compte, de données personnelles d’autrui, selon l’article 28 du RGPD.',
    },
  },
  'acceptable-use-policy': {
    en: {
      title: 'Acceptable Use Policy',
      description: 'What may not be kept or done with Amaranth, how to report it, and what we do about it.',
    },
    fr: {
      title: 'Règles d’utilisation',
      description:
        'Ce qui ne peut être gardé ni fait avec Amaranth, comment le signaler, et ce que nous faisons alors.',
    },
  },
  'gdpr-compliance': {
    en: {
      title: 'GDPR Compliance',
      description:
        'Your rights under the GDPR one by one, how to use each of them here, and how we meet our own duties.',
    },
    fr: {
      title: 'Conformité au RGPD',
      description:
        'Vos droits selon le RGPD un par un, comment exercer chacun d’eux ici, et comment nous tenons nos obligations.',
    },
  },
  eula: {
    en: {
      title: 'End-User License Agreement',
      description:
        'The licence for the Amaranth applications, and for the page that opens your vault without us.',
    },
    fr: {
      title: 'Contrat de licence utilisateur final',
      description:
        'La licence des applications Amaranth, et de la page qui ouvre votre coffre-fort sans nous.',
    },
  },
  'data-retention-policy': {
    en: {
      title: 'Data Retention Policy',
      description: 'How long Amaranth keeps what, what ends each period, and what erasing reaches.',
    },
    fr: {
      title: 'Politique de conservation des données',
      description:
        'Combien de temps Amaranth garde quoi, ce qui met fin à chaque durée, et ce que l’effacement atteint.',
    },
  },
};
