/** What the plan's page says. Figures come from the plans. */
import { defineMessages } from '#ui/language/messages.tsx';

export const subscriptionMessages = defineMessages({
  en: {
    title: 'Your plan',
    lead: 'More room when you need it. Your vault and its release work on every plan, whatever is paid or owed.',
    loading: 'Your plan is on its way',
    failed: 'Your plan could not be read. It is as it was.',
    youHave: 'You have',
    free: 'Free',
    freeText: 'Nothing is paid, and it does not end.',
    givenText: 'It was given to you: nothing is paid.',
    renews: (price: string, day: string) => `${price}, next paid on ${day}.`,
    ends: (day: string) => `It ends on ${day}. Nothing more is taken.`,
    endsWithAccount: (day: string) =>
      `It ends on ${day}, because your account waits to be erased. Nothing more is taken. Keep the account, and what was not ended before goes on.`,
    pastDueTitle: 'The last payment did not go through',
    pastDue: (day: string) =>
      `Your plan goes on as it is until ${day}, and the payment is tried again by itself. A card that has run out is the usual reason. Whatever happens, your vault, your letters and their release stay as they are.`,
    changeCard: 'Change the card',
    portal: 'Cards and invoices',
    portalNote: 'Opens the payment service’s own page.',
    resume: 'Keep this plan',
    resumed: 'Your plan goes on.',
    used: 'What you use',
    storage: 'Room',
    albums: 'Albums',
    beneficiaries: 'Beneficiaries',
    of: (used: number, limit: number) => `${used} of ${limit}`,
    unlimited: (used: number) => `${used}, as many as you like`,
    usedUnknown: 'What you use could not be read.',
    plans: 'All plans',
    pay: 'Pay',
    monthly: 'By month',
    yearly: 'By year',
    yearlySaves: 'Less than twelve single months',
    aMonth: 'a month',
    aYear: 'a year',
    forEver: 'for as long as you like',
    saves: (amount: string) => `${amount} a year less than by month`,
    room: (room: string) => `${room} for photographs, films, recordings and files`,
    albumLimit: (count: number | null) => (count === null ? 'As many albums as you like' : `${count} albums`),
    beneficiaryLimit: (count: number | null) => {
      if (count === null) return 'As many beneficiaries as you like';
      return count === 1 ? '1 beneficiary' : `${count} beneficiaries`;
    },
    checkIn: (least: number, most: number) =>
      least === most
        ? `A check-in every ${least} days`
        : `A check-in every ${least} to ${most} days, as you choose`,
    everyPlan: 'Vault, letters, trusted contacts and the release are the same on every plan.',
    current: 'Your plan now',
    ahead: 'Yours from then on',
    begin: (plan: string) => `Take ${plan}`,
    upgrade: (plan: string) => `Go up to ${plan}`,
    downgrade: (plan: string) => `Go down to ${plan}`,
    toYear: 'Pay by year',
    toMonth: 'Pay by month',
    cancel: 'End at the period’s end',
    changeTitle: (plan: string) => `Change to ${plan}`,
    previewing: 'Working out the exact sum',
    previewFailed: 'The sum could not be worked out.',
    dueNow: 'Paid today',
    unusedTime: 'Back for what is left of your plan',
    ofPlan: (plan: string) => `Amaranth ${plan}`,
    creditUsed: 'Paid with your credit',
    creditLeft: 'Credit for your next payments',
    nothingDue: 'Nothing is paid today.',
    afterwards: (price: string, day: string) => `Then ${price} on ${day}.`,
    afterwardsWithCredit: (price: string, day: string, paid: string) =>
      `Your credit is used first: of the ${price} on ${day}, you pay ${paid}.`,
    goesOn: 'The plan that you had ended goes on with this.',
    tooOld: 'A moment has passed and the sum with it. Here it is anew.',
    confirm: (price: string) => `Pay ${price} and change`,
    confirmFree: 'Change now',
    changed: (plan: string) => `You now have ${plan}.`,
    upTo: (count: number | null) => (count === null ? 'no limit' : String(count)),
    checkInEvery: 'Check-in every',
    daysBetween: (least: number, most: number) =>
      least === most ? `${least} days` : `${least} to ${most} days`,
    becomes: (before: string, after: string) => `${before} → ${after}`,
    changes: 'What changes',
    nothingDeleted:
      'Nothing is deleted. What is beyond the room stays, can be read, downloaded and handed on; only new uploads wait.',
    overStorage: (over: string, room: string) => `You keep ${over} more than the ${room} of that plan.`,
    overAlbums: (over: number, limit: number) =>
      over === 1
        ? `You have one album more than its ${limit}: it stays, and no new one can be made.`
        : `You have ${over} albums more than its ${limit}: they stay, and no new one can be made.`,
    overBeneficiaries: (over: number, limit: number) =>
      limit === 1
        ? `You named ${over} more than its one beneficiary: they stay, and nobody new can be named.`
        : `You named ${over} more than its ${limit} beneficiaries: they stay, and nobody new can be named.`,
    noticeDays: (days: number) => `You are told of it for ${days} days before anything else.`,
    cancelTitle: 'End this plan?',
    cancelText: (day: string) =>
      `It goes on until ${day}, as it is paid. Then you have Free. You can change your mind until that day.`,
    credit: (amount: string) =>
      `Credit of ${amount} from an earlier change: your next payments use it first.`,
    creditStaysOf: (amount: string) =>
      `Your credit of ${amount} is not paid out. What is left of it then stays with your account and is used first, should you take a plan again.`,
    creditStays:
      'Credit from an earlier change is not paid out. What is left of it stays with your account and is used first, should you take a plan again.',
    staysTitle: 'What stays',
    stays:
      'Your vault and everything in it\nLife verification, your trusted contacts and the release\nYour letters, albums and everything in them, to look at and take with you',
    cancelConfirm: 'End it then',
    cancelled: (day: string) => `Your plan ends on ${day}.`,
    keep: 'Keep my plan',
  },
  fr: {
    title: 'Votre formule',
    lead: 'Plus de place quand il vous en faut. Votre coffre-fort et sa transmission fonctionnent avec toutes les formules, quoi qui soit payé ou dû.',
    loading: 'Votre formule arrive',
    failed: 'Votre formule n’a pas pu être lue. Elle est restée telle quelle.',
    youHave: 'Vous avez',
    free: 'Gratuite',
    freeText: 'Rien n’est payé, et elle n’a pas de fin.',
    givenText: 'Elle vous a été donnée : rien n’est payé.',
    renews: (price: string, day: string) => `${price}, prochain paiement le ${day}.`,
    ends: (day: string) => `Elle prend fin le ${day}. Plus rien n’est prélevé.`,
    endsWithAccount: (day: string) =>
      `Elle prend fin le ${day}, parce que votre compte attend d’être effacé. Plus rien n’est prélevé. Gardez le compte, et ce qui n’avait pas été arrêté avant continue.`,
    pastDueTitle: 'Le dernier paiement n’est pas passé',
    pastDue: (day: string) =>
      `Votre formule continue telle quelle jusqu’au ${day}, et le paiement est retenté tout seul. Le plus souvent, la carte a expiré. Quoi qu’il arrive, votre coffre-fort, vos lettres et leur transmission restent ce qu’ils sont.`,
    changeCard: 'Changer de carte',
    portal: 'Cartes et factures',
    portalNote: 'Ouvre la page du service de paiement.',
    resume: 'Garder cette formule',
    resumed: 'Votre formule continue.',
    used: 'Ce que vous utilisez',
    storage: 'Place',
    albums: 'Albums',
    beneficiaries: 'Bénéficiaires',
    of: (used: number, limit: number) => `${used} sur ${limit}`,
    unlimited: (used: number) => `${used}, autant que vous voulez`,
    usedUnknown: 'Ce que vous utilisez n’a pas pu être lu.',
    plans: 'Toutes les formules',
    pay: 'Payer',
    monthly: 'Au mois',
    yearly: 'À l’année',
    yearlySaves: 'Moins que douze mois un par un',
    aMonth: 'par mois',
    aYear: 'par an',
    forEver: 'aussi longtemps que vous voulez',
    saves: (amount: string) => `${amount} de moins par an qu’au mois`,
    room: (room: string) => `${room} pour photographies, films, enregistrements et fichiers`,
    albumLimit: (count: number | null) =>
      count === null ? 'Autant d’albums que vous voulez' : `${count} albums`,
    beneficiaryLimit: (count: number | null) => {
      if (count === null) return 'Autant de bénéficiaires que vous voulez';
      return count === 1 ? '1 bénéficiaire' : `${count} bénéficiaires`;
    },
    checkIn: (least: number, most: number) =>
      least === most
        ? `Un signe de vie tous les ${least} jours`
        : `Un signe de vie tous les ${least} à ${most} jours, à votre choix`,
    everyPlan:
      'Coffre-fort, lettres, contacts de confiance et transmission sont les mêmes avec toutes les formules.',
    current: 'Votre formule actuelle',
    ahead: 'La vôtre ensuite',
    begin: (plan: string) => `Prendre ${plan}`,
    upgrade: (plan: string) => `Passer à ${plan}`,
    downgrade: (plan: string) => `Descendre à ${plan}`,
    toYear: 'Payer à l’année',
    toMonth: 'Payer au mois',
    cancel: 'Arrêter à l’échéance',
    changeTitle: (plan: string) => `Passer à ${plan}`,
    previewing: 'Calcul de la somme exacte',
    previewFailed: 'La somme n’a pas pu être calculée.',
    dueNow: 'Payé aujourd’hui',
    unusedTime: 'Rendu pour ce qui reste de votre formule',
    ofPlan: (plan: string) => `Amaranth ${plan}`,
    creditUsed: 'Payé avec votre avoir',
    creditLeft: 'Avoir sur vos prochains paiements',
    nothingDue: 'Rien n’est payé aujourd’hui.',
    afterwards: (price: string, day: string) => `Puis ${price} le ${day}.`,
    afterwardsWithCredit: (price: string, day: string, paid: string) =>
      `Votre avoir sert d’abord : sur les ${price} du ${day}, vous payez ${paid}.`,
    goesOn: 'La formule que vous aviez arrêtée continue avec ce changement.',
    tooOld: 'Un moment a passé, et la somme avec lui. La voici à nouveau.',
    confirm: (price: string) => `Payer ${price} et changer`,
    confirmFree: 'Changer maintenant',
    changed: (plan: string) => `Vous avez maintenant ${plan}.`,
    upTo: (count: number | null) => (count === null ? 'sans limite' : String(count)),
    checkInEvery: 'Signe de vie tous les',
    daysBetween: (least: number, most: number) =>
      least === most ? `${least} jours` : `${least} à ${most} jours`,
    becomes: (before: string, after: string) => `${before} → ${after}`,
    changes: 'Ce qui change',
    nothingDeleted:
      'Rien n’est effacé. Ce qui dépasse la place reste, se lit, se télécharge et se transmet ; seuls les nouveaux envois attendent.',
    overStorage: (over: string, room: string) =>
      `Vous gardez ${over} de plus que les ${room} de cette formule.`,
    overAlbums: (over: number, limit: number) =>
      over === 1
        ? `Vous avez un album de plus que ses ${limit} : il reste, et aucun nouveau ne peut être créé.`
        : `Vous avez ${over} albums de plus que ses ${limit} : ils restent, et aucun nouveau ne peut être créé.`,
    overBeneficiaries: (over: number, limit: number) => {
      const more = over === 1 ? 'une personne' : `${over} personnes`;
      return limit === 1
        ? `Vous avez désigné ${more} de plus que son seul bénéficiaire : rien ne leur est retiré, et personne de nouveau ne peut être désigné.`
        : `Vous avez désigné ${more} de plus que ses ${limit} bénéficiaires : rien ne leur est retiré, et personne de nouveau ne peut être désigné.`;
    },
    noticeDays: (days: number) => `Vous en êtes averti pendant ${days} jours avant toute autre chose.`,
    cancelTitle: 'Arrêter cette formule ?',
    cancelText: (day: string) =>
      `Elle continue jusqu’au ${day}, comme elle est payée. Ensuite vous avez la formule gratuite. Vous pouvez changer d’avis jusqu’à ce jour.`,
    credit: (amount: string) =>
      `Avoir de ${amount}, d’un changement précédent : il sert d’abord à vos prochains paiements.`,
    creditStaysOf: (amount: string) =>
      `Votre avoir de ${amount} n’est pas versé. Ce qu’il en reste alors est gardé avec votre compte et sert d’abord, si vous reprenez une formule.`,
    creditStays:
      'L’avoir d’un changement précédent n’est pas versé. Ce qu’il en reste est gardé avec votre compte et sert d’abord, si vous reprenez une formule.',
    staysTitle: 'Ce qui reste',
    stays:
      'Votre coffre-fort et tout ce qu’il contient\nLa vérification de vie, vos contacts de confiance et la transmission\nVos lettres, vos albums et tout ce qu’ils contiennent, à regarder et à emporter',
    cancelConfirm: 'L’arrêter alors',
    cancelled: (day: string) => `Votre formule prend fin le ${day}.`,
    keep: 'Garder ma formule',
  },
});
