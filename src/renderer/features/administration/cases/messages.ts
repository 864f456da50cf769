/** What the hub's page of cases says. */
import type { CaseProof, CaseState } from '#shared/callables/legacyCases.ts';
import { defineMessages } from '#ui/language/messages.tsx';

type Decision = 'uphold' | 'reject' | 'withdraw';

const englishStates: Readonly<Record<CaseState, string>> = {
  open: 'Open',
  upheld: 'Upheld',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  void: 'Void: the owner answered',
};
const frenchStates: Readonly<Record<CaseState, string>> = {
  open: 'Ouvert',
  upheld: 'Confirmé',
  rejected: 'Rejeté',
  withdrawn: 'Retiré',
  void: 'Sans objet\u00a0: le titulaire a répondu',
};

const englishProofs: Readonly<Record<CaseProof, string>> = {
  'death-certificate': 'Death certificate',
  'notarial-deed': 'Deed of a notary',
  'court-order': 'Order of a court',
  other: 'Another paper',
};
const frenchProofs: Readonly<Record<CaseProof, string>> = {
  'death-certificate': 'Acte de décès',
  'notarial-deed': 'Acte de notoriété',
  'court-order': 'Décision de justice',
  other: 'Une autre pièce',
};

const englishDecisions: Readonly<Record<Decision, (who: string, when: string) => string>> = {
  uphold: (who, when) => `${who} upheld it on ${when}`,
  reject: (who, when) => `${who} rejected it on ${when}`,
  withdraw: (who, when) => `${who} withdrew it on ${when}`,
};
const frenchDecisions: Readonly<Record<Decision, (who: string, when: string) => string>> = {
  uphold: (who, when) => `Confirmé par ${who} le ${when}`,
  reject: (who, when) => `Rejeté par ${who} le ${when}`,
  withdraw: (who, when) => `Retiré par ${who} le ${when}`,
};

