/**
 * What the pages made at build cannot know: the operator and the address they are served from. They carry `{{name}}` in
 * its place, which is filled in when they are served (embedded server) or deployed (Firebase Hosting).
 */
export type SiteValues = Readonly<Record<'origin' | 'legalEntity' | 'legalAddress' | 'supportEmail', string>>;

/** As the pages have them. */
export const siteValueMarks: SiteValues = {
  origin: '{{origin}}',
  legalEntity: '{{legalEntity}}',
  legalAddress: '{{legalAddress}}',
  supportEmail: '{{supportEmail}}',
};

/** As the pages have the company's name without what follows it: for sentences, in whichever language. */
const LEGAL_NAME_MARK = '{{legalName}}';

/** “Amaranth Legacy, Inc.” of “Amaranth Legacy, Inc., a Delaware C-corp”; of the mark, its own mark. */
export function legalNameOf(legalEntity: string): string {
  if (legalEntity === siteValueMarks.legalEntity) return LEGAL_NAME_MARK;
  return legalEntity.split(/, an? /)[0] ?? legalEntity;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

const STRUCTURED_DATA = '<script type="application/ld+json">';
/** A mark, or where structured data begins or ends. */
const PLACES = /<script type="application\/ld\+json">|<\/script>|\{\{([a-zA-Z]+)\}\}/g;

/**
 * Each value as the place of its mark asks: within markup (HTML or XML) as text of it, within its structured data as text of
 * JSON, in a plain text as one line. What a value itself says is never read as a mark.
 */
export function fillSiteValues(
  text: string,
  values: SiteValues,
  kind: 'markup' | 'plain' = 'markup',
): string {
  const byName = new Map(Object.entries({ ...values, legalName: legalNameOf(values.legalEntity) }));
  let isJson = false;
  return text.replace(PLACES, (found, name: string | undefined) => {
    if (name === undefined) isJson = found === STRUCTURED_DATA;
    const value = byName.get(name ?? '');
    if (value === undefined) return found;
    if (kind === 'plain') return onOneLine(value);
    return isJson ? withinJson(value) : withinMarkup(value);
  });
}

const withinMarkup = (value: string) => value.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** A script element ends at the first `</`, whatever stands around it. */
const withinJson = (value: string) => JSON.stringify(value).slice(1, -1).replaceAll('<', '\\u003c');

/** A line of its own would be another instruction to whoever reads the file. */
const onOneLine = (value: string) => value.replace(/\s+/g, ' ');
