/** What can be called, written to or opened in what the owner wrote. Only addresses that can do no harm become links. */

export type TextPart =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'link'; readonly text: string; readonly href: string };

// Bounded: what is looked through is at most 100,000 characters, and each alternative begins at one character.
const reachable =
  /(?<email>[^\s@<>(),;:]{1,64}@[^\s@<>(),;:]{1,255})|(?<phone>\+?\d[\d ().\-\u00a0\u202f]{5,25}\d)/gu;

export function findReachable(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(reachable)) {
    const href = match.groups?.email ? mailLink(match[0]) : phoneLink(match[0]);
    if (href === null) continue;
    if (match.index > end) parts.push({ is: 'text', text: text.slice(end, match.index) });
    parts.push({ is: 'link', text: match[0], href });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ is: 'text', text: text.slice(end) });
  return parts;
}

/** Null when there are too few digits for a number that can be called, or more than any has. */
export function phoneLink(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 3 || digits.length > 15) return null;
  return `tel:${text.trim().startsWith('+') ? '+' : ''}${digits}`;
}

export function mailLink(text: string): string | null {
  const address = text.trim();
  return /^[^\s@<>(),;:?&]{1,64}@[^\s@<>(),;:?&]{1,255}$/u.test(address)
    ? `mailto:${encodeURIComponent(address).replace('%40', '@')}`
    : null;
}

/** Of a website as the owner wrote it: http and https alone. */
export function websiteLink(text: string): string | null {
  const written = text.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(written) && !/^[^/:]+:\d+(\/|$)/.test(written);
  const address = hasScheme ? written : `https://${written}`;
  if (written === '' || !URL.canParse(address)) return null;
  const { protocol, href, hostname } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && (hostname.includes('.') || hasScheme) ? href : null;
}
