/**
 * [Note: The claim kit on paper]
 * For a person without a mail address, or one who is to hear nothing: drawn on the owner's device from part A of the grant,
 * printed and handed over. It is drawn once the server knows where it leads, and takes the place of the person's former one:
 * the grant that it opens is saved before. See `shared/legacy/keys/claimKit.ts` and [Note: Claiming with a kit].
 */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CodePaper } from '#features/personKeys/index.ts';
import { systemClock } from '#shared/clock.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { defineMessages, useLanguage, useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { type KitToPrint, keepKit } from './claim/claimKit.ts';

export interface ClaimKitProps extends KitToPrint {
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
    howText: (address: string) =>
      `Open ${address} in a browser, on a phone or a computer. Type the sixteen groups there, or let the camera read the square. Before its time, that page says that there is nothing yet: come back later.`,
    preparing: 'The page is being prepared…',
    failed:
      'The page could not be prepared just now. Nothing was printed, and a page that you printed before is still good.',
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
    howText: (address: string) =>
      `Ouvrez ${address} dans un navigateur, sur un téléphone ou un ordinateur. Saisissez-y les seize groupes, ou faites lire le carré par l’appareil photo. Avant l’heure, cette page dit qu’il n’y a encore rien : revenez plus tard.`,
    preparing: 'La page se prépare…',
    failed:
      'La page n’a pas pu être préparée pour l’instant. Rien n’a été imprimé, et une page imprimée auparavant reste valable.',
    where: 'Où la garder',
    whereText:
      'Avec vos papiers importants. Quiconque la tient prend votre place : ni en photo, ni dans un e-mail.',
    last: 'Si cette page est perdue ou vue par d’autres, dites-le à qui vous l’a donnée : une nouvelle la remplacera.',
  },
});

export function ClaimKit({ ownerName, personName, ...kit }: ClaimKitProps) {
  const texts = useMessages(kitMessages);
  const language = useLanguage();
  const [madeAt] = useState(() => systemClock.now());
  const day = longDateFormat(language, { dateStyle: 'long' }).format(madeAt);
  const {
    data: address,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['claim-kit', kit.beneficiaryId, kit.code],
    queryFn: () => keepKit(kit),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (isError) return <RetryBanner onRetry={() => void refetch()}>{texts.failed}</RetryBanner>;
  if (address === undefined) return <Spinner message={texts.preparing} />;
  return (
    <CodePaper
      product={texts.product}
      title={texts.title}
      subtitle={texts.subtitle(personName, ownerName, day)}
      code={kit.code}
      parts={[
        { title: texts.what, text: texts.whatText(ownerName) },
        { title: texts.how, text: texts.howText(address.replace(/^https?:\/\//, '')) },
        { title: texts.where, text: texts.whereText },
      ]}
      lastWord={texts.last}
    />
  );
}
