import { ask, ifPerson, ifPlace, ifSays, ifShort, writeChapter } from './write.ts';

export const childhood = writeChapter('childhood', [
  ask(
    'first-memory',
    'What is the very first thing you remember?',
    'Quel est votre tout premier souvenir ?',
    ifShort(
      'What do you still see of it when you close your eyes?',
      'Qu’en voyez-vous encore quand vous fermez les yeux ?',
    ),
    ifPerson('What did that person look like to a child?', 'Comment un enfant voyait-il cette personne ?'),
  ),
  ask(
    'kitchen',
    'What did the kitchen smell of on Sundays?',
    'Que sentait la cuisine, le dimanche ?',
    ifSays(
      'bread, cake, pie, tart, soup, roast, coffee',
      'pain, gâteau, tarte, soupe, rôti, café',
      'How was it made, as far as you remember?',
      'Comment le faisait-on, d’après vos souvenirs ?',
    ),
    ifShort('Who was at the stove?', 'Qui se tenait aux fourneaux ?'),
  ),
  ask(
    'house',
    'What does one find behind the front door of the house you were a child in?',
    'Que trouve-t-on derrière la porte de la maison de votre enfance ?',
    ifSays(
      'garden, yard, stairs, attic, cellar',
      'jardin, cour, escalier, grenier, cave',
      'What did you get up to there?',
      'Qu’y faisiez-vous ?',
    ),
    ifShort('Which room did you like best?', 'Quelle pièce préfériez-vous ?'),
  ),
  ask(
    'night-sounds',
    'What did you hear from your bed at night?',
    'Qu’entendiez-vous, le soir, depuis votre lit ?',
    ifShort('What did you imagine when you heard it?', 'Qu’imaginiez-vous en l’entendant ?'),
  ),
  ask(
    'games',
    'What did you play for hours on end?',
    'À quoi jouiez-vous pendant des heures ?',
    ifSays(
      'ball, football, marbles, doll, cards',
      'football, ballon, foot, billes, poupée, cartes',
      'What were the rules where you lived?',
      'Quelles étaient les règles chez vous ?',
    ),
    ifPerson('What made them good to play with?', 'Pourquoi était-il si bon de jouer ensemble ?'),
  ),
  ask(
    'hiding-place',
    'Where did you hide when you wanted to be left alone?',
    'Où vous cachiez-vous quand vous vouliez qu’on vous laisse tranquille ?',
    ifShort('What did you do there, all by yourself?', 'Que faisiez-vous là, sans personne autour ?'),
  ),
  ask(
    'way-to-school',
    'What do you remember of your way to school?',
    'Que vous reste-t-il du chemin de l’école ?',
    ifPlace('What did it look like there in winter?', 'À quoi cela ressemblait-il en hiver ?'),
    ifShort('Who walked beside you?', 'Qui marchait à côté de vous ?'),
  ),
  ask(
    'teacher',
    'Which of your teachers do you remember best?',
    'De quel maître ou de quelle maîtresse vous souvenez-vous le mieux ?',
    ifPerson(
      'What did one learn there that stood in no book?',
      'Qu’apprenait-on là qui n’était dans aucun livre ?',
    ),
    ifShort(
      'Tell a little more: what did their voice sound like?',
      'Dites-en un peu plus : comment était sa voix ?',
    ),
  ),
  ask(
    'friend-at-ten',
    'Who was your best friend when you were ten?',
    'Qui était votre meilleur ami, ou votre meilleure amie, quand vous aviez dix ans ?',
    ifPerson('What became of that friendship?', 'Qu’est devenue cette amitié ?'),
    ifShort(
      'What did you do together on a free afternoon?',
      'Que faisiez-vous ensemble un après-midi libre ?',
    ),
  ),
  ask(
    'treasure',
    'Which small thing did you treasure as a child?',
    'Quel petit objet était pour vous un trésor ?',
    ifShort('Where did you keep it?', 'Où le gardiez-vous ?'),
    ifSays('lost, broke', 'perdu, cassé', 'How did you get over it?', 'Comment le chagrin est-il passé ?'),
  ),
  ask(
    'mischief',
    'What is the finest mischief you got away with?',
    'Quelle est la plus belle bêtise dont personne n’a rien su ?',
    ifPerson('Whose idea was it, to be honest?', 'De qui venait l’idée, entre nous ?'),
    ifShort('How did it end?', 'Comment cela s’est-il terminé ?'),
  ),
  ask(
    'summer',
    'What did a long summer day look like?',
    'À quoi ressemblait une longue journée d’été ?',
    ifPlace('What did the air smell of there?', 'Que sentait l’air, là-bas ?'),
    ifSays(
      'river, lake, sea, beach, pond',
      'rivière, lac, mer, plage, étang',
      'How did you learn to swim?',
      'Comment avez-vous appris à nager ?',
    ),
  ),
  ask(
    'feast',
    'How was the great feast of the year kept in your home?',
    'Comment fêtait-on chez vous le plus grand jour de l’année ?',
    ifSays(
      'christmas, easter, eid, hanukkah',
      'noël, pâques, aïd, hanoukka',
      'What was on the table that day?',
      'Qu’y avait-il sur la table ce jour-là ?',
    ),
    ifShort('What were you most impatient for?', 'Qu’attendiez-vous avec le plus d’impatience ?'),
  ),
  ask(
    'fear',
    'What were you afraid of when you were small?',
    'De quoi aviez-vous peur, enfant ?',
    ifShort('What made it go away?', 'Qu’est-ce qui faisait passer cette peur ?'),
  ),
  ask(
    'dream',
    'What did you want to become when you were seven?',
    'Que vouliez-vous devenir quand vous aviez sept ans ?',
    ifShort('Where had you got the idea from?', 'D’où vous venait cette idée ?'),
  ),
  ask(
    'clothes',
    'Which piece of clothing can you still feel on your skin?',
    'Quel vêtement sentez-vous encore sur votre peau ?',
    ifSays(
      'knitted, sewed, made',
      'tricoté, cousu, fait',
      'Tell about whoever made it.',
      'Parlez-nous de la personne qui l’a fait.',
    ),
    ifShort('When did you wear it?', 'À quelle occasion le portiez-vous ?'),
  ),
]);
