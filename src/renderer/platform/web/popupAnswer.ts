/** What the return page leaves for the page that opened the provider's window: the query it was called with, unread. */

export function popupAnswerKey(state: string): string {
  return `amaranth.sign-in-answer.${state}`;
}

/** Whose answer a provider's redirect is, or null when it carries no usable state. */
export function stateInAddress(search: string): string | null {
  const state = new URLSearchParams(search).get('state') ?? '';
  return /^[\w-]{16,128}$/.test(state) ? state : null;
}
