import { ask, ifPerson, ifSays, ifShort, writeChapter } from './write.ts';

export const advice = writeChapter('advice', [
  ask(
    'at-twenty',
    'What would you say to yourself at twenty?',
    'Que diriez-vous à la personne que vous étiez à vingt ans ?',
    ifShort('What would you have answered, at twenty?', 'Qu’auriez-vous répondu, à vingt ans ?'),
  ),
  ask(
    'before-marrying',
    'What would you say to two people who are about to share a life?',
    'Que diriez-vous à deux personnes qui vont partager leur vie ?',
    ifShort('From what do you know it?', 'D’où le savez-vous ?'),
  ),
  ask(
    'young-parents',
    'What would you say to a young mother or a young father?',
    'Que diriez-vous à une jeune mère, ou à un jeune père ?',
    ifShort(
      'Tell of a day when you would have needed it yourself.',
      'Racontez un jour où vous en auriez eu besoin vous-même.',
    ),
    ifSays(
      'sleep, patience',
      'patience, dormir, sommeil',
      'What helped you through the nights?',
      'Qu’est-ce qui vous aidait à passer les nuits ?',
    ),
  ),
  ask(
    'money',
    'What should somebody young know about money?',
    'Que devrait savoir de l’argent quelqu’un de jeune ?',
    ifShort('How did you learn it?', 'Comment l’avez-vous appris ?'),
  ),
  ask(
    'ending-a-quarrel',
    'How does one end a quarrel well?',
    'Comment met-on bien fin à une dispute ?',
    ifPerson('When did it work with them?', 'Quand cela a-t-il réussi avec cette personne ?'),
    ifShort('Tell of a quarrel that ended well.', 'Racontez une dispute qui a bien fini.'),
  ),
  ask(
    'starting-work',
    'What would you say to somebody on the eve of their first day at work?',
    'Que diriez-vous à quelqu’un la veille de son premier jour de travail ?',
    ifShort('Who said something like it to you?', 'Qui vous a dit quelque chose de semblable ?'),
  ),
  ask(
    'growing-older',
    'What is good about growing older?',
    'Qu’y a-t-il de bon à prendre de l’âge ?',
    ifShort('What about it surprises you?', 'Qu’est-ce qui vous y étonne ?'),
  ),
  ask(
    'sadness',
    'What do you say to somebody who is sad?',
    'Que dites-vous à quelqu’un qui a du chagrin ?',
    ifShort('What do you do, beside words?', 'Que faites-vous, au-delà des mots ?'),
  ),
  ask(
    'to-show',
    'What can you do that you would like to show somebody?',
    'Que savez-vous faire que vous aimeriez montrer à quelqu’un ?',
    ifSays(
      'knit, sew, cook, bake, repair, garden',
      'tricoter, coudre, cuisiner, réparer, jardiner',
      'What is the trick that nobody writes down?',
      'Quel est le tour de main que personne n’écrit ?',
    ),
    ifShort('How does one begin?', 'Par quoi commence-t-on ?'),
  ),
  ask(
    'good-habit',
    'Which habit has done you good all your life?',
    'Quelle habitude vous a fait du bien toute votre vie ?',
    ifShort('When did you take it up?', 'Quand l’avez-vous prise ?'),
  ),
  ask(
    'big-step',
    'What would you say to somebody who is afraid of a big step?',
    'Que diriez-vous à quelqu’un qui a peur de faire un grand pas ?',
    ifShort('Which big step of yours are you thinking of?', 'À quel grand pas de votre vie pensez-vous ?'),
  ),
  ask(
    'best-advice',
    'What is the best advice you were ever given?',
    'Quel est le meilleur conseil qu’on vous ait donné ?',
    ifPerson('When did they say it?', 'Quand cette personne vous l’a-t-elle donné ?'),
    ifShort('What came of following it?', 'Qu’a-t-il changé pour vous ?'),
  ),
  ask(
    'not-followed',
    'Which advice were you right not to follow?',
    'Quel conseil avez-vous bien fait de ne pas suivre ?',
    ifPerson('What did they say about it later?', 'Qu’en a dit cette personne, plus tard ?'),
  ),
  ask(
    'keeping-a-friend',
    'How does one keep a friend for life?',
    'Comment garde-t-on un ami toute la vie ?',
    ifPerson('What did they do for it?', 'Qu’a fait cette personne pour cela ?'),
  ),
  ask(
    'remembered',
    'What do you hope your people will remember of you?',
    'Que voudriez-vous que les vôtres gardent de vous ?',
    ifShort('Which moment would show it best?', 'Quel moment le montrerait le mieux ?'),
  ),
  ask(
    'newborn',
    'What do you wish a child who is born today?',
    'Que souhaitez-vous à un enfant qui naît aujourd’hui ?',
    ifShort('What would you show that child first?', 'Que lui montreriez-vous en premier ?'),
  ),
  ask(
    'in-twenty-years',
    'What would you write in a letter to be opened in twenty years?',
    'Qu’écririez-vous dans une lettre à ouvrir dans vingt ans ?',
    ifPerson(
      'What do you hope their life is like then?',
      'Comment imaginez-vous alors la vie de cette personne ?',
    ),
  ),
]);
