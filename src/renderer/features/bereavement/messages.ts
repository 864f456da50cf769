/** What is said to a family. It promises nothing that the product does not do, and hurries nobody. */
import { vetoBounds } from '#shared/lifeVerification/policy.ts';
import { defineMessages } from '#ui/language/messages.tsx';

const { least, most, usual } = vetoBounds;

export const bereavementMessages = defineMessages({
  en: {
    title: 'When somebody has died',
    lead: 'We are sorry. Here is what you can do when somebody who kept something at Amaranth has died, what happens then, and what we cannot do.',
    namedTitle: 'If they named you',
    contact:
      'If you are their trusted contact, you can tell us yourself, with nothing but your word. It is the shortest way.',
    contactLink: 'Tell us as their contact',
    beneficiary:
      'If they left you something, there is nothing you have to do: we write to you when the time has come.',
    papersTitle: 'If nobody they named can answer',
    papersText: 'Then papers can be shown to us. Write to',
    orByPost: 'or by post to',
    noAddress: 'Whoever runs this server has given no address yet. Please ask whom you know there.',
    sendTitle: 'Please send',
    send: [
      'a copy of the death certificate, of the deed of a notary, or of the order of a court; never an original',
      'their full name, and the e-mail address with which they used Amaranth, if you know it',
      'your own name, how you are related, and a telephone number at which we reach you',
    ].join('\n'),
    sendNot: 'Please send no password, and nothing of what they may have kept here.',
    subject: 'A death in the family',
    thenTitle: 'What happens then',
    steps: [
      'Two of us look at the papers, each for themselves. Neither sees what is in the account. Who is related, or was named, decides nothing.',
      'The person is told the same day, at every address that they gave us. If they live, one press ends it.',
      'If both of us find the papers in order, the contacts who are left are asked. Where they are fewer than the person wanted, all of them have to agree, and two of the person’s own addresses have to take every notice. Where no address can be reached any more, as many contacts as the person wanted have to agree. Where both are lost, nothing is given.',
      `Then the person is written to once more, and a last time to object begins. Where papers stand in for contacts or for addresses, it is ${most} days, whatever was chosen; else ${usual} days as a rule, from ${least} to ${most} as the person chose.`,
      'Only then is what they left given, to those whom they named and to nobody else.',
    ].join('\n'),
    howLongTitle: 'How long it takes',
    howLong:
      'Some weeks, and longer where contacts do not answer. Nobody can shorten it, neither a family nor a lawyer nor we. It protects those who are alive, and could not defend themselves against a forged paper.',
    cannotTitle: 'What we cannot do',
    cannot: [
      'open an account, or hand it over',
      'say whether somebody had an account here, or whom they named',
      'open their vault: it was locked on their own device, and we have no key',
      'give anything where they arranged nothing',
    ].join('\n'),
    ownTitle: 'If it is said of you, and you are alive',
    own: 'Sign in, or press the button in any of our mails. That ends everything at once, and everybody who was asked is told.',
    signIn: 'Sign in',
    home: 'Amaranth',
  },
  fr: {
    title: 'Quand quelqu’un est décédé',
    lead: 'Nous sommes désolés. Voici ce que vous pouvez faire quand une personne qui gardait quelque chose chez Amaranth est décédée, ce qui se passe ensuite, et ce que nous ne pouvons pas faire.',
    namedTitle: 'Si cette personne vous a nommé',
    contact:
      'Si vous êtes sa personne de confiance, vous pouvez nous le dire vous-même, sur votre seule parole. C’est le chemin le plus court.',
    contactLink: 'Le dire en tant que personne de confiance',
    beneficiary:
      'Si quelque chose vous est laissé, vous n’avez rien à faire\u00a0: nous vous écrivons le moment venu.',
    papersTitle: 'Si aucune des personnes nommées ne peut répondre',
    papersText: 'Des papiers peuvent alors nous être présentés. Écrivez à',
    orByPost: 'ou par courrier à',
    noAddress:
      'La personne qui gère ce serveur n’a pas encore donné d’adresse. Adressez-vous à qui vous y connaissez.',
    sendTitle: 'Envoyez-nous, s’il vous plaît',
    send: [
      'une copie de l’acte de décès, d’un acte de notoriété ou d’une décision de justice\u00a0; jamais d’original',
      'son nom complet, et l’adresse email avec laquelle cette personne utilisait Amaranth, si vous la connaissez',
      'votre nom, votre lien de parenté et un numéro de téléphone où vous joindre',
    ].join('\n'),
    sendNot: 'N’envoyez ni mot de passe, ni rien de ce qui pourrait être gardé ici.',
    subject: 'Un décès dans la famille',
    thenTitle: 'Ce qui se passe ensuite',
    steps: [
      'Deux d’entre nous examinent les papiers, chacun de son côté. Ni l’un ni l’autre ne voit ce que contient le compte. Qui est parent, ou a été nommé, ne décide de rien.',
      'La personne est avertie le jour même, à toutes les adresses qu’elle nous a données. Si elle est en vie, un appui met fin à tout.',
      'Si nous trouvons tous deux les papiers en règle, les contacts de confiance qui restent sont interrogés. S’ils sont moins nombreux que la personne ne le voulait, tous doivent être d’accord, et deux de ses propres adresses doivent accepter chaque avis. Si plus aucune adresse ne répond, il faut l’accord d’autant de contacts qu’elle en voulait. Si l’un et l’autre manquent, rien n’est remis.',
      `Nous écrivons alors encore une fois à la personne, et un dernier délai pour s’opposer commence. Lorsque les papiers tiennent lieu de contacts ou d’adresses, il est de ${most}\u00a0jours, quoi qu’elle ait choisi\u00a0; sinon de ${usual}\u00a0jours en général, de ${least} à ${most} selon son choix.`,
      'Alors seulement, ce qu’elle a laissé est remis, aux personnes qu’elle a nommées et à nulle autre.',
    ].join('\n'),
    howLongTitle: 'Combien de temps cela prend',
    howLong:
      'Quelques semaines, davantage si les personnes de confiance ne répondent pas. Nul ne peut l’abréger, ni une famille, ni un avocat, ni nous. Cela protège les vivants, qui ne pourraient se défendre contre un faux papier.',
    cannotTitle: 'Ce que nous ne pouvons pas faire',
    cannot: [
      'ouvrir un compte, ou le remettre',
      'dire si quelqu’un avait un compte ici, ou qui a été nommé',
      'ouvrir son coffre-fort\u00a0: il a été fermé sur son propre appareil, et nous n’en avons pas la clé',
      'remettre quoi que ce soit quand rien n’a été prévu',
    ].join('\n'),
    ownTitle: 'Si cela est dit de vous, et que vous êtes en vie',
    own: 'Connectez-vous, ou appuyez sur le bouton de n’importe lequel de nos messages. Tout s’arrête aussitôt, et toutes les personnes interrogées en sont averties.',
    signIn: 'Se connecter',
    home: 'Amaranth',
  },
});
