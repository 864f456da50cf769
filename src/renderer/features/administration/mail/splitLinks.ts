/** Finds the web addresses in a plain text. Nothing but `http` and `https` becomes a link. */
interface TextPart {
  readonly text: string;
  readonly isLink: boolean;
  /** Where it stands in the text. */
  readonly start: number;
}

/** A full stop or a bracket after an address belongs to the sentence. */
const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'’»]/g;

export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isLink: false, start: end });
    parts.push({ text: match[0], isLink: URL.canParse(match[0]), start: match.index });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isLink: false, start: end });
  return parts;
}
