import decodeQR from 'qr/decode.js';
import { describe, expect, test } from 'vitest';
import { PLAIN_STYLE } from '#shared/domain/albumCode.ts';
import { codeAddress, newCodeId } from './codeAddress.ts';
import { drawCode, QUIET_ZONE, svgOf } from './drawCode.ts';

const SCALE = 4;
const address = codeAddress(newCodeId(), { page: 'https://amaranth.example', projectId: 'demo' });

/** The dark shapes that an SVG draws, as a reader sees them. */
function pixelsOf(svg: string) {
  const size = Number(/viewBox="0 0 ([0-9]{1,4}) /.exec(svg)?.[1]);
  const width = size * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  const dark: { x: number; y: number }[] = [];
  for (const [, left, top, length] of svg.matchAll(/M([0-9]{1,4}) ([0-9]{1,4})h([0-9]{1,4})v1/g)) {
    for (let x = Number(left); x < Number(left) + Number(length); x += 1) dark.push({ x, y: Number(top) });
  }
  for (const { x, y } of dark) {
    for (let row = y * SCALE; row < (y + 1) * SCALE; row += 1)
      for (let column = x * SCALE; column < (x + 1) * SCALE; column += 1)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  }
  return { size, dark, image: { width, height: width, data } };
}

describe.each(['quartile', 'high'] as const)('A code of level %s', (errorCorrection) => {
  const svg = svgOf(drawCode(address, { ...PLAIN_STYLE, errorCorrection, caption: 'Rose & Marc' }), 5);

  test('is read as its address', () => {
    expect(decodeQR(pixelsOf(svg).image)).toBe(address);
  });

  test('is read where a part of it is scratched', () => {
    const { image, size } = pixelsOf(svg);
    const middle = Math.floor(size / 2) * SCALE;
    for (let row = middle; row < middle + 4 * SCALE; row += 1)
      image.data.fill(255, (row * image.width + middle) * 4, (row * image.width + middle + 4 * SCALE) * 4);
    expect(decodeQR(image)).toBe(address);
  });

  test('has four modules of white around it, and its size on paper', () => {
    const { dark, size } = pixelsOf(svg);
    const places = dark.flatMap(({ x, y }) => [x, y]);
    expect(Math.min(...places)).toBe(QUIET_ZONE);
    expect(Math.max(...places)).toBe(size - QUIET_ZONE - 1);
    expect(QUIET_ZONE).toBeGreaterThanOrEqual(4);
    expect(svg).toContain('width="5cm"');
    expect(svg).toContain('Rose &amp; Marc');
  });
});

test('a code made on the desktop holds the address where others find it', () => {
  const codeId = newCodeId();
  const desktop = { page: 'app://amaranth', projectId: 'family' };
  expect(codeAddress(codeId, desktop)).toBe(`https://family.web.app/qr/${codeId}`);
  expect(codeAddress(codeId, { ...desktop, siteOrigin: 'https://amaranth.example' })).toBe(
    `https://amaranth.example/qr/${codeId}`,
  );
});
