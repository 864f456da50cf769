/** The kinds of items as people call them: word, explanation and picture. */
import Bitcoin from 'lucide-react/icons/bitcoin';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import FileText from 'lucide-react/icons/file-text';
import Files from 'lucide-react/icons/files';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import KeyRound from 'lucide-react/icons/key-round';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import StickyNote from 'lucide-react/icons/sticky-note';
import type { ComponentType } from 'react';
import type { VaultKind } from '#shared/vault/content.ts';
import { defineMessages } from '#ui/language/messages.tsx';

type Named = { readonly [Kind in VaultKind]: string };

/** One of them. All of a kind are named in `shared/vault/fieldNames.ts`. */
export const oneOfKind = defineMessages<Named>({
  en: {
    document: 'Document',
    password: 'Password',
    account: 'Account',
    letter: 'Letter',
    wishes: 'Wishes',
    contact: 'Contact',
    note: 'Note',
    file: 'File',
    seed: 'Crypto wallet',
    readiness: 'List of the first week',
  },
  fr: {
    document: 'Document',
    password: 'Mot de passe',
    account: 'Compte',
    letter: 'Lettre',
    wishes: 'Volontés',
    contact: 'Contact',
    note: 'Note',
    file: 'Fichier',
    seed: 'Portefeuille crypto',
    readiness: 'Liste de la première semaine',
  },
});

/** What it is for, where a new one is chosen. */
export const kindHints = defineMessages<Named>({
  en: {
    document: 'Passport, will, deed, insurance, and where the original lies',
    password: 'For a website, a phone, a computer, an alarm',
    account: 'Bank, e-mail, subscription: what is to be done with it',
    letter: 'Words for someone, to be read when the time comes',
    wishes: 'Medication, care, and how you want to be remembered',
    contact: 'Notary, doctor, neighbour: who helps with what',
    note: 'Anything else that only you know',
    file: 'A scan, a photo, a recording, kept sealed',
    seed: 'The words that open it, and how to use them',
    readiness: '',
  },
  fr: {
    document: 'Passeport, testament, acte, assurance, et où se trouve l’original',
    password: 'Pour un site, un téléphone, un ordinateur, une alarme',
    account: 'Banque, messagerie, abonnement : ce qu’il faut en faire',
    letter: 'Des mots pour quelqu’un, à lire le moment venu',
    wishes: 'Traitements, soins, et la manière dont vous voulez qu’on se souvienne',
    contact: 'Notaire, médecin, voisine : qui aide à quoi',
    note: 'Tout ce que personne d’autre ne sait',
    file: 'Un scan, une photo, un enregistrement, gardé scellé',
    seed: 'Les mots qui l’ouvrent, et comment s’en servir',
    readiness: '',
  },
});

interface IconProps {
  readonly size: number;
  readonly strokeWidth?: number;
  readonly 'aria-hidden': 'true';
  readonly className?: string;
}

const icons: Record<VaultKind, ComponentType<IconProps>> = {
  document: FileText,
  password: KeyRound,
  account: CircleUserRound,
  letter: Mail,
  wishes: HeartHandshake,
  contact: Phone,
  note: StickyNote,
  file: Files,
  seed: Bitcoin,
  readiness: ListChecks,
};

interface KindIconProps {
  readonly kind: VaultKind;
  readonly size: number;
  readonly className?: string;
}

export function KindIcon({ kind, size, className = '' }: KindIconProps) {
  const Icon = icons[kind];
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" className={className} />;
}
