/**
 * Whether somebody asks what they themselves should do about their health, their rights or their money. What the person recorded about
 * theirs is a memory, and is told.
 */
import type { AdviceKind } from '#shared/clone/conversation.ts';
import { plainText } from './plainText.ts';

/** Asks for oneself or one's own, and for what to do. */
const asksForAdvice = [
  /\b(?:should|shall|must|can|could|may|ought|do|am|would) (?:i|we|my (?:[a-z]+)|he|she|they)\b/,
  /\b(?:how (?:much|many|often|do|can|should|long)|what|which|where|when)(?: [a-z']+){0,3} (?:should|can|do|could|must|shall) (?:i|we|my)\b/,
  /\b(?:is|are|would) (?:it|this|that|these|they) (?:ok|okay|safe|legal|illegal|wise|dangerous|normal|worth|better|a good idea)\b/,
  /\b(?:advise|recommend|tell me (?:what|which|how|whether|if)|diagnose|prescribe|help me (?:decide|choose|with my))\b/,
  // Bounded: a question has at most CONVERSATION_QUESTION_LIMIT characters.
  /\bwhat(?: [a-z']+){0,3} (?:would you|do you) (?:advise|recommend|do)\b.*\b(?:my|me)\b/,
  /\b(?:dois|devrais|peux|puis|pourrais|faut il que)[ -]je\b|\b(?:est ce que )?je (?:dois|devrais|peux|pourrais)\b/,
  /\b(?:combien|comment|quel|quels|quelle|quelles|ou|quand|que|qu'est ce que)(?: [a-z']+){0,4} (?:dois|devrais|peux|puis|pourrais|doit on|faut il|faut)\b/,
  /\b(?:est ce|c'est|serait ce)(?: [a-z']+){0,2} (?:dangereux|legal|illegal|normal|prudent|une bonne idee|grave|rentable)\b/,
  /\b(?:me|nous) (?:conseillez|conseilles|recommandez|recommandes|conseiller|recommander)\b|\b(?:conseillez|conseille|dites|dis) moi\b/,
];

const subjects: Readonly<Record<AdviceKind, RegExp>> = {
  medical:
    /\b(?:medicines?|medications?|meds|pills?|tablets?|doses?|dosage|antidepressants?|antibiotics?|insulin|aspirin|ibuprofen|paracetamol|morphine|symptoms?|diagnos[a-z]+|chemo(?:therapy)?|prescriptions?|vaccin[a-z]+|blood pressure|surgery|tumou?r|rash|chest pain|heart attack|side effects?|medicaments?|medicamentations?|comprimes?|cachets?|posologie|antidepresseurs?|antibiotiques?|insuline|aspirine|ibuprofene|symptomes?|diagnostic|chimio(?:therapie)?|ordonnance|tension arterielle|operer|tumeur|douleurs? (?:a la|dans la) poitrine|effets secondaires|traitement)\b/,
  legal:
    /\b(?:sue|lawsuit|lawyers?|legal|illegal|legally|court|custody|alimony|contest (?:the|his|her|your|a) will|evict(?:ed|ion)?|tenants?|landlord|my visa|prosecut[a-z]+|proces|tribunal|avocats?|juridique|legalement|porter plainte|pension alimentaire|garde des enfants|contester (?:le|son|ton|votre) testament|locataires?|expuls[a-z]+|poursuivre en justice|droits? de succession)\b/,
  financial:
    /\b(?:invest(?:ing|ments?)?|shares|stocks?|stock market|bitcoin|crypto(?:currency)?|mortgages?|loans?|pension fund|retirement savings|savings|portfolio|tax(?:es)?|insurance policy|bonds|investir|placements?|actions en bourse|bourse|hypotheque|emprunter|pret immobilier|assurance[ -]vie|epargne|economies|impots?|retraite complementaire|credit immobilier)\b/,
};

const order: readonly AdviceKind[] = ['medical', 'legal', 'financial'];

/** Of what kind, or null for a question like any other. */
export function adviceAsked(question: string): AdviceKind | null {
  const plain = plainText(question);
  if (!asksForAdvice.some((pattern) => pattern.test(plain))) return null;
  return order.find((kind) => subjects[kind].test(plain)) ?? null;
}
