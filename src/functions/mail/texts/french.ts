/** A space before a colon, a semicolon or a question mark is one that no line breaks at. */

import { frenchBillingMails } from './billing/billingMails.ts';
import { frenchDisputeMails } from './billing/disputeMails.ts';
import { frenchCloneMails } from './cloneMails.ts';
import { frenchOrderMails } from './frenchOrderMails.ts';
import { frenchVerificationMails } from './legacy/frenchVerificationMails.ts';
import { frenchPeopleMails } from './legacy/peopleMails.ts';
import { frenchReleaseMails } from './legacy/releaseMails.ts';
import type { MailTexts } from './mailText.ts';
import { frenchContactMails } from './visitors/contactMails.ts';
import { frenchPrivacyMails } from './visitors/frenchPrivacyMails.ts';
import { frenchWaitlistMails } from './visitors/waitlistMails.ts';

const NOT_YOU =
  'Si ce n’était pas vous, demandez un nouveau mot de passe sur la page de connexion. Il retire tous les numéros et comptes liés, et déconnecte tous les appareils.';
const at = (provider: string, address: string) => (address ? `${provider} (${address})` : provider);
const OPEN_SETTINGS = 'Ouvrir mes réglages';
const UNASKED = 'Si vous n’avez rien demandé, vous pouvez ignorer ce message.';

