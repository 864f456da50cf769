/** One quiet line that tells an item from others. It never holds what the item hides. */

import type { Language } from '#shared/domain/userProfile.ts';
import { longDateFormat } from '#shared/longDates.ts';
import type { VaultContent } from '#shared/vault/content.ts';
import type { VaultItem } from '../open/vaultState.ts';
import { titleOf } from '../search/itemTitle.ts';
import { hostOf } from '../websiteHost.ts';
import { expiryOf } from './expiry.ts';
import { oneOfKind } from './kinds.tsx';
import { type ItemsTexts, itemsMessages } from './messages.ts';

const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const local = { en: longDateFormat('en', day), fr: longDateFormat('fr', day) };
const calendar = {
  en: longDateFormat('en', { ...day, timeZone: 'UTC' }),
  fr: longDateFormat('fr', { ...day, timeZone: 'UTC' }),
};

/** As the list names it: with words of ours where the item has none. */
export function nameItem(content: VaultContent, language: Language): string {
  return titleOf(content) || itemsMessages[language].untitled(oneOfKind[language][content.kind]);
}

/** "Password · marie · bank.example". Where nothing tells it from others, the day of its last change does. */
export function describeItem({ content, updatedAt }: VaultItem, language: Language, today: string): string {
  const texts = itemsMessages[language];
  const title = titleOf(content);
  const told = tellParts(content, texts, language, today).filter((part) => part !== '' && part !== title);
  const parts = told.length > 0 ? told : [texts.changedOn(local[language].format(updatedAt))];
  return [oneOfKind[language][content.kind], ...parts].join(' · ');
}

function tellParts(content: VaultContent, texts: ItemsTexts, language: Language, today: string): string[] {
  switch (content.kind) {
    case 'document':
      return [content.documentType, content.issuer, tellExpiry(content, texts, language, today)];
    case 'password':
      return [content.username, hostOf(content.websites[0] ?? '')];
    case 'account':
      return [content.provider, content.username, tellWish(content, texts)];
    case 'letter':
      return [content.addressee && texts.to(content.addressee)];
    case 'contact':
      return [content.role, content.phone || content.email];
    case 'seed':
      return [content.wallet];
    case 'file':
      return content.attachments.slice(0, 2).map(({ name }) => name);
    case 'wishes':
    case 'note':
    case 'readiness':
      return [];
  }
}

function tellExpiry(
  content: Extract<VaultContent, { kind: 'document' }>,
  texts: ItemsTexts,
  language: Language,
  today: string,
): string {
  const expiry = expiryOf(content, today);
  if (expiry === null) return '';
  const written = calendar[language].format(new Date(content.expiresOn));
  return expiry === 'expired' ? texts.expiredOn(written) : texts.expiresOn(written);
}

function tellWish(content: Extract<VaultContent, { kind: 'account' }>, texts: ItemsTexts): string {
  switch (content.wish) {
    case 'undecided':
      return '';
    case 'close':
      return texts.close;
    case 'keep':
      return texts.keep;
    case 'memorialise':
      return texts.memorialise;
    case 'hand-over':
      return content.handOverTo ? texts.handOverTo(content.handOverTo) : texts.handOver;
  }
}

/** What a screen reader hears of a row: everything that the eye sees in it. */
export function nameRow(item: VaultItem, language: Language, today: string): string {
  const texts = itemsMessages[language];
  const { content, alternatives } = item;
  return [
    nameItem(content, language),
    describeItem(item, language, today).replaceAll(' · ', ', '),
    alternatives.length > 0 ? texts.twoVersions : '',
    content.attachments.length > 0 ? texts.files(content.attachments.length) : '',
    content.isFavourite ? texts.favourite : '',
  ]
    .filter(Boolean)
    .join(', ');
}
