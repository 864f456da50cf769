/** The mails around deleting an account, in both languages. */
import type { Language } from '#shared/domain/userProfile.ts';
import { locales } from '#shared/locales.ts';
import { routes } from '#shared/routes.ts';
import { renderLetter } from '../mail/renderLetter.ts';

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly purpose: string;
}

/** The last day, as it is written in a letter. */
const dayOf = (dueAt: number, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(dueAt);

export function deletionRequestedMail(language: Language, dueAt: number, appOrigin: string): Mail {
  const date = dayOf(dueAt, language);
  const address = `${appOrigin}${routes.settings.path}`;
  const purpose = 'account-deletion-requested';
  if (language === 'fr') {
    return {
      purpose,
      subject: `Votre compte Amaranth sera supprimé le ${date}`,
      ...renderLetter({
        paragraphs: [
          `Vous avez demandé la suppression de votre compte. Le ${date}, vos albums, vos fichiers, votre coffre et votre profil seront effacés pour toujours.`,
          'Jusque-là, rien n’est perdu : ouvrez vos réglages pour annuler, ou pour tout exporter.',
          'Si ce n’était pas vous, annulez et changez votre mot de passe.',
        ],
        button: { label: 'Ouvrir mes réglages', address },
        closing: 'Amaranth',
      }),
    };
  }
  return {
    purpose,
    subject: `Your Amaranth account will be deleted on ${date}`,
    ...renderLetter({
      paragraphs: [
        `You asked us to delete your account. On ${date} your albums, files, vault and profile are erased for good.`,
        'Until then nothing is lost: open your settings to cancel, or to export everything.',
        'If this was not you, cancel it and change your password.',
      ],
      button: { label: 'Open my settings', address },
      closing: 'Amaranth',
    }),
  };
}

export function deletionReminderMail(language: Language, dueAt: number, appOrigin: string): Mail {
  const date = dayOf(dueAt, language);
  const address = `${appOrigin}${routes.settings.path}`;
  const purpose = 'account-deletion-reminder';
  if (language === 'fr') {
    return {
      purpose,
      subject: `Plus qu’une semaine : votre compte Amaranth sera supprimé le ${date}`,
      ...renderLetter({
        paragraphs: [
          `Le ${date}, vos albums, vos fichiers, votre coffre et votre profil seront effacés pour toujours. Personne ne pourra les rendre, pas même nous.`,
          'Si vous voulez garder vos souvenirs, exportez tout depuis vos réglages : c’est une archive qui s’ouvre sans Amaranth.',
          'Et si vous avez changé d’avis, un clic suffit pour annuler.',
        ],
        button: { label: 'Ouvrir mes réglages', address },
        closing: 'Amaranth',
      }),
    };
  }
  return {
    purpose,
    subject: `One week left: your Amaranth account will be deleted on ${date}`,
    ...renderLetter({
      paragraphs: [
        `On ${date} your albums, files, vault and profile are erased for good. Nobody can bring them back, not even we.`,
        'To keep your memories, export everything from your settings: an archive that opens without Amaranth.',
        'And if you have changed your mind, one click cancels it.',
      ],
      button: { label: 'Open my settings', address },
      closing: 'Amaranth',
    }),
  };
}

export function deletionCancelledMail(language: Language): Mail {
  const purpose = 'account-deletion-cancelled';
  if (language === 'fr') {
    return {
      purpose,
      subject: 'Votre compte Amaranth reste ouvert',
      ...renderLetter({
        paragraphs: ['La suppression de votre compte est annulée. Tout est là où vous l’aviez laissé.'],
        closing: 'Amaranth',
      }),
    };
  }
  return {
    purpose,
    subject: 'Your Amaranth account stays open',
    ...renderLetter({
      paragraphs: ['The deletion of your account is cancelled. Everything is where you left it.'],
      closing: 'Amaranth',
    }),
  };
}