export const french: MailTexts = {
  ...frenchPeopleMails,
  ...frenchVerificationMails,
  ...frenchReleaseMails,
  ...frenchContactMails,
  ...frenchWaitlistMails,
  ...frenchPrivacyMails,
  ...frenchOrderMails,
  ...frenchCloneMails,
  ...frenchBillingMails,
  ...frenchDisputeMails,
  'confirm-address': ({ link }) => ({
    subject: 'Confirmez votre adresse pour Amaranth',
    paragraphs: [
      'Merci de commencer avec Amaranth. Confirmez, s’il vous plaît, que cette adresse est la vôtre.',
    ],
    button: { label: 'Confirmer mon adresse', address: link },
    after: UNASKED,
  }),
  'reset-password': ({ link }) => ({
    subject: 'Choisissez un nouveau mot de passe pour Amaranth',
    paragraphs: [
      'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe. Vous pouvez le choisir ici.',
    ],
    button: { label: 'Choisir un mot de passe', address: link },
    after: 'Si ce n’était pas vous, rien n’a changé, et vous pouvez ignorer ce message.',
  }),
  'confirm-new-address': ({ link }) => ({
    subject: 'Confirmez votre nouvelle adresse pour Amaranth',
    paragraphs: [
      'Vous avez demandé à utiliser cette adresse pour Amaranth. Confirmez, s’il vous plaît, qu’elle est la vôtre.',
    ],
    button: { label: 'Utiliser cette adresse', address: link },
    after: UNASKED,
  }),
  'address-changed': ({ link }) => ({
    subject: 'Votre compte Amaranth a une nouvelle adresse',
    paragraphs: ['Votre compte utilise désormais une autre adresse. Si c’était vous, il n’y a rien à faire.'],
    button: { label: 'Ce n’était pas moi\u00a0: reprendre mon compte', address: link },
    after:
      'Le bouton vaut 30\u00a0jours. Il rétablit cette adresse et déconnecte tous les appareils. Le mot de passe, le téléphone, les comptes liés et la seconde étape d’aujourd’hui sont retirés\u00a0; vous choisirez un nouveau mot de passe.',
  }),
  'unconfirmed-address-changed': () => ({
    subject: 'Votre compte Amaranth a une nouvelle adresse',
    paragraphs: ['Un compte Amaranth qui utilisait cette adresse en a pris une autre.'],
    after:
      'Cette adresse n’avait jamais été confirmée et ne peut donc pas reprendre le compte. Si c’était vous, il n’y a rien à faire.',
  }),
  'sign-in-link': ({ link }) => ({
    subject: 'Votre lien pour entrer dans Amaranth',
    paragraphs: ['Voici votre lien. Il vous connecte une fois.'],
    button: { label: 'Se connecter', address: link },
    after: UNASKED,
  }),
  'sign-in-code': ({ code }) => ({
    subject: `${code} est votre code Amaranth`,
    paragraphs: [`Votre code Amaranth\u00a0: ${code}`, 'Il vaut dix minutes.'],
    after: UNASKED,
  }),
  'text-code': ({ code }) => ({
    subject: 'Amaranth',
    paragraphs: [
      `${code} est votre code Amaranth. Il vaut 10\u00a0minutes. Personne chez Amaranth ne vous le demandera jamais.`,
    ],
    isBare: true,
  }),
  'account-deletion-requested': ({ lastDay, settingsAddress }) => ({
    subject: `Votre compte Amaranth sera supprimé le ${lastDay}`,
    paragraphs: [
      `Vous avez demandé la suppression de votre compte. Le ${lastDay}, vos albums, vos fichiers, votre coffre-fort et votre profil seront effacés pour toujours.`,
      'Jusque-là, rien n’est perdu\u00a0: ouvrez vos réglages pour annuler, ou pour tout exporter.',
    ],
    button: { label: 'Ouvrir mes réglages', address: settingsAddress },
    after: 'Si ce n’était pas vous, annulez et changez votre mot de passe.',
  }),
  'account-deletion-reminder': ({ lastDay, settingsAddress }) => ({
    subject: `Plus qu’une semaine\u00a0: votre compte Amaranth sera supprimé le ${lastDay}`,
    paragraphs: [
      `Le ${lastDay}, vos albums, vos fichiers, votre coffre-fort et votre profil seront effacés pour toujours. Personne ne pourra les rendre, pas même nous.`,
      'Si vous voulez garder vos souvenirs, exportez tout depuis vos réglages\u00a0: c’est une archive qui s’ouvre sans Amaranth.',
      'Et si vous avez changé d’avis, un clic suffit pour annuler.',
    ],
    button: { label: 'Ouvrir mes réglages', address: settingsAddress },
  }),
  'account-deletion-cancelled': () => ({
    subject: 'Votre compte Amaranth reste ouvert',
    paragraphs: ['La suppression de votre compte est annulée. Tout est là où vous l’aviez laissé.'],
  }),
  'account-deleted': () => ({
    subject: 'Votre compte Amaranth est supprimé',
    paragraphs: [
      'Comme vous l’avez demandé il y a 30\u00a0jours ou plus, vos albums, vos fichiers, votre coffre-fort et votre profil sont effacés. Il n’en reste rien chez nous.',
      'C’est notre dernier message. Vous serez toujours les bienvenus, avec un nouveau compte.',
    ],
  }),
  'account-deleted-elsewhere': ({ lastDay, contact }) => ({
    subject: 'Votre compte Amaranth a été supprimé',
    paragraphs: [
      'Votre compte vient d’être supprimé par un appel direct au service de connexion, sans les 30\u00a0jours que vos réglages vous laissent pour changer d’avis. Plus personne ne peut s’y connecter.',
      `Vos albums, vos fichiers, votre coffre-fort et votre profil sont gardés jusqu’au ${lastDay}, puis effacés.`,
    ],
    after: `Si ce n’était pas vous, quelqu’un connaît votre mot de passe. Écrivez avant ce jour à ${contact || 'la personne qui s’occupe de cet Amaranth pour vous'}\u00a0: ce que vous gardiez est encore là.`,
  }),
  'vault-keys-changed': ({ vaultAddress }) => ({
    subject: 'Les clés de votre coffre-fort Amaranth ont changé',
    paragraphs: [
      'La phrase, la clé de secours ou un appareil qui ouvre votre coffre-fort vient de changer. Tout ce qu’il contient est resté tel quel.',
    ],
    button: { label: 'Ouvrir mon coffre-fort', address: vaultAddress },
    after:
      'Si ce n’était pas vous, déconnectez tous vos appareils dans vos réglages et changez de mot de passe. Pendant 30 jours, votre ancienne phrase ouvre encore le coffre-fort.',
  }),
  'vault-discarded': ({ lastDay, vaultAddress }) => ({
    subject: `Votre coffre-fort Amaranth sera effacé le ${lastDay}`,
    paragraphs: [
      `Vous avez mis votre coffre-fort hors service. Le ${lastDay}, tout ce qu’il contient sera effacé pour de bon, et personne ne pourra le faire revenir.`,
      'D’ici là, il attend tel quel\u00a0: un clic suffit à le reprendre.',
    ],
    button: { label: 'Ouvrir mon coffre-fort', address: vaultAddress },
    after: 'Si ce n’était pas vous, reprenez-le et changez de mot de passe.',
  }),
  'second-factor-recovered': ({ settingsAddress }) => ({
    subject: 'Un code de secours a ouvert votre compte Amaranth',
    paragraphs: [
      'La validation en deux étapes vient d’être retirée de votre compte avec votre mot de passe et un code de secours.',
      'Les autres codes ont pris fin avec elle. Remettez-la dès que vous avez un téléphone\u00a0: vous en recevrez de nouveaux.',
    ],
    button: { label: 'Ouvrir mes réglages', address: settingsAddress },
    after: 'Si ce n’était pas vous, quelqu’un connaît votre mot de passe\u00a0: changez-le maintenant.',
  }),
  'number-linked': ({ ending, former, settingsAddress }) => ({
    subject: 'Un numéro de téléphone ouvre désormais votre compte Amaranth',
    paragraphs: [
      `Le numéro de téléphone qui finit par ${ending} permet désormais de se connecter à votre compte.${former ? ` Il remplace celui qui finit par ${former}.` : ''}`,
    ],
    button: { label: OPEN_SETTINGS, address: settingsAddress },
    after: NOT_YOU,
  }),
  'number-removed': ({ ending, settingsAddress }) => ({
    subject: 'Un numéro de téléphone a été retiré de votre compte Amaranth',
    paragraphs: [
      `Le numéro de téléphone qui finit par ${ending} ne permet plus de se connecter à votre compte.`,
    ],
    button: { label: OPEN_SETTINGS, address: settingsAddress },
    after: NOT_YOU,
  }),
  'provider-linked': ({ provider, address, settingsAddress }) => ({
    subject: `${provider} ouvre désormais votre compte Amaranth`,
    paragraphs: [`${at(provider, address)} permet désormais de se connecter à votre compte.`],
    button: { label: OPEN_SETTINGS, address: settingsAddress },
    after: NOT_YOU,
  }),
  'provider-removed': ({ provider, address, settingsAddress }) => ({
    subject: `${provider} a été retiré de votre compte Amaranth`,
    paragraphs: [`${at(provider, address)} ne permet plus de se connecter à votre compte.`],
    button: { label: OPEN_SETTINGS, address: settingsAddress },
    after: NOT_YOU,
  }),
  'earlier-links-removed': ({ settingsAddress }) => ({
    subject: 'Ce qui était lié à votre compte Amaranth a été retiré',
    paragraphs: [
      'Vous avez confirmé cette adresse sur un appareil que votre compte ne connaissait pas. Pour que personne d’autre n’y entre, le numéro de téléphone et les comptes liés auparavant ont été retirés, et tous les appareils déconnectés.',
      'Si vous les aviez liés vous-même, vous pouvez le refaire. Si vous n’avez pas créé ce compte, demandez un nouveau mot de passe sur la page de connexion\u00a0: la personne qui l’a créé n’y entrera plus.',
    ],
    button: { label: OPEN_SETTINGS, address: settingsAddress },
  }),
  'password-changed': ({ settingsAddress }) => ({
    subject: 'Le mot de passe de votre compte Amaranth a changé',
    paragraphs: ['Votre compte a un nouveau mot de passe, et les autres appareils ont été déconnectés.'],
    button: { label: OPEN_SETTINGS, address: settingsAddress },
    after: NOT_YOU,
  }),
  'second-factor-added': ({ link }) => ({
    subject: 'La validation en deux étapes est active sur votre compte Amaranth',
    paragraphs: [
      'Désormais, votre compte demande aussi un code d’un téléphone. Si c’était vous, il n’y a rien à faire.',
    ],
    button: { label: 'Ce n’était pas moi\u00a0: retirer la seconde étape', address: link },
    after:
      'Le bouton vaut 30\u00a0jours. Il retire cette seconde étape et déconnecte tous les appareils. Choisissez ensuite un nouveau mot de passe\u00a0: quelqu’un connaît le vôtre.',
  }),
  'second-factor-removed': ({ settingsAddress }) => ({
    subject: 'Une seconde étape a été retirée de votre compte Amaranth',
    paragraphs: ['L’un des téléphones auxquels votre compte demandait un code ne compte plus.'],
    button: { label: OPEN_SETTINGS, address: settingsAddress },
    after: NOT_YOU,
  }),
};
