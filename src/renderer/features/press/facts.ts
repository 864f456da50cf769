/**
 * What may be written about Amaranth, in both languages: the press page shows it, and the build writes it into the kit to
 * download (`scripts/site/pressKit.ts`). Prices and room come from the plans.
 */
import type { Language } from '#shared/domain/userProfile.ts';
import { locales } from '#shared/locales.ts';
import { type Plan, plans } from '#shared/plans.ts';

interface PressTexts {
  readonly short: string;
  readonly long: string;
  readonly boilerplate: string;
  readonly facts: readonly (readonly [name: string, text: string])[];
}

function dollars(cents: number, language: Language): string {
  const decimals = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(locales[language], { minimumFractionDigits: decimals }).format(cents / 100);
}
const monthly = ({ monthlyPriceCents }: Plan, language: Language) => dollars(monthlyPriceCents, language);
const yearly = ({ yearlyPriceCents }: Plan, language: Language) => dollars(yearlyPriceCents, language);
const { free, pro, premium } = plans;

export const pressTexts: Readonly<Record<Language, PressTexts>> = {
  en: {
    short:
      'Amaranth keeps a family’s memories and private papers, and hands each of them to the person it was meant for.',
    long: 'Amaranth is a digital legacy and memory vault. A family keeps its photographs, films, voices and letters in albums, byte for byte, and its passwords, papers and wishes in a vault that is encrypted on its owner’s device. The owner names who receives what, and people to trust. When the owner no longer answers, Amaranth reminds, waits, and asks those people; only when they agree, and a term to object has passed, is each thing handed over. Everything can be taken away at any time, and opens without Amaranth.',
    boilerplate:
      'Amaranth is a digital legacy and memory vault for families, in English and French. It keeps albums and letters, an end-to-end encrypted vault, and an arrangement by which each thing reaches the person it was meant for. A vault and its release work on every plan, whatever is owed. Its free plan does not end.',
    facts: [
      [
        'What it is',
        'A web application for digital legacy: albums, letters, an encrypted vault, and their handing over.',
      ],
      ['Languages', 'English and French.'],
      [
        'Plans',
        `${free.name} costs nothing. ${pro.name} costs ${monthly(pro, 'en')} US dollars a month or ${yearly(pro, 'en')} a year, ${premium.name} ${monthly(premium, 'en')} a month or ${yearly(premium, 'en')} a year.`,
      ],
      ['Albums', 'Originals are kept as given, to the last byte. They are not end-to-end encrypted.'],
      [
        'Vault',
        'End-to-end encrypted: Argon2id, HKDF-SHA-256, AES-256-GCM. The format is published, and every export holds a page that opens it offline.',
      ],
      [
        'Handing over',
        'Reminders, a time of grace, the word of trusted contacts, and a term in which the owner can still object. Administrators cannot see content.',
      ],
      ['Audits', 'None by an outside company so far.'],
      ['On its way', 'An AI clone that speaks only from recorded memories; installers for the desktop.'],
      ['On a telephone', 'The site works there. There is no application to install.'],
    ],
  },
  fr: {
    short:
      'Amaranth garde les souvenirs et les papiers intimes d’une famille, et remet chacun à la personne à qui il était destiné.',
    long: 'Amaranth est un coffre-fort pour la mémoire et l’héritage numérique. Une famille y garde ses photographies, ses films, ses voix et ses lettres dans des albums, à l’octet près, et ses mots de passe, papiers et volontés dans un coffre-fort chiffré sur l’appareil de son propriétaire. Celui-ci nomme qui reçoit quoi, et des personnes de confiance. Quand il ne répond plus, Amaranth rappelle, attend, et interroge ces personnes ; c’est seulement quand elles sont d’accord et qu’un délai d’opposition est passé que chaque chose est remise. Tout peut s’emporter à tout moment, et s’ouvre sans Amaranth.',
    boilerplate:
      'Amaranth est un coffre-fort pour la mémoire et l’héritage numérique des familles, en français et en anglais. Il garde des albums et des lettres, un coffre-fort chiffré de bout en bout, et ce qui a été convenu pour que chaque chose parvienne à la personne à qui elle était destinée. Le coffre-fort et sa transmission marchent avec toutes les formules, quoi qu’il soit dû. La formule gratuite ne finit pas.',
    facts: [
      [
        'Ce que c’est',
        'Une application web pour l’héritage numérique : albums, lettres, coffre-fort chiffré, et leur transmission.',
      ],
      ['Langues', 'Le français et l’anglais.'],
      [
        'Formules',
        `${free.name} ne coûte rien. ${pro.name} coûte ${monthly(pro, 'fr')} dollars américains par mois ou ${yearly(pro, 'fr')} par an, ${premium.name} ${monthly(premium, 'fr')} par mois ou ${yearly(premium, 'fr')} par an.`,
      ],
      [
        'Albums',
        'Les originaux sont gardés tels que donnés, à l’octet près. Ils ne sont pas chiffrés de bout en bout.',
      ],
      [
        'Coffre-fort',
        'Chiffré de bout en bout : Argon2id, HKDF-SHA-256, AES-256-GCM. Le format est publié, et chaque export contient une page qui l’ouvre hors ligne.',
      ],
      [
        'Transmission',
        'Des rappels, un délai de grâce, la parole de contacts de confiance, et un temps où le propriétaire peut encore s’opposer. Les administrateurs ne voient aucun contenu.',
      ],
      ['Audits', 'Aucun par une société extérieure à ce jour.'],
      [
        'En chemin',
        'Un clone IA qui ne parle que d’après des souvenirs enregistrés ; des installateurs pour ordinateur.',
      ],
      ['Sur un téléphone', 'Le site y fonctionne. Il n’y a pas d’application à installer.'],
    ],
  },
};

