/**
 * [Note: What supports a sentence] A sentence is supported when one sentence of the passage has all its names, numbers and content words,
 * or their synonyms, in either language, and says them in the same sense. Of a longer sentence each clause may have a sentence
 * of its own. Words gathered from here and there are no support: "Lucie kept bees" is not in "Lucie sewed. Jeanne kept bees."
 * It refuses much that is true; what is refused is not shown, and what is shown was said.
 */
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { cognateKeys } from '../language/cognates.ts';
import { fold } from '../language/fold.ts';
import { sentencesOf } from '../language/sentences.ts';
import { isStopWord } from '../language/stopWords.ts';
import { isName, isNumber, termsOfSentence } from '../language/terms.ts';
import { wordsOf } from '../language/words.ts';
import { conceptsOf, isKinConcept, membersOf } from '../lexicon/lexicon.ts';
import { type Claim, keepsSense } from './claimWords.ts';

interface ReadClaim extends Claim {
  readonly terms: readonly string[];
}

/** The language of a text of ours, which is one of two: that of more of its small words. */
function languageOf(text: string): CloneLanguage {
  const count = (language: CloneLanguage) =>
    wordsOf(text, language).filter(({ surface }) => isStopWord(surface, language)).length;
  return count('fr') > count('en') ? 'fr' : 'en';
}

const read = (text: string, language: CloneLanguage): ReadClaim => ({
  text,
  language,
  terms: termsOfSentence(text, language),
});

/** Whether a term of the claim is borne by a term of what was said: it is the same, it means the same, or it is the wider word. */
function isBorneBy(term: string, claim: Claim, other: string, said: Claim): boolean {
  if (isNumber(term) || isNumber(other)) return term === other;
  const [bare, otherBare] = [term.replace('^', ''), other.replace('^', '')];
  if (isName(term) && isName(other)) return term === other || areForeignSpellings(term, claim, other, said);
  if (claim.language === said.language && bare === otherBare) return true;
  if (isName(term) !== isName(other)) return false;
  const otherConcepts = conceptsOf(other, said.language);
  return conceptsOf(term, claim.language).some(
    (concept) =>
      otherConcepts.includes(concept) || membersOf(concept).some((member) => otherConcepts.includes(member)),
  );
}

/** Lisbon and Lisbonne: only between the languages. */
function areForeignSpellings(name: string, claim: Claim, other: string, said: Claim): boolean {
  if (claim.language === said.language) return false;
  const keys = cognateKeys(other);
  return cognateKeys(name).some((key) => keys.includes(key));
}

/** A word that may be a name, at the beginning of a sentence, is two terms of which one will do. */
function readings(terms: readonly string[]): string[][] {
  const all: string[][] = [];
  for (const [at, term] of terms.entries()) {
    const before = terms[at - 1] ?? '';
    const isSame =
      isName(term) !== isName(before) &&
      fold(term).replace('^', '').slice(0, 3) === before.replace('^', '').slice(0, 3);
    if (isSame && before !== '') all.at(-1)?.push(term);
    else all.push([term]);
  }
  return all;
}

const isPerson = (term: string, language: CloneLanguage) =>
  isName(term) || conceptsOf(term, language).some(isKinConcept);

/** Whether one sentence bears the claim; who is meant may stand in the sentence before, if this one names nobody. */
function bears(said: ReadClaim, before: ReadClaim | undefined, claim: ReadClaim): boolean {
  if (!keepsSense(claim, said)) return false;
  const namesNobody = !said.terms.some((term) => isPerson(term, said.language));
  let last = -1;
  for (const alternatives of readings(claim.terms)) {
    const at = said.terms.findIndex((other) =>
      alternatives.some((term) => isBorneBy(term, claim, other, said)),
    );
    const isOfSomebody = alternatives.some((term) => isPerson(term, claim.language));
    if (at === -1) {
      const isInBefore = before?.terms.some((other) =>
        alternatives.some((term) => isBorneBy(term, claim, other, before)),
      );
      if (!(isOfSomebody && namesNobody && isInBefore)) return false;
    } else if (isOfSomebody) {
      // Who did it to whom: people stand in the order in which they were said.
      if (at < last) return false;
      last = at;
    }
  }
  return true;
}

const CLAUSES = /[,;:—–]\s|\s(?:and|but|while|because|et|mais|car|puis|parce qu[e'’])\s/u;
/** Longer than a passage is no paraphrase of it. */
const LONGEST = 1_200;

/** Whether a sentence says nothing that the passage does not. Either may be in either language. */
export function isSupported(sentence: string, passageText: string): boolean {
  if (sentence.length > LONGEST) return false;
  const language = languageOf(sentence);
  const saidIn = languageOf(passageText);
  const said = sentencesOf(passageText, saidIn).map((text) => read(text, saidIn));
  const isBorne = (text: string) => {
    const claim = read(text, language);
    return claim.terms.length > 0 && said.some((one, at) => bears(one, said[at - 1], claim));
  };
  if (isBorne(sentence)) return true;
  const clauses = sentence.split(CLAUSES).filter((clause) => clause.trim() !== '');
  return clauses.length > 1 && clauses.every(isBorne);
}
