/** What a toast says, and the one thing it may offer. */
import type { Sentence } from './language/sentence.ts';

export interface ToastMessage {
  readonly message: Sentence;
  readonly tone?: 'neutral' | 'success' | 'error';
  readonly action?: { readonly label: string; readonly onAction: () => void };
}