/** The day on which somebody last held the facts against the product. */
const FACTS_OF = '2026-11-23';

/** What may be done with the drawings, and how the name is written: on the page, and in the kit. */
export const logoTerms = {
  en: {
    use: 'Please keep the flower whole and in its own colours, leave it some air, and do not set it so that we seem to recommend something.',
    name: 'The name is Amaranth, with a capital and nothing behind it.',
  },
  fr: {
    use: 'Gardez la fleur entière et dans ses couleurs, laissez-lui de l’air, et ne la placez pas de sorte que nous semblions recommander quelque chose.',
    name: 'Le nom est Amaranth, avec une majuscule et rien derrière.',
  },
} as const;

const kitWords = {
  en: {
    headings: ['In one sentence', 'In one paragraph', 'About Amaranth', 'The facts', 'The logo'],
    from: `The facts as of ${FACTS_OF}. The present ones are on the press page of the site that you got this kit from.`,
    colon: ': ',
  },
  fr: {
    headings: ['En une phrase', 'En un paragraphe', 'À propos d’Amaranth', 'Les faits', 'Le logo'],
    from: `Les faits au ${FACTS_OF}. Ceux d’aujourd’hui sont sur la page de presse du site d’où vient ce dossier.`,
    colon: '\u00a0: ',
  },
} as const;

/** As a text file of the kit. */
export function factsAsText(language: Language): string {
  const { short, long, boilerplate, facts } = pressTexts[language];
  const { headings, from, colon } = kitWords[language];
  const [one, paragraph, about, list, logo] = headings;
  const { use, name: written } = logoTerms[language];
  return [
    `AMARANTH\n${from}`,
    `${one}\n${short}`,
    `${paragraph}\n${long}`,
    `${about}\n${boilerplate}`,
    `${list}\n${facts.map(([name, text]) => `- ${name}${colon}${text}`).join('\n')}`,
    `${logo}\n${use} ${written}`,
    '',
  ].join('\n\n');
}
