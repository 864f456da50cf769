/** What the return page leaves for the page that opened the provider's window. Shared by both documents. */
export interface PopupAnswer {
  readonly code: string;
  readonly error: string;
}

export function popupAnswerKey(state: string): string {
  return `amaranth.sign-in-answer.${state}`;
}

/** The answer in a provider's redirect, or null when it carries no usable state. */
export function answerInAddress(
  search: string,
): { readonly state: string; readonly answer: PopupAnswer } | null {
  const parameters = new URLSearchParams(search);
  const state = parameters.get('state') ?? '';
  if (!/^[\w-]{16,128}$/.test(state)) return null;
  return { state, answer: { code: parameters.get('code') ?? '', error: parameters.get('error') ?? '' } };
}

export function readPopupAnswer(stored: string | null): PopupAnswer | null {
  if (!stored) return null;
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return null;
    const code = 'code' in value && typeof value.code === 'string' ? value.code : '';
    const error = 'error' in value && typeof value.error === 'string' ? value.error : '';
    return { code, error };
  } catch {
    return null;
  }
}
