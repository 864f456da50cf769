/** What other pages say of the vault. */
import { defineMessages } from '#ui/language/messages.tsx';

export const elsewhereMessages = defineMessages({
  en: {
    cardTitle: 'Your vault',
    whySetUp:
      'Where the will lies, whom to call, what opens the telephone: in the first week a family looks for some forty such things. Here they are sealed on your device, and nobody else can read them.',
    setUp: 'Set up your vault',
    whatIsInIt: 'Papers, passwords, wishes and letters, sealed.',
    open: 'Open your vault',
    firstWeek: 'What a family needs in the first week',

    exportApart:
      'Your vault is not in this archive. It leaves sealed, in one of its own, with a page that opens it without us.',
    exportVault: 'Export the vault',
    deletionToo:
      'Your vault is erased too: what you wrote, its files, its earlier versions and its keys. Nobody can bring it back then, so take it with you first.',
  },
  fr: {
    cardTitle: 'Votre coffre-fort',
    whySetUp:
      'Où est le testament, qui appeler, le code du téléphone : la première semaine, une famille cherche une quarantaine de choses. Ici, elles sont scellées sur votre appareil, et personne d’autre ne peut les lire.',
    setUp: 'Créer votre coffre-fort',
    whatIsInIt: 'Papiers, mots de passe, volontés et lettres, sous scellés.',
    open: 'Ouvrir votre coffre-fort',
    firstWeek: 'Ce qu’il faut à une famille la première semaine',

    exportApart:
      'Votre coffre-fort n’est pas dans cette archive. Il s’emporte à part, sous scellés, avec une page qui l’ouvre sans nous.',
    exportVault: 'Exporter le coffre-fort',
    deletionToo:
      'Votre coffre-fort est effacé aussi : ce que vous y avez écrit, ses fichiers, ses versions précédentes et ses clés. Personne ne pourra le faire revenir, emportez-le donc d’abord.',
  },
});
