import { ask, ifPerson, ifPlace, ifSays, ifShort, ifYear, writeChapter } from './write.ts';

export const family = writeChapter('family', [
  ask(
    'mother',
    'What do you see first when you think of your mother, or of whoever was a mother to you?',
    'Quelle image vous vient d’abord quand vous pensez à votre mère, ou à qui en a tenu lieu ?',
    ifSays(
      'sang, sing, song',
      'chantait, chanter, chanson',
      'Which song was it?',
      'Quelle chanson était-ce ?',
    ),
    ifShort(
      'What did she say when she was pleased with you?',
      'Que disait-elle quand elle était contente de vous ?',
    ),
  ),
  ask(
    'father',
    'What did the hands of your father look like, or of whoever was a father to you?',
    'À quoi ressemblaient les mains de votre père, ou de qui en a tenu lieu ?',
    ifSays(
      'work, workshop, farm, factory',
      'travail, atelier, ferme, usine',
      'What did he make with them that is still there?',
      'Qu’ont fait ces mains qui existe encore ?',
    ),
    ifShort('When did those hands do you good?', 'Quand ces mains vous ont-elles fait du bien ?'),
  ),
  ask(
    'first-name',
    'What is the story of your first name?',
    'Quelle est l’histoire de votre prénom ?',
    ifPerson(
      'What do you know about whoever had that name before you?',
      'Que savez-vous de la personne qui portait ce prénom avant vous ?',
    ),
    ifShort('What were you called at home?', 'Comment vous appelait-on à la maison ?'),
  ),
  ask(
    'grandparents',
    'What did you do with your grandparents that you did with nobody else?',
    'Que faisiez-vous avec vos grands-parents, et avec personne d’autre ?',
    ifPlace('What was their house like?', 'Comment était leur maison ?'),
    ifSays(
      'never, died',
      'jamais, mort, morte',
      'What was told about them at home?',
      'Que racontait-on d’eux à la maison ?',
    ),
  ),
  ask(
    'siblings',
    'How did the children of the house get on with each other?',
    'Comment s’entendaient les enfants de la maison ?',
    ifPerson('When did you stick together?', 'À quelle occasion avez-vous fait bloc ?'),
    ifSays(
      'only child, alone',
      'enfant unique, seul, seule',
      'Whom did you share your secrets with?',
      'Avec qui partagiez-vous vos secrets ?',
    ),
  ),
  ask(
    'table',
    'Who sat where at the family table?',
    'Qui s’asseyait où, à la table de famille ?',
    ifShort('What was talked about there?', 'De quoi y parlait-on ?'),
  ),
  ask(
    'saying',
    'Which sentence was heard again and again at home?',
    'Quelle phrase revenait sans cesse à la maison ?',
    ifShort('Who used to say it?', 'Qui la disait ?'),
    ifPerson('On what occasions was it said?', 'En quelles occasions la disait-on ?'),
  ),
  ask(
    'dish',
    'Which dish tastes of your family?',
    'Quel plat a le goût de votre famille ?',
    ifPerson('What was their secret when they made it?', 'Quel était son secret pour le réussir ?'),
    ifShort(
      'How is it made? Tell it as if we stood in the kitchen.',
      'Expliquez-nous la recette comme si nous étions dans la cuisine.',
    ),
  ),
  ask(
    'told-again',
    'Which story is told whenever the family comes together?',
    'Quelle histoire raconte-t-on à chaque réunion de famille ?',
    ifYear(
      'What were those years like for your family?',
      'Comment étaient ces années-là pour votre famille ?',
    ),
    ifPerson('How did they tell it themselves?', 'Comment cette personne la racontait-elle ?'),
  ),
  ask(
    'like-nobody-else',
    'Who in the family was like nobody else?',
    'Qui, dans la famille, ne ressemblait à personne ?',
    ifPerson(
      'What would they say if they came in now?',
      'Que dirait cette personne si elle entrait maintenant ?',
    ),
    ifShort(
      'What did they do that others would not have dared?',
      'Que faisait cette personne que d’autres n’auraient pas osé ?',
    ),
  ),
  ask(
    'heirloom',
    'Which object has gone from hand to hand in your family?',
    'Quel objet est passé de main en main dans votre famille ?',
    ifSays(
      'watch, ring, clock, chest, book',
      'montre, bague, horloge, malle, livre',
      'Where did it come from, at the very beginning?',
      'D’où venait cet objet, tout au début ?',
    ),
    ifShort('Who should have it one day?', 'À qui devrait-il revenir un jour ?'),
  ),
  ask(
    'rule',
    'Which rule of the house would nobody have broken?',
    'Quelle règle de la maison personne n’aurait osé enfreindre ?',
    ifShort(
      'What happened when somebody broke it after all?',
      'Que se passait-il quand quelqu’un l’oubliait ?',
    ),
  ),
  ask(
    'a-child-arrives',
    'What do you remember of a day when a child came into your life?',
    'Que vous rappelez-vous d’un jour où un enfant est entré dans votre vie ?',
    ifYear('What was the weather like that day?', 'Quel temps faisait-il ce jour-là ?'),
    ifPerson(
      'What were they like in the very first days?',
      'Comment était ce petit être, les tout premiers jours ?',
    ),
  ),
  ask(
    'a-child-said',
    'What did a child of the family once say that has stayed with you?',
    'Quel mot d’enfant vous est resté ?',
    ifPerson('How old were they then?', 'Quel âge avait cet enfant ?'),
    ifShort('What did the grown-ups answer?', 'Qu’ont répondu les grandes personnes ?'),
  ),
  ask(
    'likeness',
    'From whom do you have your character?',
    'De qui tenez-vous votre caractère ?',
    ifPerson('When do you notice it most?', 'Quand le remarquez-vous le plus ?'),
    ifShort(
      'In what are you quite different from all of them?',
      'En quoi ne ressemblez-vous à aucun d’entre eux ?',
    ),
  ),
  ask(
    'custom',
    'Which custom of the family would you like to see carried on?',
    'Quelle habitude de la famille aimeriez-vous voir continuer ?',
    ifShort('How did it begin?', 'Comment a-t-elle commencé ?'),
  ),
]);
