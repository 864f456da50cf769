/** What a state means for its owner, how it ends, and what a press can and cannot undo. */
import type { ReleaseStage } from '#shared/lifeVerification/policy.ts';
import { defineMessages } from '#ui/language/messages.tsx';

const englishStages: Readonly<Record<ReleaseStage, string>> = {
  instructions: 'your words and instructions',
  memories: 'albums and messages',
  vault: 'what is meant for them in your vault',
  clone: 'your companion',
};
const frenchStages: Readonly<Record<ReleaseStage, string>> = {
  instructions: 'vos mots et vos consignes',
  memories: 'albums et messages',
  vault: 'ce que votre coffre-fort leur destine',
  clone: 'votre compagnon',
};

export const storyMessages = defineMessages({
  en: {
    verifyingMeans:
      'You did not answer us, somebody you trust was worried, or papers were shown to us. Each of your contacts was asked whether you are alive. Nothing is given to anybody while they are asked, and silence is never an answer.',
    verifyingEnds:
      'With your press; with the word of your contacts that you are alive, which gives you time; or when enough of them say that you have died, and then your days to object are still to come. No date ends it.',
    disputedMeans:
      'One of your contacts has said that you are alive, another that you have died. We believe neither and do nothing.',
    disputedEnds:
      'With your press, or when they agree because somebody changes their answer. Time does not end it: however long it lasts, nothing is given to anybody.',
    disputedAfter: 'Once it is over, it may be good to talk to them: somebody was worried about you.',
    vetoMeans:
      'Enough of your contacts have said that you have died. We wait for a word from you. Nothing has been given to anybody.',
    vetoEnds:
      'Press the button, and it ends at once. Your contacts are told that you are well, and everything begins anew.',
    vetoStop: 'I am here. Stop everything.',
    releasingMeans:
      'Your days to object have passed without a word from you. The people you chose receive what you left them, one step after another.',
    releasingEnds:
      'Press the button, and nothing more is given. What was given is closed to them again, and they are told that you live.',
    cannot:
      'What somebody has read, seen or saved meanwhile cannot be taken out of their memory or off their devices. If passwords from your vault were among it, change those.',
    releasingGivenTitle: 'Given so far',
    releasingNothingGiven: 'Nothing has been given yet.',
    releasedMeans: 'The people you chose have received what you left them.',
    releasedEnds:
      'Press the button, and it is closed to them again. They are told that you live, and that nothing is asked of them.',
    releasedGivenTitle: 'What was given',
    releasedNothingGiven: 'Nothing was given.',
    pausedMeans:
      'We ask neither you nor your contacts, and nothing that a contact reports moves anything. Only papers that two of our administrators have seen could have your contacts asked earlier; we would tell you the same day.',
    pausedEnds: 'By itself after its last day, or when you end it. Checking in does not end it.',
    cancelledMeans:
      'Nobody is asked after you, and nothing is given to anybody, whatever happens, also when papers are shown to us. Everything you wrote and everybody you named is still there.',
    cancelledEnds:
      'When you begin again. Your addresses and contacts are kept, so that it takes only a few presses.',
    meansTitle: 'What it means',
    endsTitle: 'How it ends',
    cannotTitle: 'What a press cannot undo',
    afterTitle: 'Afterwards',
    gift: (name: string, stage: ReleaseStage) => `${name}: ${englishStages[stage]}`,
    onItsWay: 'on its way',
    somebody: 'Somebody you named',
  },
  fr: {
    verifyingMeans:
      'Vous ne nous avez pas répondu, une personne de confiance s’est inquiétée, ou des papiers nous ont été présentés. Nous avons demandé à chacun de vos contacts si vous êtes en vie. Rien n’est remis à personne pendant ce temps, et un silence n’est jamais une réponse.',
    verifyingEnds:
      'Par votre geste\u00a0; par la parole de vos contacts que vous êtes en vie, ce qui vous donne du temps\u00a0; ou lorsque assez d’entre eux disent que vous êtes décédé, et vos jours pour vous opposer sont alors encore à venir. Aucune date n’y met fin.',
    disputedMeans:
      'Un de vos contacts a dit que vous êtes en vie, un autre que vous êtes décédé. Nous ne croyons ni l’un ni l’autre et ne faisons rien.',
    disputedEnds:
      'Par votre geste, ou lorsqu’ils s’accordent parce que l’un d’eux change sa réponse. Le temps n’y met pas fin\u00a0: aussi longtemps que cela dure, rien n’est remis à personne.',
    disputedAfter:
      'Une fois que c’est fini, il peut être bon de leur parler\u00a0: quelqu’un s’est inquiété pour vous.',
    vetoMeans:
      'Assez de vos contacts ont dit que vous êtes décédé. Nous attendons un mot de vous. Rien n’a été remis à personne.',
    vetoEnds:
      'Appuyez sur le bouton, et tout s’arrête aussitôt. Vos contacts apprennent que vous allez bien, et tout recommence du début.',
    vetoStop: 'Je suis là. Tout arrêter.',
    releasingMeans:
      'Vos jours pour vous opposer ont passé sans un mot de vous. Les personnes que vous avez choisies reçoivent ce que vous leur laissez, étape par étape.',
    releasingEnds:
      'Appuyez sur le bouton, et plus rien n’est remis. Ce qui l’a été leur est de nouveau fermé, et elles apprennent que vous êtes en vie.',
    cannot:
      'Ce que quelqu’un a lu, vu ou enregistré entre-temps ne peut être retiré ni de sa mémoire ni de ses appareils. Si des mots de passe de votre coffre-fort en faisaient partie, changez-les.',
    releasingGivenTitle: 'Remis jusqu’ici',
    releasingNothingGiven: 'Rien n’a encore été remis.',
    releasedMeans: 'Les personnes que vous avez choisies ont reçu ce que vous leur laissez.',
    releasedEnds:
      'Appuyez sur le bouton, et tout leur est de nouveau fermé. Elles apprennent que vous êtes en vie, et que rien ne leur est demandé.',
    releasedGivenTitle: 'Ce qui a été remis',
    releasedNothingGiven: 'Rien n’a été remis.',
    pausedMeans:
      'Nous ne demandons rien, ni à vous ni à vos contacts, et rien de ce qu’un contact signale ne fait avancer quoi que ce soit. Seuls des papiers vus par deux de nos administrateurs pourraient faire interroger vos contacts plus tôt\u00a0; nous vous le dirions le jour même.',
    pausedEnds:
      'D’elle-même après son dernier jour, ou lorsque vous y mettez fin. Un signe de vie n’y met pas fin.',
    cancelledMeans:
      'Personne n’est interrogé à votre sujet, et rien n’est remis à personne, quoi qu’il arrive, même si des papiers nous sont présentés. Tout ce que vous avez écrit et toutes les personnes que vous avez nommées sont encore là.',
    cancelledEnds:
      'Lorsque vous recommencez. Vos adresses et vos contacts sont gardés\u00a0: quelques gestes suffisent.',
    meansTitle: 'Ce que cela veut dire',
    endsTitle: 'Comment cela se termine',
    cannotTitle: 'Ce qu’un geste ne peut pas défaire',
    afterTitle: 'Ensuite',
    gift: (name: string, stage: ReleaseStage) => `${name}\u00a0: ${frenchStages[stage]}`,
    onItsWay: 'en route',
    somebody: 'Une personne que vous avez nommée',
  },
});
