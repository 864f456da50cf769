/**
 * What a page needs to be drawn as it should, within the page itself: the rules that it uses, and the typefaces it is read
 * in, cut down to its characters. Nothing is asked for before the first drawing, and nothing moves after it.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PurgeCSS } from 'purgecss';
import subsetFont from 'subset-font';

const fonts = resolve(import.meta.dirname, '../../resources/fonts');

interface Typeface {
  readonly family: string;
  readonly style: 'normal' | 'italic';
  readonly file: string;
  /** The weights that the page uses. */
  readonly weights: readonly [least: number, most: number];
}

/** In one weight a third smaller than over a range, and few pages have two. */
const serif = (weights: Typeface['weights']): Typeface => ({
  family: 'Brygada 1918',
  style: 'normal',
  file: 'brygada-1918-latin-wght-normal.woff2',
  weights,
});
const sans: Typeface = {
  family: 'Source Sans 3',
  style: 'normal',
  file: 'source-sans-3-latin-wght-normal.woff2',
  weights: [400, 600],
};
/** Adorns single lines, always in the regular weight. */
const italic: Typeface = {
  family: 'Brygada 1918',
  style: 'italic',
  file: 'brygada-1918-latin-wght-italic.woff2',
  weights: [400, 400],
};

/** What a reader types into a form. */
const ALWAYS = ' abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@.,-_+';

/** Figures that the page counts on, and an operator's name. */
const ALWAYS_IN_SERIF = ' 0123456789.,';

/** What the faces do unasked, and figures of one width; their small capitals and fractions no page uses. */
const FEATURES = ['kern', 'liga', 'locl', 'tnum'];

/**
 * A typeface within the page is decoded beside the first drawing. The page shows a blink later, when it is there: else what
 * is centred moves as the letters change. Who wants less motion has every change drawn over a
 * millisecond an element (`theme.css`), which would show the page level by level: it is there at once for them.
 */
const SHOWN_WITH_FACES =
  '@media (prefers-reduced-motion:no-preference){body{animation:shown-with-faces 80ms step-end}}@keyframes shown-with-faces{0%{visibility:hidden}}';

const written: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" };

/** What stands for the signs that HTML writes otherwise. */
const asRead = (html: string): string =>
  html.replace(/&(amp|gt|lt|quot|#x27);/g, (sign, name: string) => written[name] ?? sign);

const charactersOf = (text: string): string => [...new Set(text)].sort().join('');

interface Setting {
  readonly isSerif: boolean;
  readonly isItalic: boolean;
  readonly isUppercase: boolean;
  readonly weight: number;
}

/** The words of a page by what they are set in. */
export interface Words {
  readonly all: string;
  readonly serif: string;
  readonly italic: string;
  /** Of the serif, least and most. */
  readonly serifWeights: readonly [least: number, most: number];
}

const BODY = 400;
/** Of headings, and of what else is in the serif most often (`theme.css`). */
const HEADING = 500;
const weightClasses = { 'font-normal': 400, 'font-medium': 500, 'font-semibold': 600 };
const plainly: Setting = { isSerif: false, isItalic: false, isUppercase: false, weight: BODY };

const TAG_OR_WORDS = /<(\/?)([a-z][^\s/>]*)([^>]*?)(\/?)>|([^<]+)/gi;

/** React writes every `>` of an attribute as `&gt;`, and closes whatever it opens. */
export function wordsOf(html: string): Words {
  const settings: Setting[] = [];
  const words = { all: '', serif: '', italic: '' };
  const weights: number[] = [];
  for (const [, closes, name = '', attributes = '', closed, text] of html.matchAll(TAG_OR_WORDS)) {
    const setting = settings.at(-1) ?? plainly;
    if (text !== undefined) {
      const read = setting.isUppercase ? asRead(text).toUpperCase() : asRead(text);
      words.all += read;
      if (!setting.isSerif || read.trim() === '') continue;
      words[setting.isItalic ? 'italic' : 'serif'] += read;
      if (!setting.isItalic) weights.push(setting.weight);
    } else if (closes) settings.pop();
    else if (!closed) settings.push(settingOf(name, attributes, setting));
  }
  if (weights.length === 0) weights.push(HEADING);
  return { ...words, serifWeights: [Math.min(...weights), Math.max(...weights)] };
}

/** Headings are in the serif (`theme.css`). */
function settingOf(name: string, attributes: string, around: Setting): Setting {
  const classes = /\sclass="([^"]*)"/.exec(attributes)?.[1]?.split(/\s+/) ?? [];
  const has = (on: string, off: string, otherwise: boolean) =>
    classes.includes(off) ? false : classes.includes(on) || otherwise;
  return {
    isSerif: has('font-serif', 'font-sans', /^h[1-3]$/.test(name) || around.isSerif),
    isItalic: has('italic', 'not-italic', around.isItalic),
    isUppercase: has('uppercase', 'normal-case', around.isUppercase),
    weight:
      Object.entries(weightClasses).find(([named]) => classes.includes(named))?.[1] ??
      (/^h[1-3]$/.test(name) ? HEADING : around.weight),
  };
}

