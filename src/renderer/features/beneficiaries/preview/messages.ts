/** What the owner's look at what somebody will see says. */
import { defineMessages } from '#ui/language/messages.tsx';
import { countOf } from '#ui/language/plural.ts';

export const previewMessages = defineMessages({
  en: {
    title: (name: string) => `What ${name} will see`,
    back: 'Beneficiaries',
    lead: 'Their page as it would be written today, stage by stage. Nobody but you sees it now.',
    failed: 'This could not be read.',
    loading: 'Reading what they will see',
    instructions: 'First: your words',
    memories: 'Then: albums and messages',
    vault: 'Then: the vault',
    clone: 'Last: the clone',
    day: (days: number) =>
      days === 0 ? 'On the day the release begins' : `${countOf('en', days, 'day', 'days')} after it begins`,
    noWords:
      'You have written them nothing yet. The first thing they read would be that something of yours is theirs.',
    write: 'Write them something',
    changeWords: 'Change your words',
    nothing: 'You have left them nothing yet, so this is all they would see.',
    noMemories: 'Nothing of your albums reaches them on this day.',
    gone: (count: number) =>
      count === 1
        ? 'One thing that you left them is no longer in your albums. They will not see it.'
        : `${count} things that you left them are no longer in your albums. They will not see them.`,
    goneThing: 'Something that is no longer there',
    fromVault: 'From the vault',
    noVault: 'Nothing of the vault reaches them on this day.',
    vaultLocked: 'Your vault is locked in this tab; its items are shown without a name.',
    lockWhole: 'Locked for them: it opens with your contacts’ help once the time has come.',
    lockTimeOnly: 'Time lock only: with fewer than two contacts it opens by time alone.',
    lockBroken: 'The lock no longer fits a key. It has to be locked anew, or they cannot open it.',
    lockMissing: 'Not locked for them yet: until it is, they cannot open it.',
    lockPartly: (count: number) =>
      count === 1
        ? 'One of these is not locked for them yet: until it is, they cannot open it.'
        : `${count} of these are not locked for them yet: until they are, they cannot open them.`,
    itemNotLocked: 'not locked for them yet',
    cloneTheirs: 'They read that a companion was left to them. It cannot be spoken with yet.',
    choose: 'Choose what they receive',
    later: 'Later, on their day',
    laterText: (count: number) =>
      count === 1
        ? 'They read that one more thing waits for its day, and not what it is.'
        : `They read that ${count} more things wait for their days, and not which.`,
    noBirthDate: 'Without their birth date nobody can know the day, and it would not reach them.',
    addBirthDate: 'Add a birth date',
  },
  fr: {
    title: (name) => `Ce que ${name} verra`,
    back: 'Bénéficiaires',
    lead: 'Sa page telle qu’elle serait écrite aujourd’hui, étape par étape. Personne d’autre que vous ne la voit pour l’instant.',
    failed: 'Cela n’a pas pu être lu.',
    loading: 'Lecture de ce que cette personne verra',
    instructions: 'D’abord : vos mots',
    memories: 'Ensuite : albums et messages',
    vault: 'Ensuite : le coffre-fort',
    clone: 'Enfin : le clone',
    day: (days) =>
      days === 0
        ? 'Le jour où la transmission commence'
        : `${countOf('fr', days, 'jour', 'jours')} après son début`,
    noWords: 'Vous ne lui avez encore rien écrit. Elle lirait d’abord que quelque chose de vous lui revient.',
    write: 'Lui écrire quelque chose',
    changeWords: 'Changer vos mots',
    nothing: 'Vous ne lui avez encore rien laissé : c’est tout ce qu’elle verrait.',
    noMemories: 'Rien de vos albums ne lui parvient ce jour-là.',
    gone: (count) =>
      count === 1
        ? 'Une chose que vous lui avez laissée n’est plus dans vos albums. Elle ne la verra pas.'
        : `${count} choses que vous lui avez laissées ne sont plus dans vos albums. Elle ne les verra pas.`,
    goneThing: 'Une chose qui n’existe plus',
    fromVault: 'Du coffre-fort',
    noVault: 'Rien du coffre-fort ne lui parvient ce jour-là.',
    vaultLocked: 'Votre coffre-fort est fermé dans cet onglet ; ses éléments sont montrés sans nom.',
    lockWhole: 'Verrouillé pour elle : cela s’ouvre avec l’aide de vos contacts, le moment venu.',
    lockTimeOnly: 'Par le temps seul : avec moins de deux contacts, cela s’ouvre sans l’aide de personne.',
    lockBroken:
      'Le verrou ne correspond plus à une clé. Il faut verrouiller de nouveau, sinon elle ne pourra pas l’ouvrir.',
    lockMissing: 'Pas encore verrouillé pour elle : d’ici là, elle ne peut pas l’ouvrir.',
    lockPartly: (count) =>
      count === 1
        ? 'Un de ces éléments n’est pas encore verrouillé pour elle : d’ici là, elle ne peut pas l’ouvrir.'
        : `${count} de ces éléments ne sont pas encore verrouillés pour elle : d’ici là, elle ne peut pas les ouvrir.`,
    itemNotLocked: 'pas encore verrouillé pour elle',
    cloneTheirs: 'Elle lit qu’un compagnon lui a été laissé. On ne peut pas encore lui parler.',
    choose: 'Choisir ce qu’elle reçoit',
    later: 'Plus tard, le jour venu',
    laterText: (count) =>
      count === 1
        ? 'Elle lit qu’une autre chose attend son jour, sans savoir laquelle.'
        : `Elle lit que ${count} autres choses attendent leur jour, sans savoir lesquelles.`,
    noBirthDate:
      'Sans sa date de naissance, personne ne peut connaître le jour, et cela ne lui parviendrait pas.',
    addBirthDate: 'Ajouter sa date de naissance',
  },
});
