/** What is not as this device saw it, and what does not open, in words. */
import { defineMessages } from '#ui/language/messages.tsx';

export const boxMessages = defineMessages({
  en: {
    'box-replaced': 'This is not the vault that this device knows',
    'box-replaced-advice':
      'The server answers the keys of another vault. Do not type your phrase before you know why: ask whoever runs your Amaranth.',
    'box-older': 'The server answers the keys from before your last change',
    'box-older-advice':
      'A phrase, a recovery key or a device that you replaced may open the vault again, and a recovery key that you printed later does not open it any more. Make both anew in the settings, the phrase and the recovery key, print the new one, and remove the devices that are not yours any longer. Unless an old backup was put back, ask whoever runs your Amaranth too.',
    'box-different': 'The keys of your vault are not the ones that this device saw last',
    'box-different-advice':
      'They were changed by something other than this device. Open the vault: it checks them, and offers to go back to the keys of before. If nothing is wrong with them, change your phrase in the settings: that writes them anew.',
    'box-not-intact': 'A part of your vault’s keys was not written by one of your devices',
    'box-not-intact-advice':
      'What is in your vault is yours all the same. Go back to the keys of before, if they are offered below. Otherwise choose a new phrase with your recovery key, or make a new recovery key with your phrase, in the settings: either writes the keys anew, without what was added.',
    'vault-missing': 'This device has seen a vault of yours, and the server does not answer it',
    'vault-missing-advice':
      'If you did not erase it, do not set up another one yet. Ask whoever runs your Amaranth, and keep your phrase and your recovery key.',
  },
  fr: {
    'box-replaced': 'Ce n’est pas le coffre-fort que cet appareil connaît',
    'box-replaced-advice':
      'Le serveur présente les clés d’un autre coffre-fort. Ne saisissez pas votre phrase avant de savoir pourquoi : demandez à la personne qui s’occupe de votre Amaranth.',
    'box-older': 'Le serveur présente les clés d’avant votre dernier changement',
    'box-older-advice':
      'Une phrase, une clé de secours ou un appareil que vous avez remplacés pourraient de nouveau ouvrir le coffre-fort, et une clé de secours imprimée depuis ne l’ouvre plus. Refaites les deux dans les réglages, la phrase et la clé de secours, imprimez la nouvelle et retirez les appareils qui ne sont plus à vous. À moins qu’une ancienne sauvegarde n’ait été remise en place, demandez aussi à la personne qui s’occupe de votre Amaranth.',
    'box-different': 'Les clés de votre coffre-fort ne sont pas celles que cet appareil a vues en dernier',
    'box-different-advice':
      'Elles n’ont pas été changées par cet appareil. Ouvrez le coffre-fort : il les vérifie, et propose de revenir aux clés d’avant. Si tout y est en ordre, changez de phrase dans les réglages : les clés seront écrites à nouveau.',
    'box-not-intact': 'Une partie des clés de votre coffre-fort n’a pas été écrite par un de vos appareils',
    'box-not-intact-advice':
      'Ce que contient votre coffre-fort est à vous malgré tout. Revenez aux clés d’avant, si elles sont proposées ci-dessous. Sinon, choisissez une nouvelle phrase avec votre clé de secours, ou faites une nouvelle clé de secours avec votre phrase, dans les réglages : l’une ou l’autre écrit les clés à nouveau, sans ce qui a été ajouté.',
    'vault-missing': 'Cet appareil a vu un coffre-fort à vous, et le serveur ne le présente plus',
    'vault-missing-advice':
      'Si vous ne l’avez pas effacé, n’en créez pas d’autre pour l’instant. Demandez à la personne qui s’occupe de votre Amaranth, et gardez votre phrase et votre clé de secours.',
  },
});

export const findingMessages = defineMessages({
  en: {
    itemsTitle: (count: number) =>
      count === 1
        ? 'One item is not as this device saw it last'
        : `${count} items are not as this device saw them last`,
    itemsAdvice:
      'All the others can be read as before. If an old backup was put back, this is why. If not, take out a copy of what is here, and ask whoever runs your Amaranth.',
    missing: (seen: number) => `An item that was here (version ${seen}) is missing.`,
    older: (title: string, seen: number, answered: number) =>
      `${title}: version ${answered} is shown; this device has seen version ${seen}.`,
    different: (title: string) => `${title}: it was exchanged for something else you once wrote.`,
    unknownItem: 'An item that cannot be opened',
    untitled: 'Without a title',
    unreadableTitle: (count: number) =>
      count === 1 ? 'One item cannot be opened' : `${count} items cannot be opened`,
    unreadableAdvice: 'Nothing is written over them, and all the others can be read.',
    newer: 'was written by a newer Amaranth. Reload the page; on the desktop, update the app.',
    altered: 'is not as one of your devices sealed it: it was changed on its way or where it is kept.',
    otherVault: 'belongs to another vault.',
    malformed: 'is damaged.',
    showAll: (count: number) => `Show all ${count}`,
  },
  fr: {
    itemsTitle: (count: number) =>
      count === 1
        ? 'Un élément n’est pas tel que cet appareil l’a vu en dernier'
        : `${count} éléments ne sont pas tels que cet appareil les a vus en dernier`,
    itemsAdvice:
      'Tous les autres se lisent comme avant. Si une ancienne sauvegarde a été remise en place, c’en est la raison. Sinon, exportez une copie de ce qui est ici et demandez à la personne qui s’occupe de votre Amaranth.',
    missing: (seen: number) => `Un élément qui était ici (version ${seen}) manque.`,
    older: (title: string, seen: number, answered: number) =>
      `${title} : la version ${answered} est affichée ; cet appareil a vu la version ${seen}.`,
    different: (title: string) =>
      `${title} : il a été échangé contre autre chose que vous aviez écrit un jour.`,
    unknownItem: 'Un élément qui ne s’ouvre pas',
    untitled: 'Sans titre',
    unreadableTitle: (count: number) =>
      count === 1 ? 'Un élément ne s’ouvre pas' : `${count} éléments ne s’ouvrent pas`,
    unreadableAdvice: 'Rien n’est écrit par-dessus, et tous les autres se lisent.',
    newer:
      'a été écrit par un Amaranth plus récent. Rechargez la page ; sur l’ordinateur, mettez l’application à jour.',
    altered:
      'n’est pas tel qu’un de vos appareils l’a scellé : il a été modifié en chemin ou là où il est conservé.',
    otherVault: 'appartient à un autre coffre-fort.',
    malformed: 'est endommagé.',
    showAll: (count: number) => `Tout afficher (${count})`,
  },
});

/** The server knows a kind by its word: so does this device, of an item that does not open. */
export const unreadableKinds = defineMessages({
  en: {
    document: 'A document',
    password: 'A password',
    account: 'An account',
    letter: 'A letter',
    seed: 'A wallet',
    wishes: 'Wishes',
    contact: 'A contact',
    note: 'A note',
    file: 'A file',
    readiness: 'The list of the first week',
    other: 'An item',
  },
  fr: {
    document: 'Un document',
    password: 'Un mot de passe',
    account: 'Un compte',
    letter: 'Une lettre',
    seed: 'Un portefeuille',
    wishes: 'Des volontés',
    contact: 'Un contact',
    note: 'Une note',
    file: 'Un fichier',
    readiness: 'La liste de la première semaine',
    other: 'Un élément',
  },
});
