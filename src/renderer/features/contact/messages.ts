/** What the contact page says. */
import { SUPPORT_MESSAGE_LIMIT, SUPPORT_REQUEST_KEPT_MONTHS } from '#shared/domain/supportRequest.ts';
import { defineMessages } from '#ui/language/messages.tsx';

export const contactMessages = defineMessages({
  en: {
    title: 'Write to us',
    lead: 'A question, a worry, something that does not work: tell us in your own words. Your message gets a number, and the answer comes to your e-mail address.',
    diedTitle: 'Somebody has died',
    died: 'You need no account and no password. The page for families says what you can do today, and what can wait.',
    diedLink: 'When somebody has died',
    securityTitle: 'You found a weakness',
    security: 'Our security.txt says how to report it, and what we promise in return.',
    securityLink: 'Read security.txt',
    helpTitle: 'It may be answered already',
    help: 'The help pages explain albums, the vault, the people you name and the release, step by step.',
    helpLink: 'Search the help',
    never: 'We never ask for your password or your vault phrase. Please do not write them here.',
    name: 'Your name',
    optional: '(optional)',
    email: 'E-mail',
    emailNote: 'The answer goes here.',
    emailWrong: 'This is not an e-mail address.',
    subject: 'What it is about',
    choose: 'Choose',
    subjectWrong: 'Choose what it is about.',
    message: 'Your message',
    messageWrong: `Write at least a word, and at most ${SUPPORT_MESSAGE_LIMIT.toLocaleString('en')} characters.`,
    left: (left: number) =>
      left < 0
        ? `${(-left).toLocaleString('en')} characters too many`
        : left === 1
          ? '1 character left'
          : `${left.toLocaleString('en')} characters left`,
    send: 'Send',
    kept: `We keep your message for ${SUPPORT_REQUEST_KEPT_MONTHS} months after it was answered, then erase it. What you send while signed in is erased with your account.`,
    failedTitle: 'Your message was not sent',
    tooOften: 'A lot has been sent from here. Wait a little and try again.',
    demo: 'The demo account cannot write to us. Sign out of it first.',
    sentTitle: 'Your message has arrived',
    sentText: (email: string) => `We will answer to ${email}. A receipt is on its way there.`,
    ticketLabel: 'Its number',
    ticketNote: 'Keep it, in case you write again about the same thing.',
    another: 'Write another message',
  },
  fr: {
    title: 'Écrivez-nous',
    lead: 'Une question, une inquiétude, quelque chose qui ne marche pas\u00a0: dites-le avec vos mots. Votre message reçoit un numéro, et la réponse arrive à votre adresse email.',
    diedTitle: 'Une personne est décédée',
    died: 'Vous n’avez besoin ni de compte ni de mot de passe. La page pour les familles dit ce que vous pouvez faire aujourd’hui, et ce qui peut attendre.',
    diedLink: 'Après un décès',
    securityTitle: 'Vous avez trouvé une faille',
    security: 'Notre security.txt dit comment la signaler, et ce que nous promettons en retour.',
    securityLink: 'Lire security.txt',
    helpTitle: 'La réponse existe peut-être déjà',
    help: 'Les pages d’aide expliquent les albums, le coffre-fort, les personnes que vous nommez et la transmission, pas à pas.',
    helpLink: 'Chercher dans l’aide',
    never:
      'Nous ne demandons jamais votre mot de passe ni la phrase de votre coffre-fort. Ne les écrivez pas ici.',
    name: 'Votre nom',
    optional: '(facultatif)',
    email: 'Adresse email',
    emailNote: 'La réponse arrivera ici.',
    emailWrong: 'Ce n’est pas une adresse email.',
    subject: 'De quoi s’agit-il',
    choose: 'Choisir',
    subjectWrong: 'Choisissez de quoi il s’agit.',
    message: 'Votre message',
    messageWrong: `Écrivez au moins un mot, et au plus ${SUPPORT_MESSAGE_LIMIT.toLocaleString('fr')} caractères.`,
    left: (left) =>
      left < 0
        ? `${(-left).toLocaleString('fr')} caractères de trop`
        : left < 2
          ? `${left} caractère restant`
          : `${left.toLocaleString('fr')} caractères restants`,
    send: 'Envoyer',
    kept: `Nous gardons votre message ${SUPPORT_REQUEST_KEPT_MONTHS}\u00a0mois après y avoir répondu, puis l’effaçons. Ce que vous envoyez en étant connecté s’efface avec votre compte.`,
    failedTitle: 'Votre message n’est pas parti',
    tooOften: 'Beaucoup de messages sont déjà partis d’ici. Attendez un peu, puis réessayez.',
    demo: 'Le compte de démonstration ne peut pas nous écrire. Quittez-le d’abord.',
    sentTitle: 'Votre message est arrivé',
    sentText: (email) => `Nous répondrons à ${email}. Un accusé de réception est en route.`,
    ticketLabel: 'Son numéro',
    ticketNote: 'Gardez-le, au cas où vous nous écririez de nouveau à ce sujet.',
    another: 'Écrire un autre message',
  },
});
