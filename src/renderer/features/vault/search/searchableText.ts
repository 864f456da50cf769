/** What of an item can be searched for: all that is shown in the open. Passwords, numbers and other secrets never are. */
import { textOf } from '#shared/domain/letter.ts';
import type { VaultContent, VaultKind } from '#shared/vault/content.ts';
import { foldText } from '#shared/vault/foldText.ts';

/** Parts of each kind besides those that every item has. */
const parts = {
  document: ['documentType', 'issuer', 'issuedOn', 'expiresOn', 'whereKept'],
  password: ['username'],
  account: ['provider', 'website', 'username', 'instructions', 'handOverTo', 'support'],
  letter: ['addressee'],
  seed: ['wallet', 'whereKept'],
  wishes: [
    'bloodType',
    'allergies',
    'medication',
    'conditions',
    'doctor',
    'lifeSupport',
    'whereKept',
    'ceremony',
  ],
  contact: ['role', 'phone', 'email', 'address', 'reason'],
  note: [],
  file: [],
  readiness: [],
} as const satisfies Record<VaultKind, readonly string[]>;

/** Between two texts, so that no word is found across them. */
const gap = '\n';

const folded = new WeakMap<VaultContent, string>();

/** Folded once for each content: one that is changed is another. Called as each is opened, no key typed waits for it. */
export function searchableText(content: VaultContent): string {
  const known = folded.get(content);
  if (known !== undefined) return known;
  const text = textsOf(content).filter(Boolean).map(foldText).join(gap);
  folded.set(content, text);
  return text;
}

function textsOf(content: VaultContent): string[] {
  const values = new Map(Object.entries(content));
  const own = parts[content.kind].map((part) => values.get(part));
  return [
    content.title,
    content.notes,
    ...content.tags,
    ...content.customFields.flatMap(({ label, value, isSecret }) => (isSecret ? [label] : [label, value])),
    ...content.attachments.map(({ name }) => name),
    ...own.filter((value) => typeof value === 'string'),
    ...(content.kind === 'password' ? content.websites : []),
    ...(content.kind === 'letter' ? content.body.map(textOf) : []),
  ];
}
