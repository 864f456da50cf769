/** What the owner reads when a recovery code was used, in both languages. */
import type { Language } from '#shared/domain/userProfile.ts';
import { routes } from '#shared/routes.ts';
import { renderLetter } from '../mail/renderLetter.ts';

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly purpose: string;
}

export function secondFactorRemovedMail(language: Language, codesLeft: number, appOrigin: string): Mail {
  const purpose = 'second-factor-recovered';
  const address = `${appOrigin}${routes.settings.path}`;
  if (language === 'fr') {
    return {
      purpose,
      subject: 'Un code de secours a ouvert votre compte Amaranth',
      ...renderLetter({
        paragraphs: [
          'La validation en deux étapes vient d’être retirée de votre compte avec votre mot de passe et un code de secours.',
          `Il vous reste ${codesLeft} codes. Remettez la validation en deux étapes dès que vous avez un téléphone.`,
          'Si ce n’était pas vous, quelqu’un connaît votre mot de passe : changez-le maintenant.',
        ],
        button: { label: 'Ouvrir mes réglages', address },
        closing: 'Amaranth',
      }),
    };
  }
  return {
    purpose,
    subject: 'A recovery code opened your Amaranth account',
    ...renderLetter({
      paragraphs: [
        'Two-step sign-in was just taken off your account with your password and a recovery code.',
        `You have ${codesLeft} codes left. Turn two-step sign-in on again as soon as you have a phone.`,
        'If this was not you, somebody knows your password: change it now.',
      ],
      button: { label: 'Open my settings', address },
      closing: 'Amaranth',
    }),
  };
}