export const caseMessages = defineMessages({
  en: {
    title: 'Documented cases',
    lead: 'For a family that has papers and no answer. Two administrators look at them, each for themselves, and nobody sees what is in the account. A case makes the trusted contacts be asked; it gives nothing to anybody.',
    loading: 'Loading…',
    failed: 'The cases could not be read.',
    none: 'No case yet',
    noneText: 'Cases that are opened appear here, for every administrator.',
    refresh: 'Look again',
    openCase: 'Open a case',
    openTitle: 'Open a case',
    openText:
      'The owner and every administrator are told at once. One sign of life of the owner’s ends the case.',
    ownerEmail: 'Address of the account',
    ownerEmailHint: 'Whole, as the family wrote it. There is no list of members to look through.',
    askedBy: 'Who asks',
    askedByHint: 'Name, and how they are related.',
    proof: 'Which paper you have seen',
    reference: 'Where it is kept',
    referenceHint: 'The number of the folder, outside of Amaranth.',
    reason: 'What the papers say, and how they were checked',
    reasonHint: 'Never what might be in the account.',
    reasonWrong: 'Write at least ten characters.',
    open: 'Open the case',
    opened: 'The case is open. The owner was told.',
    nobodyThere: 'Nobody with this address has a life verification that is armed.',
    openAlready: 'There is an open case of this person already.',
    state: (state: CaseState) => englishStates[state],
    proofs: (proof: CaseProof) => englishProofs[proof],
    you: 'You',
    formerAdministrator: 'A former administrator',
    openedBy: (who: string, when: string) => `${who} opened it on ${when}`,
    decided: (decision: Decision, who: string, when: string) => englishDecisions[decision](who, when),
    waitsForOne: 'Waits for two administrators.',
    waitsForSecond: 'Waits for a second administrator.',
    noLongerCounts:
      'This no longer counts: since then somebody has said that the owner is alive, or the owner has answered.',
    waitsForOther: 'You have upheld it. Another administrator has to do so too.',
    uphold: 'Uphold',
    reject: 'Reject',
    withdraw: 'Withdraw',
    actOn: (act: string, email: string) => `${act}: ${email}`,
    upholdTitle: 'Uphold this case?',
    upholdText:
      'If another administrator has upheld it too, the owner’s trusted contacts are asked whether the owner is alive. Nothing is given before the owner’s days to object are over.',
    hasSeenPapers: 'I have seen the papers myself, and they are about this person.',
    isUnrelated:
      'I am neither a relative, an heir nor a trusted contact of this person, and nobody has asked me to decide so.',
    mustAttest: 'Only who can say this may uphold a case.',
    rejectTitle: 'Reject this case?',
    rejectText: 'The case ends with your word alone. Another can be opened with other papers.',
    withdrawTitle: 'Withdraw this case?',
    withdrawText:
      'As if it had never been opened. What the trusted contacts have said by themselves stays said.',
    why: 'Why',
    cancel: 'Not now',
    done: 'Your decision was written down.',
    notYours:
      'Somebody else has to decide about this case. Whoever has a part in what an owner leaves decides nothing.',
    decidedAlready: 'This case was decided meanwhile.',
  },
  fr: {
    title: 'Dossiers documentés',
    lead: 'Pour une famille qui a des papiers et pas de réponse. Deux administrateurs les examinent, chacun de son côté, et personne ne voit ce que contient le compte. Un dossier fait interroger les personnes de confiance\u00a0; il ne remet rien à personne.',
    loading: 'Chargement…',
    failed: 'Les dossiers n’ont pas pu être lus.',
    none: 'Aucun dossier pour l’instant',
    noneText: 'Les dossiers ouverts apparaissent ici, pour tous les administrateurs.',
    refresh: 'Actualiser',
    openCase: 'Ouvrir un dossier',
    openTitle: 'Ouvrir un dossier',
    openText:
      'Le titulaire et tous les administrateurs en sont avertis aussitôt. Un signe de vie du titulaire met fin au dossier.',
    ownerEmail: 'Adresse du compte',
    ownerEmailHint: 'Entière, comme la famille l’a écrite. Il n’y a pas de liste de membres à parcourir.',
    askedBy: 'Qui demande',
    askedByHint: 'Le nom et le lien de parenté.',
    proof: 'La pièce que vous avez vue',
    reference: 'Où elle est conservée',
    referenceHint: 'Le numéro du dossier, en dehors d’Amaranth.',
    reason: 'Ce que disent les pièces, et comment elles ont été vérifiées',
    reasonHint: 'Jamais ce que le compte pourrait contenir.',
    reasonWrong: 'Écrivez au moins dix caractères.',
    open: 'Ouvrir le dossier',
    opened: 'Le dossier est ouvert. Le titulaire en est averti.',
    nobodyThere: 'Personne à cette adresse n’a de vérification de vie activée.',
    openAlready: 'Un dossier est déjà ouvert pour cette personne.',
    state: (state: CaseState) => frenchStates[state],
    proofs: (proof: CaseProof) => frenchProofs[proof],
    you: 'Vous',
    formerAdministrator: 'un ancien administrateur',
    openedBy: (who: string, when: string) => `Ouvert par ${who} le ${when}`,
    decided: (decision: Decision, who: string, when: string) => frenchDecisions[decision](who, when),
    waitsForOne: 'En attente de deux administrateurs.',
    waitsForSecond: 'En attente d’un second administrateur.',
    noLongerCounts:
      'Ne compte plus\u00a0: depuis, quelqu’un a dit que la personne est en vie, ou elle a répondu elle-même.',
    waitsForOther: 'Vous l’avez confirmé. Un autre administrateur doit le faire aussi.',
    uphold: 'Confirmer',
    reject: 'Rejeter',
    withdraw: 'Retirer',
    actOn: (act: string, email: string) => `${act}\u00a0: ${email}`,
    upholdTitle: 'Confirmer ce dossier\u00a0?',
    upholdText:
      'Si un autre administrateur l’a confirmé aussi, on demande aux personnes de confiance si le titulaire est en vie. Rien n’est remis avant la fin des jours dont le titulaire dispose pour s’y opposer.',
    hasSeenPapers: 'J’ai vu les pièces moi-même, et elles concernent cette personne.',
    isUnrelated:
      'Je ne suis ni parent, ni héritier, ni personne de confiance de cette personne, et personne ne m’a demandé d’en décider ainsi.',
    mustAttest: 'Seul qui peut l’affirmer confirme un dossier.',
    rejectTitle: 'Rejeter ce dossier\u00a0?',
    rejectText: 'Votre seule parole met fin au dossier. Un autre peut être ouvert avec d’autres pièces.',
    withdrawTitle: 'Retirer ce dossier\u00a0?',
    withdrawText:
      'Comme s’il n’avait jamais été ouvert. Ce que les personnes de confiance ont dit d’elles-mêmes reste dit.',
    why: 'Pourquoi',
    cancel: 'Pas maintenant',
    done: 'Votre décision est consignée.',
    notYours:
      'C’est à quelqu’un d’autre de se prononcer sur ce dossier. Qui a une part dans ce que laisse un titulaire ne décide de rien.',
    decidedAlready: 'Ce dossier a été tranché entre-temps.',
  },
});
