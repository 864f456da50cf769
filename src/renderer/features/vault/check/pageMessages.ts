/** What the page of the check says around what it found. */
import { defineMessages } from '#ui/language/messages.tsx';
import { countOf } from '#ui/language/plural.ts';

export const checkPageMessages = defineMessages({
  en: {
    lead: 'Passwords and papers that deserve your attention. All of it is looked at on this device: nothing leaves it, neither a password nor a part of one.',
    weighing: 'Weighing passwords',
    stop: 'Stop',
    stopped: (done: number, total: number) =>
      `Stopped after ${done.toLocaleString('en')} of ${countOf('en', total, 'password', 'passwords')}. What was found until then is shown.`,
    again: 'Look again',
    failed:
      'How strong the passwords are could not be told: a part of this page could not be fetched. Everything else was looked at.',
    first: 'Begin here',
    firstReused: (title: string, places: number) =>
      `Change the password of “${title}”. It opens ${countOf('en', places, 'place', 'places')} at once: give each a password of its own, this one first.`,
    firstWeak: (title: string) => `Change the password of “${title}”. It is the easiest to guess of all.`,
    firstExpiring: (title: string) => `See to “${title}”: it expires soon, or has expired.`,
    firstUnprotected: (title: string) =>
      `Open the website of “${title}” with https in front instead of http, and correct its address here.`,
    firstUndecided: (title: string) =>
      `Decide what shall become of “${title}” one day, and write it down. Your family cannot guess it.`,
    openItem: 'Open it',
    weakText: 'A machine tries millions of guesses in a second. Beside each you read why it is guessed.',
    expiring: (count: number) =>
      `${countOf('en', count, 'paper expires', 'papers expire')} within six months or ${count === 1 ? 'has' : 'have'} expired`,
    expiringText: 'A passport or an insurance that is renewed in time spares your family trouble.',
    expiresOn: (day: string) => `Expires on ${day}`,
    expiredOn: (day: string) => `Expired on ${day}`,
    undecided: (count: number) => `${countOf('en', count, 'account has', 'accounts have')} no wish yet`,
    undecidedText:
      'Close, keep, turn into a memorial, hand over: say it while you can, and nobody has to guess.',
    changedOn: (day: string) => `Changed on ${day}`,
    samePassword: 'These share one password',
    showAll: (count: number) => `Show all ${count.toLocaleString('en')}`,
    wellTitle: 'All is well',
    well: (count: number) =>
      `${countOf('en', count, 'password was', 'passwords were')} looked at, and no paper expires soon. Come back when you have added more.`,
    emptyTitle: 'Nothing to look over yet',
    emptyText:
      'As soon as there are logins, papers or accounts here, you see at a glance which of them need you.',
    bringIn: 'Bring passwords in',
    untitled: 'Without a title',
  },
  fr: {
    lead: 'Les mots de passe et les papiers qui méritent votre attention. Tout est examiné sur cet appareil : rien n’en sort, ni un mot de passe ni une partie d’un mot de passe.',
    weighing: 'Examen des mots de passe',
    stop: 'Arrêter',
    stopped: (done: number, total: number) =>
      `Arrêté après ${done.toLocaleString('fr')} sur ${countOf('fr', total, 'mot de passe', 'mots de passe')}. Ce qui a été trouvé jusque-là est affiché.`,
    again: 'Examiner de nouveau',
    failed:
      'Nous n’avons pas pu dire ce que valent les mots de passe : une partie de cette page n’a pas pu être chargée. Tout le reste a été examiné.',
    first: 'Commencez ici',
    firstReused: (title: string, places: number) =>
      `Changez le mot de passe de « ${title} ». Il ouvre ${countOf('fr', places, 'endroit', 'endroits')} à la fois : donnez à chacun le sien, en commençant par celui-ci.`,
    firstWeak: (title: string) =>
      `Changez le mot de passe de « ${title} ». C’est le plus facile à deviner de tous.`,
    firstExpiring: (title: string) => `Occupez-vous de « ${title} » : il expire bientôt, ou a expiré.`,
    firstUnprotected: (title: string) =>
      `Ouvrez le site de « ${title} » avec https devant au lieu de http, et corrigez son adresse ici.`,
    firstUndecided: (title: string) =>
      `Décidez de ce que deviendra un jour « ${title} », et écrivez-le. Votre famille ne peut pas le deviner.`,
    openItem: 'L’ouvrir',
    weakText:
      'Une machine essaie des millions de possibilités par seconde. À côté de chacun, vous lisez pourquoi il se devine.',
    expiring: (count: number) =>
      `${countOf('fr', count, 'papier expire', 'papiers expirent')} d’ici six mois ou ${count > 1 ? 'ont' : 'a'} expiré`,
    expiringText: 'Un passeport ou une assurance renouvelés à temps évitent bien des soucis à votre famille.',
    expiresOn: (day: string) => `Expire le ${day}`,
    expiredOn: (day: string) => `A expiré le ${day}`,
    undecided: (count: number) =>
      `${countOf('fr', count, 'compte est encore sans volonté', 'comptes sont encore sans volonté')}`,
    undecidedText:
      'Fermer, garder, en faire un mémorial, transmettre : dites-le tant que vous le pouvez, et personne n’aura à deviner.',
    changedOn: (day: string) => `Changé le ${day}`,
    samePassword: 'Ceux-ci partagent un même mot de passe',
    showAll: (count: number) => `Tout afficher (${count.toLocaleString('fr')})`,
    wellTitle: 'Tout va bien',
    well: (count: number) =>
      `${countOf('fr', count, 'mot de passe a été examiné', 'mots de passe ont été examinés')}, et aucun papier n’expire bientôt. Revenez quand vous en aurez ajouté.`,
    emptyTitle: 'Rien à examiner pour l’instant',
    emptyText:
      'Dès qu’il y aura ici des identifiants, des papiers ou des comptes, vous verrez d’un coup d’œil lesquels ont besoin de vous.',
    bringIn: 'Importer des mots de passe',
    untitled: 'Sans titre',
  },
});
