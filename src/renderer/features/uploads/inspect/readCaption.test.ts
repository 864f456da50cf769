import { expect, test } from 'vitest';
import { readCaption } from './readCaption.ts';

const captionOf = (description: string) => readCaption({ xmp: { description } });

test.each([
  'OLYMPUS DIGITAL CAMERA',
  'SONY DSC',
  'Canon EOS 350D DIGITAL',
  'KODAK EASYSHARE DX4530',
  'Apple iPhone 12 mini',
  'Dateiname : IMG_0123.JPG\nDateigröße : 2,1 MB\nAufnahmedatum : 03.08.2004\nBelichtung : 1/125',
  'File name: DSCN12.JPG, File size: 1.2 MB, ISO: 100',
])('what a machine wrote is no caption: %j', (text) => {
  expect(captionOf(text)).toBe('');
});

test.each([
  'Left: Anna, middle: Paul, right: Jeanne',
  'Apple harvest 1998',
  'Grandfather with his Nikon, 1975',
  'Menu: soup\nThen: roast\nLast: the cake that fell',
  'The model: our neighbour Louise',
])('what somebody wrote is one: %j', (text) => {
  expect(captionOf(text)).toBe(text);
});
