/** The host of a website as people compare them: without `www.`, lower-case. Empty where there is none. */
export function hostOf(website: string): string {
  const text = website.trim();
  if (text === '') return '';
  const address =
    /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/:]+:\d+(\/|$)/.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return '';
  return new URL(address).hostname.toLowerCase().replace(/^www\./, '');
}
