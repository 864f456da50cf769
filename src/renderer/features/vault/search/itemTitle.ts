/** What an item is called: its title, or else what tells it best from others. Empty when nothing in it does. Never a secret. */
import type { VaultContent } from '#shared/vault/content.ts';
import { hostOf } from '../websiteHost.ts';

export function titleOf(content: VaultContent): string {
  return content.title.trim() || nameOf(content).trim() || (content.attachments[0]?.name ?? '');
}

function nameOf(content: VaultContent): string {
  switch (content.kind) {
    case 'document':
      return content.documentType || content.issuer;
    case 'password':
      return hostOf(content.websites[0] ?? '') || content.username;
    case 'account':
      return content.provider || hostOf(content.website) || content.username;
    case 'letter':
      return content.addressee;
    case 'contact':
      return content.role || content.phone || content.email;
    case 'seed':
      return content.wallet;
    case 'wishes':
    case 'note':
    case 'file':
    case 'readiness':
      return '';
  }
}
