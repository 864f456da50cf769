/** What one mail says, in one language. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly address: string };
  /** Below the button: what to do when it was not you. */
  readonly after?: string;
  /** A text message: nothing but its one sentence. */
  readonly isBare?: true;
}
