/**
 * What a page needs to be drawn as it should, within the page itself: the rules that it uses, and the typefaces it is read
 * in, cut down to its characters. Nothing is asked for before the first drawing, and nothing moves after it.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PurgeCSS } from 'purgecss';
import subsetFont from 'subset-font';
import type { Language } from '../../src/shared/domain/userProfile.ts';

const fonts = resolve(import.meta.dirname, '../../resources/fonts');

interface Typeface {
  readonly family: string;
  readonly style: 'normal' | 'italic';
  readonly file: string;
  /** The weights that public pages use. */
  readonly weights: readonly [least: number, most: number];
}

/** What a page is read in: within it, cut down to its own characters. */
const readIn: readonly Typeface[] = [
  {
    family: 'Brygada 1918',
    style: 'normal',
    file: 'brygada-1918-latin-wght-normal.woff2',
    weights: [400, 600],
  },
  {
    family: 'Source Sans 3',
    style: 'normal',
    file: 'source-sans-3-latin-wght-normal.woff2',
    weights: [400, 600],
  },
];
/** What adorns it comes as a file beside all pages of a language; where that is late, the next typeface stays. */
const adornedIn: Typeface = {
  family: 'Brygada 1918',
  style: 'italic',
  file: 'brygada-1918-latin-wght-italic.woff2',
  weights: [400, 600],
};

/** What a reader types into a form is drawn in the same faces. */
const ALWAYS = ' abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@.,-_+';

/**
 * A typeface within the page is decoded beside the first drawing. The page shows a blink later, when it is there: else what
 * is centred moves as the letters change. Who wants less motion has every change drawn over a
 * millisecond an element (`theme.css`), which would show the page level by level: it is there at once for them.
 */
const SHOWN_WITH_FACES =
  '@media (prefers-reduced-motion:no-preference){body{animation:shown-with-faces 80ms step-end}}@keyframes shown-with-faces{0%{visibility:hidden}}';

const charactersOf = (html: string): string =>
  [...new Set(ALWAYS + html.replace(/<[^>]+>/g, ''))].sort().join('');

/** The rules of the typefaces that stand within one page. */
export async function facesWithin(html: string): Promise<string> {
  const characters = charactersOf(html);
  const rules = await Promise.all(
    readIn.map(async (typeface) => {
      const cut = await cutTypeface(typeface, characters);
      return ruleOf(typeface, `url(data:font/woff2;base64,${cut.toString('base64')})`);
    }),
  );
  return rules.join('') + SHOWN_WITH_FACES;
}

/** Writes the adorning typeface of a language below `dir`, and gives where it is and its rule. */
export async function writeFaceBeside(
  dir: string,
  language: Language,
  html: string,
): Promise<{ readonly address: string; readonly rule: string }> {
  const cut = await cutTypeface(adornedIn, charactersOf(html));
  const mark = createHash('sha256').update(cut).digest('base64url').slice(0, 8);
  const address = `/assets/italic-${language}-${mark}.woff2`;
  await writeFile(join(dir, address), cut);
  return { address, rule: ruleOf(adornedIn, `url(${address})`, ';font-display:optional') };
}

async function cutTypeface({ file, weights: [min, max] }: Typeface, characters: string): Promise<Buffer> {
  return subsetFont(await readFile(resolve(fonts, file)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max, default: 400 } },
  });
}

const ruleOf = ({ family, style, weights }: Typeface, source: string, more = ''): string =>
  `@font-face{font-family:"${family}";font-style:${style};font-weight:${weights.join(' ')};src:${source} format("woff2")${more}}`;

const written: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" };

/** Names of classes may hold signs that HTML writes otherwise: `group-has-[input[value=yearly]:checked]`. */
const classesIn = (html: string): string[] =>
  [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, listed = '']) =>
    listed.replace(/&(amp|gt|lt|quot|#x27);/g, (sign, name: string) => written[name] ?? sign).split(/\s+/),
  );

/** The rules of the app's stylesheet that `html` uses, its typefaces aside. */
export async function stylesFor(html: string, styles: string): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: `<html data-theme data-gate><body>${html}</body></html>`, extension: 'html' }],
    css: [{ raw: styles }],
    defaultExtractor: (source) => [...(source.match(/[^\s"'<>=]+/g) ?? []), ...classesIn(source)],
    keyframes: true,
    fontFace: false,
    // Attributes that only a page at work carries.
    safelist: { greedy: [/data-theme/] },
  });
  if (!used) throw new Error('The styles of a page could not be read.');
  return used.css.replace(/@font-face\s*\{[^}]*\}/g, '');
}
