/** What the pricing page says. Figures come from the plans. */
import { defineMessages } from '#ui/language/messages.tsx';

export const pricingMessages = defineMessages({
  en: {
    title: 'What it costs, and what it never will',
    lead: 'Begin free. Pay for room when you need room. What you leave is handed on whether you pay or not.',
    period: 'Pay',
    monthly: 'by month',
    yearly: 'by year',
    aMonth: 'a month',
    aYear: 'a year',
    forEver: 'for as long as you like',
    saves: (months: number) => `${months} months less than paying by month`,
    card: 'The free plan asks for no card. Before a larger one begins you see the exact sum; the card is entered on the payment service’s own page.',
    begin: 'Begin with Free',
    waitlist: 'Join Waitlist',
    yours: 'Your account',
    yourPlan: 'See the exact sum',
    room: (room: string) => `${room} for photographs, films, recordings and files`,
    albums: (count: number | null) => (count === null ? 'As many albums as you like' : `${count} albums`),
    people: (count: number | null) => {
      if (count === null) return 'As many beneficiaries as you like';
      return count === 1 ? '1 beneficiary' : `${count} beneficiaries`;
    },
    checkIn: (least: number, most: number) =>
      least === most
        ? `A check-in every ${least} days`
        : `A check-in every ${least} to ${most} days, as you choose`,
    everyTitle: 'On every plan, the free one too',
    every:
      'The encrypted vault, its recovery key and its offline reader\nLetters, which never count against your room\nTrusted contacts, life verification, and the release itself\nTwo-step sign-in, and every session in your hands\nA copy of everything, in formats that open without us',
    clone:
      'Everybody has one free conversation with a clone. After it, the messages of the plan are used, 200 a month on Pro and 1,000 on Premium, then credits, which do not run out. Things of the Memorial Shop are paid for one by one.',
    promiseTitle: 'Three promises about money',
    promiseVault:
      'Your vault and its release work on every plan, whatever is owed. Nobody’s inheritance depends on a card.',
    promiseRoom:
      'A smaller plan deletes nothing. What is beyond its room stays and can be read and taken away; only new uploads wait.',
    promiseSale: 'We sell plans and memorial things. We sell nothing about you, to anybody.',
    offersTitle: 'The names on the waitlist',
    offers: (free: string, pro: string, premium: string) =>
      `Free, Family and Family+ are the names of the launch offers. They become the plans above: ${free}, ${pro} and ${premium}.`,
    rivalsTitle: 'Beside others, honestly',
    rivalsLead: (date: string) =>
      `As we knew them on ${date}; their own pages have the last word. Each is good at something that we are not; several of them cost nothing and are worth setting up today.`,
    rivalKeeps: 'Keeps',
    rivalHandsOn: 'Hands on',
    rivalBetter: 'Better than us',
    rivalSource: 'Their page',
    ours: 'Amaranth keeps photographs, films, voices, letters and an encrypted vault in one place, and hands each thing to the person it is for: after reminders, a month of grace, the word of people who know you, and a time in which you can still stop it.',
    questionsTitle: 'Questions about money',
    whenPay: 'When do I have to pay?',
    whenPayText:
      'When you need more room, and not before: a free account can be made at once and kept for good. You see the exact sum before you agree to it.',
    whenEnds: 'What happens if I stop paying?',
    whenEndsText:
      'You go back to Free. Nothing is deleted, everything can be read and downloaded, and whatever you arranged for your people stays arranged.',
    whenGone: 'Who pays when I am gone?',
    whenGoneText:
      'Nobody. A release that has begun is carried out on every plan, and what was handed on can be downloaded in one piece.',
    refund: 'Is there a trial?',
    refundText: 'The demo shows everything without an account, and Free is not a trial: it does not end.',
  },
  fr: {
    title: 'Ce que cela coûte, et ce que cela ne coûtera jamais',
    lead: 'Commencez gratuitement. Payez de la place quand il vous en faut. Ce que vous laissez est transmis, que vous payiez ou non.',
    period: 'Payer',
    monthly: 'au mois',
    yearly: 'à l’année',
    aMonth: 'par mois',
    aYear: 'par an',
    forEver: 'aussi longtemps que vous voulez',
    saves: (months: number) => `${months} mois de moins qu’au mois`,
    card: 'La formule gratuite ne demande aucune carte. Avant qu’une plus grande commence, vous voyez la somme exacte ; la carte se saisit sur la page du service de paiement.',
    begin: 'Commencer gratuitement',
    waitlist: 'Rejoindre la liste d’attente',
    yours: 'Votre compte',
    yourPlan: 'Voir la somme exacte',
    room: (room: string) => `${room} pour photographies, films, enregistrements et fichiers`,
    albums: (count: number | null) =>
      count === null ? 'Autant d’albums que vous voulez' : `${count} albums`,
    people: (count: number | null) => {
      if (count === null) return 'Autant de bénéficiaires que vous voulez';
      return count === 1 ? '1 bénéficiaire' : `${count} bénéficiaires`;
    },
    checkIn: (least: number, most: number) =>
      least === most
        ? `Un signe de vie tous les ${least} jours`
        : `Un signe de vie tous les ${least} à ${most} jours, à votre choix`,
    everyTitle: 'Dans chaque formule, la gratuite aussi',
    every:
      'Le coffre-fort chiffré, sa clé de secours et son lecteur hors ligne\nLes lettres, qui ne comptent jamais dans votre place\nLes contacts de confiance, la vérification de vie et la transmission elle-même\nLa connexion en deux étapes, et chaque session sous votre main\nUne copie de tout, dans des formats qui s’ouvrent sans nous',
    clone:
      'Chacun a une conversation gratuite avec un clone. Ensuite passent les messages de la formule, 200 par mois avec Pro et 1 000 avec Premium, puis les crédits, qui n’expirent pas. Les objets de la boutique du souvenir se paient un à un.',
    promiseTitle: 'Trois promesses sur l’argent',
    promiseVault:
      'Votre coffre-fort et sa transmission fonctionnent dans chaque formule, quoi qu’il soit dû. Aucun héritage ne dépend d’une carte.',
    promiseRoom:
      'Une formule plus petite n’efface rien. Ce qui dépasse sa place reste, se lit et s’emporte ; seuls les nouveaux envois attendent.',
    promiseSale:
      'Nous vendons des formules et des objets du souvenir. Nous ne vendons rien de vous, à personne.',
    offersTitle: 'Les noms de la liste d’attente',
    offers: (free: string, pro: string, premium: string) =>
      `Free, Family et Family+ sont les noms des offres de lancement. Elles deviennent les formules ci-dessus : ${free}, ${pro} et ${premium}.`,
    rivalsTitle: 'À côté des autres, honnêtement',
    rivalsLead: (date: string) =>
      `Tels que nous les connaissions au ${date} ; leurs propres pages font foi. Chacun fait bien quelque chose que nous ne faisons pas ; plusieurs ne coûtent rien et méritent d’être réglés aujourd’hui.`,
    rivalKeeps: 'Garde',
    rivalHandsOn: 'Transmet',
    rivalBetter: 'Mieux que nous',
    rivalSource: 'Leur page',
    ours: 'Amaranth garde photographies, films, voix, lettres et un coffre-fort chiffré au même endroit, et remet chaque chose à la personne à qui elle est destinée : après des rappels, un mois de grâce, la parole de ceux qui vous connaissent, et un délai où vous pouvez encore tout arrêter.',
    questionsTitle: 'Questions d’argent',
    whenPay: 'Quand faut-il payer ?',
    whenPayText:
      'Quand il vous faut plus de place, et pas avant : un compte gratuit se crée tout de suite et se garde pour de bon. Vous voyez la somme exacte avant d’accepter.',
    whenEnds: 'Que se passe-t-il si j’arrête de payer ?',
    whenEndsText:
      'Vous revenez à la formule gratuite. Rien n’est effacé, tout se lit et se télécharge, et ce que vous avez prévu pour les vôtres reste prévu.',
    whenGone: 'Qui paie quand je ne suis plus là ?',
    whenGoneText:
      'Personne. Une transmission commencée va à son terme dans chaque formule, et ce qui a été transmis se télécharge d’un bloc.',
    refund: 'Y a-t-il un essai ?',
    refundText:
      'La démonstration montre tout sans compte, et la formule gratuite n’est pas un essai : elle ne finit pas.',
  },
});