/** The rules of the typefaces that stand within one page. */
export async function facesWithin(html: string): Promise<string> {
  const words = wordsOf(html);
  const rules = await Promise.all([
    ruleOf(sans, ALWAYS + words.all),
    ruleOf(serif(words.serifWeights), ALWAYS_IN_SERIF + words.serif),
    ...(words.italic === '' ? [] : [ruleOf(italic, words.italic)]),
  ]);
  return rules.join('') + SHOWN_WITH_FACES;
}

async function ruleOf({ family, style, file, weights }: Typeface, words: string): Promise<string> {
  const [min, max] = weights;
  const cut = await subsetFont(await readFile(resolve(fonts, file)), charactersOf(words), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    variationAxes: { wght: min === max ? min : { min, max, default: 400 } },
  });
  const source = `url(data:font/woff2;base64,${cut.toString('base64')}) format("woff2")`;
  return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weights.join(' ')};src:${source}}`;
}

/** Names of classes may hold signs that HTML writes otherwise: `group-has-[input[value=yearly]:checked]`. */
const classesIn = (html: string): string[] =>
  [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, listed = '']) => asRead(listed).split(/\s+/));

/**
 * States as the browser has them, beside those that react-aria sets on its own elements: it does not before the app is
 * there. PurgeCSS loses the two together.
 */
const WITH_REACT_ARIA =
  /:is\(:where\(\[data-rac\]\)[^,()]*,:where\(:not\(\[data-rac\]\)\)((?::[\w-]+|\[[^\]]*\])+)\)/g;

/** The rules of the app's stylesheet that `html` uses, its typefaces aside. */
export async function stylesFor(html: string, styles: string): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    content: [
      { raw: `<html data-theme data-gate data-unreached><body>${html}</body></html>`, extension: 'html' },
    ],
    css: [{ raw: styles.replace(WITH_REACT_ARIA, '$1') }],
    defaultExtractor: (source) => [...(source.match(/[^\s"'<>=]+/g) ?? []), ...classesIn(source)],
    keyframes: true,
    fontFace: false,
    // Attributes that only a page at work carries.
    safelist: { greedy: [/data-theme/] },
  });
  if (!used) throw new Error('The styles of a page could not be read.');
  return withoutUnread(used.css.replace(/@font-face\s*\{[^}]*\}/g, ''), html);
}

/** The rules without the custom properties that neither they nor the page read; some are read by others of those alone. */
export function withoutUnread(css: string, html: string): string {
  const read = new Set([...`${css}${html}`.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const kept = css
    .replace(/@property\s+(--[\w-]+)\s*\{[^}]*\}/g, (rule, name: string) => (read.has(name) ? rule : ''))
    .replace(/(?<=[{;])\s*(--[\w-]+)\s*:[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
      read.has(name) ? declaration : '',
    );
  return kept.length === css.length ? css : withoutUnread(kept, html);
}
