/** Why an item does not open, and what helps. */
import { defineMessages } from '#ui/language/messages.tsx';

export const unreadableMessages = defineMessages({
  en: {
    unreadableNewer:
      'It was written by a newer Amaranth than this one. It is whole, and nothing saves over it. Reload the page, or open it where you wrote it.',
    unreadableNewerBody: 'Show what is in it',
    unreadableAltered:
      'What the server answers for it is not what you sealed: it was altered or damaged. It is not shown, because nobody can say who wrote it. Your other items are not touched by this.',
    unreadableOther:
      'It belongs to another vault, and this one’s key does not open it. Nothing of it is shown, and nothing saves over it.',
    unreadableMalformed:
      'What stands on the server is not a sealed item. Your other items are not touched by this.',
    unreadableAdvice:
      'An earlier export of your vault may hold it. Write to us before you delete anything: we cannot read it, but we can see whether the server lost a part of it.',
  },
  fr: {
    unreadableNewer:
      'Il a été écrit par une version d’Amaranth plus récente que celle-ci. Il est entier, et rien ne l’écrase. Rechargez la page, ou ouvrez-le là où vous l’avez écrit.',
    unreadableNewerBody: 'Montrer ce qu’il contient',
    unreadableAltered:
      'Ce que le serveur répond n’est pas ce que vous avez scellé : cela a été modifié ou abîmé. Nous ne le montrons pas, car personne ne peut dire qui l’a écrit. Vos autres éléments ne sont pas touchés.',
    unreadableOther:
      'Il appartient à un autre coffre-fort, que la clé de celui-ci n’ouvre pas. Rien n’en est montré, et rien ne l’écrase.',
    unreadableMalformed:
      'Ce qui se trouve sur le serveur n’est pas un élément scellé. Vos autres éléments ne sont pas touchés.',
    unreadableAdvice:
      'Un ancien export de votre coffre-fort le contient peut-être. Écrivez-nous avant de supprimer quoi que ce soit : nous ne pouvons pas le lire, mais nous pouvons voir si le serveur en a perdu une partie.',
  },
});

export type UnreadableTexts = (typeof unreadableMessages)['en' | 'fr'];
