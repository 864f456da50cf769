/** Holds WCAG 2.2 AA for the colour roles, read from the stylesheet itself. */
import { describe, expect, it } from 'vitest';
import { pageColors } from '#shared/pageColors.ts';
import css from './roles.css?raw';

function rolesOf(theme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const block = css.slice(css.indexOf(`[data-theme="${theme}"]`)).split('}')[0] ?? '';
  return new Map(
    [...block.matchAll(/--role-([a-z-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1] ?? '', m[2] ?? '']),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const backgrounds = ['canvas', 'surface', 'raised', 'sunken'];
const texts = ['ink', 'ink-soft', 'ink-faint', 'accent-text', 'danger-text', 'success-text', 'notice-text'];
const pairs: readonly (readonly [text: string, background: string, ratio: number])[] = [
  ...texts.flatMap((text) => backgrounds.map((background) => [text, background, 4.5] as const)),
  ...['accent', 'accent-hover', 'accent-pressed', 'wine'].map((role) => ['on-accent', role, 4.5] as const),
  ...['danger', 'danger-hover'].map((role) => ['on-danger', role, 4.5] as const),
  ...['danger', 'success', 'notice', 'accent'].map((role) => [`${role}-text`, `${role}-soft`, 4.5] as const),
  ...['line-strong', 'focus'].flatMap((role) =>
    backgrounds.map((background) => [role, background, 3] as const),
  ),
  ...['canvas', 'surface'].map((background) => ['accent', background, 3] as const),
];

describe.each(['light', 'dark'] as const)('In the %s theme', (theme) => {
  const roles = rolesOf(theme);
  it.each(pairs)('%s stands out from %s at least %f to 1', (text, background, ratio) => {
    expect(contrast(roles.get(text) ?? '', roles.get(background) ?? '')).toBeGreaterThanOrEqual(ratio);
  });

  it('pages without the stylesheet, and the window before it paints, have the same paper and ink', () => {
    const { canvas, ink } = pageColors[theme];
    expect([canvas, ink]).toEqual([roles.get('canvas'), roles.get('ink')]);
  });
});
