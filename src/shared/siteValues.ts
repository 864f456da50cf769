/**
 * What the pages made at build cannot know: the operator and the address they are served from. They carry `{{name}}` in
 * its place, which is filled in when they are served (embedded server) or deployed (Firebase Hosting).
 */
const SITE_VALUES = ['origin', 'legalEntity', 'legalAddress', 'supportEmail'] as const;
export type SiteValues = Readonly<Record<(typeof SITE_VALUES)[number], string>>;

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

/** `text` is HTML or XML. */
export function fillSiteValues(text: string, values: SiteValues): string {
  return SITE_VALUES.reduce(
    (filled, name) => filled.replaceAll(siteValueMarks[name], escaped(values[name])),
    text.replaceAll(LEGAL_NAME_MARK, escaped(legalNameOf(values.legalEntity))),
  );
}

const escaped = (value: string) => value.replace(/[&<>"']/g, (character) => entities[character] ?? '');
