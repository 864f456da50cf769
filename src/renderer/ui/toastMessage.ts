/** What a toast says, and the one thing it may offer. */
export interface ToastMessage {
  readonly message: string;
  readonly tone?: 'neutral' | 'success' | 'error';
  readonly action?: { readonly label: string; readonly onAction: () => void };
}
