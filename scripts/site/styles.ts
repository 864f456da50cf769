/**
 * What a page needs to be drawn as it should, within the page itself: the rules that it uses, and the two typefaces cut
 * down to the characters of its language. Nothing is asked for before the first drawing, and nothing moves after it.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PurgeCSS } from 'purgecss';
import subsetFont from 'subset-font';
import type { Language } from '../../src/shared/domain/userProfile.ts';
import { languages } from '../../src/shared/locales.ts';

const fonts = resolve(import.meta.dirname, '../../resources/fonts');

const typefaces = [
  {
    family: 'Brygada 1918',
    style: 'normal',
    file: 'brygada-1918-latin-wght-normal.woff2',
    min: 400,
    max: 700,
  },
  {
    family: 'Source Sans 3',
    style: 'normal',
    file: 'source-sans-3-latin-wght-normal.woff2',
    min: 400,
    max: 700,
  },
  {
    family: 'Brygada 1918',
    style: 'italic',
    file: 'brygada-1918-latin-wght-italic.woff2',
    min: 400,
    max: 600,
  },
] as const;

/** What a reader types into a form is drawn in the same faces. */
const ALWAYS = ' abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@.,-_+';

/**
 * A typeface within the page is decoded beside the first drawing. The page shows a blink later, when it is there: else what
 * is centred moves as the letters change. Who wants less motion has every change drawn over a
 * millisecond an element (`theme.css`), which would show the page level by level: it is there at once for them.
 */
const SHOWN_WITH_FACES =
  '@media (prefers-reduced-motion:no-preference){body{animation:shown-with-faces 80ms step-end}}@keyframes shown-with-faces{0%{visibility:hidden}}';

export async function embeddedFonts(
  pages: readonly { readonly language: Language; readonly html: string }[],
): Promise<Record<Language, string>> {
  const written = await Promise.all(
    languages.map(async (language) => {
      const own = pages.filter((page) => page.language === language);
      const characters = new Set(ALWAYS + own.map(({ html }) => html.replace(/<[^>]+>/g, '')).join(''));
      const faces = await Promise.all(
        typefaces.map((typeface) => faceOf(typeface, [...characters].join(''))),
      );
      return [language, faces.join('') + SHOWN_WITH_FACES] as const;
    }),
  );
  return Object.fromEntries(written) as Record<Language, string>;
}

async function faceOf(
  { family, style, file, min, max }: (typeof typefaces)[number],
  characters: string,
): Promise<string> {
  const whole = await readFile(resolve(fonts, file));
  const cut = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max, default: 400 } },
  });
  const source = `url(data:font/woff2;base64,${cut.toString('base64')}) format("woff2")`;
  return `@font-face{font-family:"${family}";font-style:${style};font-weight:${min} ${max};src:${source}}`;
}

/** The rules of the app's stylesheet that `html` uses, its typefaces aside. */
export async function stylesFor(html: string, styles: string): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: `<html data-theme data-gate><body>${html}</body></html>`, extension: 'html' }],
    css: [{ raw: styles }],
    defaultExtractor: (source) => source.match(/[^\s"'<>=]+/g) ?? [],
    keyframes: true,
    fontFace: false,
    // Attributes that only a page at work carries.
    safelist: { greedy: [/data-theme/] },
  });
  if (!used) throw new Error('The styles of a page could not be read.');
  return used.css.replace(/@font-face\s*\{[^}]*\}/g, '');
}
