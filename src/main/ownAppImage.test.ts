import { expect, test } from 'vitest';
import { ownAppImage } from './ownAppImage.ts';

const APPIMAGE = '/home/rose/Amaranth.AppImage';
const APPDIR = '/tmp/.mount_Amaranth';

test('an AppImage is the program’s own where the program lies in its folder', () => {
  const environment = { APPIMAGE, APPDIR };
  expect(ownAppImage({ program: `${APPDIR}/amaranth`, environment })).toBe(APPIMAGE);
});

test.each([
  ['/opt/Amaranth/amaranth', { APPIMAGE, APPDIR }],
  ['/tmp/.mount_AmaranthOther/amaranth', { APPIMAGE, APPDIR }],
  ['/opt/Amaranth/amaranth', { APPIMAGE }],
  [`${APPDIR}/amaranth`, { APPDIR }],
  [`${APPDIR}/amaranth`, { APPIMAGE: 'Amaranth.AppImage', APPDIR }],
])('one that was inherited is not: %s', (program, environment) => {
  expect(ownAppImage({ program, environment })).toBeNull();
});
