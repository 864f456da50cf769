/** What a message may be about, as the form and the list of messages name it. */
import type { SupportSubject } from '#shared/domain/supportRequest.ts';
import { defineMessages } from '#ui/language/messages.tsx';

type Names = Readonly<Record<SupportSubject, string>>;

export const subjectMessages = defineMessages<Names>({
  en: {
    account: 'My account',
    vault: 'The vault',
    bereavement: 'A legacy, or somebody has died',
    albums: 'Albums',
    press: 'Press',
    security: 'Security',
    other: 'Something else',
  },
  fr: {
    account: 'Mon compte',
    vault: 'Le coffre-fort',
    bereavement: 'Un héritage, ou une personne décédée',
    albums: 'Les albums',
    press: 'Presse',
    security: 'Sécurité',
    other: 'Autre chose',
  },
});
