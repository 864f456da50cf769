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
    text,
  );
}

const escaped = (value: string) => value.replace(/[&<>"']/g, (character) => entities[character] ?? '');
