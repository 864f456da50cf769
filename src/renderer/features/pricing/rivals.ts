/**
 * What others do with what somebody leaves, as far as was known on `CHECKED`. Facts alone, each with the address of the
 * page that has the last word.
 */
import type { Language } from '#shared/domain/userProfile.ts';

export const CHECKED = new Date('2026-11-23T00:00:00Z');

type Said = Readonly<Record<Language, string>>;

interface Rival {
  readonly name: string;
  readonly keeps: Said;
  readonly handsOn: Said;
  /** What it does better, or has and we have not. */
  readonly betterThanUs: Said;
  readonly source: string;
}

export const rivals: readonly Rival[] = [
  {
    name: 'Everplans',
    keeps: {
      en: 'Plans, papers and wishes, shared with “deputies” now or after death.',
      fr: 'Des plans, des papiers et des volontés, partagés avec des « deputies » maintenant ou après la mort.',
    },
    handsOn: {
      en: 'A deputy reports the death; you are written to and can object, for three hours to thirty days. When a subscription ends, deputies lose sight of everything.',
      fr: 'Un « deputy » signale le décès ; on vous écrit et vous pouvez vous opposer, de trois heures à trente jours. Quand l’abonnement finit, les « deputies » ne voient plus rien.',
    },
    betterThanUs: {
      en: 'Long guides and checklists for US estates.',
      fr: 'De longs guides et listes pour les successions américaines.',
    },
    source: 'https://help.everplans.com/hc/en-us/articles/360000708546',
  },
  {
    name: 'Bitwarden',
    keeps: {
      en: 'Passwords, notes and cards, end-to-end encrypted.',
      fr: 'Mots de passe, notes et cartes, chiffrés de bout en bout.',
    },
    handsOn: {
      en: 'Emergency access: a contact asks, you can refuse during the days you chose, then they see the vault or take it over.',
      fr: 'Accès d’urgence : un contact demande, vous pouvez refuser pendant les jours choisis, puis il voit le coffre ou le reprend.',
    },
    betterThanUs: {
      en: 'Fills in passwords for you every day, on every device, and has been audited by outsiders for years. We have not.',
      fr: 'Remplit vos mots de passe chaque jour, sur chaque appareil, et des tiers l’auditent depuis des années. Pas nous.',
    },
    source: 'https://bitwarden.com/help/emergency-access/',
  },
  {
    name: 'Ente',
    keeps: {
      en: 'Photographs and films, end-to-end encrypted.',
      fr: 'Photographies et films, chiffrés de bout en bout.',
    },
    handsOn: {
      en: 'Trusted contacts can recover the account after a waiting time in which you may object.',
      fr: 'Des contacts de confiance peuvent récupérer le compte après un délai pendant lequel vous pouvez vous opposer.',
    },
    betterThanUs: {
      en: 'Photographs themselves are end-to-end encrypted; with us the vault is, albums are not. Apps for phones, and open source.',
      fr: 'Les photographies elles-mêmes sont chiffrées de bout en bout ; chez nous le coffre-fort l’est, les albums non. Des applications pour téléphone, et du code ouvert.',
    },
    source: 'https://ente.io/help/photos/features/account/legacy/',
  },
  {
    name: 'Google Inactive Account Manager',
    keeps: {
      en: 'What is in your Google account.',
      fr: 'Ce qui est dans votre compte Google.',
    },
    handsOn: {
      en: 'After the months of inactivity you chose, up to ten people are told and may download what you picked for them.',
      fr: 'Après les mois d’inactivité choisis, jusqu’à dix personnes sont prévenues et peuvent télécharger ce que vous avez désigné.',
    },
    betterThanUs: {
      en: 'Free, and set up in ten minutes. If you use Google, set it up as well.',
      fr: 'Gratuit, et réglé en dix minutes. Si vous utilisez Google, réglez-le aussi.',
    },
    source: 'https://support.google.com/accounts/answer/3036546',
  },
  {
    name: 'Apple Legacy Contact',
    keeps: {
      en: 'What is in your Apple account; not what is in its keychain.',
      fr: 'Ce qui est dans votre compte Apple ; pas ce que contient son trousseau.',
    },
    handsOn: {
      en: 'Somebody with the access key you gave them sends it with the death certificate, and has three years to take what they want.',
      fr: 'La personne à qui vous avez donné la clé d’accès l’envoie avec l’acte de décès, et dispose de trois ans pour prendre ce qu’elle veut.',
    },
    betterThanUs: {
      en: 'Free, built into the phone, and unlocks devices. If you use Apple, set it up as well.',
      fr: 'Gratuit, dans le téléphone, et déverrouille les appareils. Si vous utilisez Apple, réglez-le aussi.',
    },
    source: 'https://support.apple.com/102631',
  },
];
