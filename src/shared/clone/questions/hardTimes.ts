/** Each of these leaves the door open: somebody who asks it must be able to hear no answer. */
import { ask, ifPerson, ifSays, ifShort, ifYear, writeChapter } from './write.ts';

export const hardTimes = writeChapter('hard-times', [
  ask(
    'asked-most',
    'Which time of your life asked the most of you, if you want to speak of it?',
    'Quelle période de votre vie vous a le plus demandé, si vous voulez bien en parler ?',
    ifYear('What was an ordinary day like then?', 'À quoi ressemblait alors une journée ordinaire ?'),
    ifShort(
      'That is enough if you wish. Otherwise: what carried you?',
      'Cela suffit si vous le souhaitez. Sinon : qu’est-ce qui vous a fait tenir ?',
    ),
  ),
  ask(
    'getting-up',
    'What got you out of bed in a hard time, if you care to tell?',
    'Dans un moment difficile, qu’est-ce qui vous faisait vous lever le matin, si vous voulez le dire ?',
    ifPerson(
      'How did they know what you needed?',
      'Comment cette personne savait-elle ce qu’il vous fallait ?',
    ),
  ),
  ask(
    'stood-by',
    'Who stood by you when things were hard, if you want to name them?',
    'Qui est resté près de vous quand c’était dur, si vous voulez les nommer ?',
    ifPerson('What did they do for you?', 'Qu’a fait cette personne pour vous ?'),
    ifShort(
      'What would you like to say to them, only if you want to?',
      'Qu’aimeriez-vous leur dire, seulement si vous le voulez ?',
    ),
  ),
  ask(
    'missed',
    'Whom do you miss, only if you would like to tell us?',
    'Qui vous manque, seulement si vous avez envie de nous le dire ?',
    ifPerson('What would you tell them about today?', 'Que lui raconteriez-vous d’aujourd’hui ?'),
    ifShort('What were they like, on a good day?', 'Comment était cette personne, un bon jour ?'),
  ),
  ask(
    'keeping-near',
    'What do you do to keep somebody near who is gone, if you want to share it?',
    'Que faites-vous pour garder près de vous quelqu’un qui n’est plus là, si vous voulez le partager ?',
    ifShort(
      'What do you feel when you do it, if it can be said?',
      'Que ressentez-vous alors, si cela peut se dire ?',
    ),
  ),
  ask(
    'illness',
    'What did an illness, yours or somebody else’s, teach you, if you want to say?',
    'Que vous a appris une maladie, la vôtre ou celle d’un proche, si vous voulez le dire ?',
    ifPerson(
      'What did they say or do that you remember?',
      'Quel mot ou quel geste de cette personne vous est resté ?',
    ),
  ),
  ask(
    'went-without',
    'What did you go without in lean years, if you like to remember them?',
    'De quoi manquait-on dans les années maigres, si vous voulez bien vous en souvenir ?',
    ifYear('How did people help each other in those years?', 'Comment s’entraidait-on ces années-là ?'),
    ifSays(
      'bread, coal, shoes, meat',
      'pain, charbon, chaussures, viande',
      'What was used in its place?',
      'Par quoi le remplaçait-on ?',
    ),
  ),
  ask(
    'making-do',
    'How did you manage when money was short, if you care to tell?',
    'Comment faisiez-vous quand l’argent manquait, si vous voulez le raconter ?',
    ifShort('Which trick from then do you still use?', 'Quelle astuce de ce temps-là utilisez-vous encore ?'),
  ),
  ask(
    'failure',
    'Which failure hurt once and no longer does, if you want to tell of it?',
    'Quel échec vous a fait mal et ne fait plus mal, si vous voulez en parler ?',
    ifShort('What came out of it in the end?', 'Qu’en est-il sorti, finalement ?'),
  ),
  ask(
    'forgiving',
    'Whom have you forgiven, only if you want to say?',
    'À qui avez-vous pardonné, seulement si vous voulez le dire ?',
    ifShort('How did it feel afterwards?', 'Qu’avez-vous ressenti ensuite ?'),
  ),
  ask(
    'otherwise',
    'What would you do differently, only if you want to say?',
    'Que feriez-vous autrement, seulement si vous voulez le dire ?',
    ifShort(
      'What would you say to the person you were then?',
      'Que diriez-vous à la personne que vous étiez alors ?',
    ),
  ),
  ask(
    'never-came',
    'What did you fear that never came, if you like to tell?',
    'Qu’avez-vous redouté qui n’est jamais arrivé, si vous voulez le raconter ?',
    ifShort('When did you notice that it was over?', 'Quand avez-vous senti que c’était passé ?'),
  ),
  ask(
    'farewell',
    'Which farewell do you still think of, only if you want to?',
    'À quel adieu pensez-vous encore, seulement si vous le voulez ?',
    ifPerson('What is the last picture you have of them?', 'Quelle dernière image en avez-vous ?'),
  ),
  ask(
    'found-out',
    'What did you find out about yourself in a bad year, if you want to share it?',
    'Qu’avez-vous découvert de vous-même dans une mauvaise année, si vous voulez le partager ?',
    ifYear('What ended that year?', 'Qu’est-ce qui a mis fin à cette année-là ?'),
    ifShort('What do you still have of it?', 'Que vous en reste-t-il ?'),
  ),
  ask(
    'comforting-words',
    'Which words once comforted you, if you want to pass them on?',
    'Quels mots vous ont un jour apaisé le cœur, si vous voulez les transmettre ?',
    ifPerson('How did they say it?', 'Comment cette personne les a-t-elle dits ?'),
  ),
  ask(
    'getting-better',
    'When did you notice that things were getting better, if you like to tell?',
    'À quoi avez-vous senti que cela allait mieux, si vous voulez le raconter ?',
    ifShort(
      'What was the first thing you enjoyed again?',
      'Quelle a été la première chose à vous faire de nouveau plaisir ?',
    ),
  ),
  ask(
    'not-spoken-of',
    'What was not spoken of at home, as far as you want to say today?',
    'De quoi ne parlait-on pas à la maison, autant que vous voulez le dire aujourd’hui ?',
    ifShort('How did one notice it, as a child?', 'À quoi un enfant le remarquait-il ?'),
  ),
]);
