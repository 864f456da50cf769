/** What the forms open to anybody say alike. */
import { defineMessages } from '#ui/language/messages.tsx';

export const visitorFormMessages = defineMessages({
  en: {
    unknown: 'We do not know whether it arrived',
    again: 'Your words are still here. Send them again: they are taken once, however often they are sent.',
    offline: 'This device has no connection just now.',
    goesByItself:
      'Your words are still here. Once the connection is back we send them again by ourselves: they are taken once, however often they are sent.',
    sendingAgain: 'Your connection is back: we are sending your words again.',
    slow: 'This takes longer than usual. We are still trying, and what you typed is kept in this tab.',
    kept: 'Your words are still here.',
    byMail: 'You can also send them by mail to',
    byMailLater: 'If that does not help for a while, write to',
    notReady: 'The button opens once this page is ready. If it never does, please load the page again.',
    unreached:
      'We cannot reach Amaranth just now. Please leave this page open: what you typed stays, and the button opens by itself once the connection is back.',
    notReadyByMail: 'Or write to us by mail at',
    withoutScript: 'This form needs JavaScript.',
    withoutScriptByMail: 'This form needs JavaScript. You can write to us by mail at',
  },
  fr: {
    unknown: 'Nous ne savons pas si c’est arrivé',
    again:
      'Vos mots sont toujours là. Envoyez-les de nouveau\u00a0: ils ne sont pris qu’une fois, quel que soit le nombre d’envois.',
    offline: 'Cet appareil n’a pas de connexion pour l’instant.',
    goesByItself:
      'Vos mots sont toujours là. Dès que la connexion revient, nous les envoyons de nouveau nous-mêmes\u00a0: ils ne sont pris qu’une fois, quel que soit le nombre d’envois.',
    sendingAgain: 'Votre connexion est revenue\u00a0: nous envoyons vos mots de nouveau.',
    slow: 'C’est plus long que d’habitude. Nous essayons toujours, et ce que vous avez écrit est gardé dans cet onglet.',
    kept: 'Vos mots sont toujours là.',
    byMail: 'Vous pouvez aussi les envoyer par courriel à',
    byMailLater: 'Si cela dure, écrivez à',
    notReady: 'Le bouton s’ouvre dès que la page est prête. S’il reste fermé, rechargez la page.',
    unreached:
      'Amaranth est injoignable pour l’instant. Laissez cette page ouverte\u00a0: vos mots restent là, et le bouton s’ouvrira de lui-même au retour de la connexion.',
    notReadyByMail: 'Ou écrivez-nous par courriel à',
    withoutScript: 'Ce formulaire a besoin de JavaScript.',
    withoutScriptByMail: 'Ce formulaire a besoin de JavaScript. Vous pouvez nous écrire par courriel à',
  },
});
