import { defineMessages } from '#ui/language/messages.tsx';

export const copyMessages = defineMessages({
  en: {
    title: 'Keep a copy of your own',
    text: 'One file for your computer that needs nothing of ours, in twenty years either: every picture, film and letter as it was added, with a page that shows them in any browser.',
    withVault:
      'What was sealed for you goes along encrypted, under a phrase that you choose now, with the page that opens it.',
    vaultLeftOut:
      'What was sealed for you is not in it while it is closed. Open it above first, if you want to keep it as well.',
    prepare: 'Prepare the copy',
    phrase: 'A phrase for the copy',
    phraseForgotten: 'Nobody can tell you this phrase: without it the sealed part of the copy stays closed.',
    continue: 'Use this phrase',
    cancel: 'Cancel',
    ready: 'The copy is ready to be saved.',
    stay: 'Stay on this page until it is saved.',
    refused: (count: number) =>
      count === 1
        ? 'One thing did not open and is not in it.'
        : `${count} things did not open and are not in it.`,
    save: 'Save the copy',
    saveWithoutVault: 'Save the albums only',
    failed: 'The copy could not be made. Nothing was changed; try again.',
    tooWeak: 'This phrase cannot be used. Choose another one.',

    fileName: (owner: string) => `From ${owner}`,
    vaultFile: (name: string) => `sealed: ${name}`,
    pageTitle: (owner: string) => `What ${owner} left`,
    pageLead: (date: string) => `Saved from Amaranth on ${date}.`,
    pageData: 'The same as data, for programs: received.json.',
    pageWords: (owner: string) => `${owner}’s words`,
    pageRecording: 'Their recording is among the things below.',
    pageSingle: 'Left alone',
    pageVault: 'From the vault',
    pageVaultText:
      'The folder “vault” holds what was sealed, encrypted with the phrase that was chosen when this was saved. To read it, open “vault/open-vault.html” in any browser, choose the zip or the folder “vault”, and type the phrase. It needs no internet.',
    pageMissing: 'Could not be had when this was saved',
  },
  fr: {
    title: 'Garder une copie à vous',
    text: 'Un seul fichier pour votre ordinateur, qui se passe de nous, même dans vingt ans : chaque photo, film et lettre tels qu’ils ont été ajoutés, avec une page qui les montre dans n’importe quel navigateur.',
    withVault:
      'Ce qui a été scellé pour vous y va chiffré, sous une phrase que vous choisissez maintenant, avec la page qui l’ouvre.',
    vaultLeftOut:
      'Ce qui a été scellé pour vous n’y est pas tant que c’est fermé. Ouvrez-le d’abord ci-dessus, si vous voulez le garder aussi.',
    prepare: 'Préparer la copie',
    phrase: 'Une phrase pour la copie',
    phraseForgotten:
      'Personne ne pourra vous redire cette phrase : sans elle, la partie scellée de la copie reste fermée.',
    continue: 'Prendre cette phrase',
    cancel: 'Annuler',
    ready: 'La copie est prête à être enregistrée.',
    stay: 'Restez sur cette page jusqu’à la fin.',
    refused: (count: number) =>
      count === 1
        ? 'Une chose ne s’est pas ouverte et n’y est pas.'
        : `${count} choses ne se sont pas ouvertes et n’y sont pas.`,
    save: 'Enregistrer la copie',
    saveWithoutVault: 'Enregistrer les albums seulement',
    failed: 'La copie n’a pas pu être faite. Rien n’a changé ; réessayez.',
    tooWeak: 'Cette phrase ne peut pas servir. Choisissez-en une autre.',

    fileName: (owner: string) => `De ${owner}`,
    vaultFile: (name: string) => `scellé : ${name}`,
    pageTitle: (owner: string) => `Ce que ${owner} a laissé`,
    pageLead: (date: string) => `Enregistré depuis Amaranth le ${date}.`,
    pageData: 'Les mêmes informations pour les programmes : received.json.',
    pageWords: (owner: string) => `Les mots de ${owner}`,
    pageRecording: 'L’enregistrement se trouve parmi ce qui suit.',
    pageSingle: 'Laissé séparément',
    pageVault: 'Du coffre-fort',
    pageVaultText:
      'Le dossier « vault » contient ce qui a été scellé, chiffré avec la phrase choisie lors de l’enregistrement. Pour le lire, ouvrez « vault/open-vault.html » dans n’importe quel navigateur, choisissez le zip ou le dossier « vault », et saisissez la phrase. Internet n’est pas nécessaire.',
    pageMissing: 'Introuvable lors de l’enregistrement',
  },
});
