/**
 * [Note: The claim kit on paper]
 * For a person without a mail address: drawn on the owner's device from part A of the grant, printed and handed over. See
 * `shared/legacy/keys/claimKit.ts`.
 */
import { useState } from 'react';
import { CodePaper } from '#features/personKeys/index.ts';
import { systemClock } from '#shared/clock.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { defineMessages, useLanguage, useMessages } from '#ui/language/messages.tsx';

export interface ClaimKitProps {
  /** `printClaimKit(partA).text`. */
  readonly code: string;
  readonly ownerName: string;
  readonly personName: string;
}

const kitMessages = defineMessages({
  en: {
    product: 'Amaranth · For the day that comes',
    title: 'Claim kit',
    subtitle: (person: string, owner: string, day: string) =>
      `For ${person}, from ${owner} · Printed on ${day}`,
    what: 'What this page is',
    whatText: (owner: string) =>
      `${owner} has left you something with Amaranth. This page is your part of the lock. It opens nothing by itself, and nothing before its time.`,
    how: 'When the time has come',
    howText:
      'Open Amaranth’s page “Invitation” in a browser, and have this page at hand: what was left to you asks for the sixteen groups.',
    where: 'Where to keep it',
    whereText:
      'With your important papers. Whoever holds it takes your place: not in a photo, not in an e-mail.',
    last: 'If this page is lost or seen by others, tell its giver: a new one takes its place.',
  },
  fr: {
    product: 'Amaranth · Pour le jour venu',
    title: 'Page de remise',
    subtitle: (person: string, owner: string, day: string) =>
      `Pour ${person}, de la part de ${owner} · Imprimée le ${day}`,
    what: 'Ce qu’est cette page',
    whatText: (owner: string) =>
      `${owner} vous a laissé quelque chose avec Amaranth. Cette page est votre part de la serrure. Elle n’ouvre rien à elle seule, et rien avant son heure.`,
    how: 'Le moment venu',
    howText:
      'Ouvrez la page « Invitation » d’Amaranth dans un navigateur, cette page sous la main : ce qui vous est laissé demandera les seize groupes.',
    where: 'Où la garder',
    whereText:
      'Avec vos papiers importants. Quiconque la tient prend votre place : ni en photo, ni dans un e-mail.',
    last: 'Si cette page est perdue ou vue par d’autres, dites-le à qui vous l’a donnée : une nouvelle la remplacera.',
  },
});

export function ClaimKit({ code, ownerName, personName }: ClaimKitProps) {
  const texts = useMessages(kitMessages);
  const language = useLanguage();
  const [madeAt] = useState(() => systemClock.now());
  const day = longDateFormat(language, { dateStyle: 'long' }).format(madeAt);
  return (
    <CodePaper
      product={texts.product}
      title={texts.title}
      subtitle={texts.subtitle(personName, ownerName, day)}
      code={code}
      parts={[
        { title: texts.what, text: texts.whatText(ownerName) },
        { title: texts.how, text: texts.howText },
        { title: texts.where, text: texts.whereText },
      ]}
      lastWord={texts.last}
    />
  );
}
