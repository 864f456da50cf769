/**
 * Where a product is engraved and where its square stands, in millimetres from the upper left of the thing. The page draws
 * its pictures by these, the server checks texts by them, and the workshop's file is made to them.
 */
import type { ChosenOptions, ProductId } from '../shop/product.ts';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface EngravingPlace {
  /** Of the side that is engraved. */
  readonly width: number;
  readonly height: number;
  readonly text: Rectangle;
  /** Of the capitals: larger ones would look like a shop sign. */
  readonly greatestHeight: number;
  /** The square with its white border; null on what opens no album. */
  readonly square: Rectangle | null;
}

const plaque = (width: number, height: number): EngravingPlace => {
  const margin = height * 0.13;
  const side = height * 0.3;
  return {
    width,
    height,
    text: { x: margin, y: margin, width: width - 3 * margin - side, height: height - 2 * margin },
    greatestHeight: height * 0.115,
    square: { x: width - margin - side, y: height - margin - side, width: side, height: side },
  };
};

const medallion = (across: number): EngravingPlace => {
  const part = across / 50;
  return {
    width: across,
    height: across,
    text: { x: 9.5 * part, y: 33.4 * part, width: 31 * part, height: 9 * part },
    greatestHeight: 3 * part,
    square: { x: 13.5 * part, y: 8 * part, width: 23 * part, height: 23 * part },
  };
};

const usb: EngravingPlace = {
  width: 62,
  height: 21,
  text: { x: 19, y: 4.5, width: 38, height: 12 },
  greatestHeight: 3.4,
  square: null,
};
const pendant: EngravingPlace = {
  width: 24,
  height: 24,
  text: { x: 3, y: 8, width: 18, height: 8.6 },
  greatestHeight: 2.6,
  square: null,
};
const lantern: EngravingPlace = {
  width: 84,
  height: 26,
  text: { x: 7, y: 5, width: 70, height: 16 },
  greatestHeight: 5.6,
  square: null,
};

/** Null for what is not engraved. Options that are not chosen yet count as the smallest. */
export function engravingPlace(productId: ProductId, options: ChosenOptions): EngravingPlace | null {
  switch (productId) {
    case 'qr-medallion':
      return medallion(options.size === '70' ? 70 : 50);
    case 'memorial-plaque':
      return options.size === '300x200' ? plaque(300, 200) : plaque(200, 120);
    case 'usb-keepsake':
      return usb;
    case 'engraved-pendant':
      return pendant;
    case 'candle-lantern':
      return lantern;
    case 'keepsake-book':
    case 'framed-print':
      return null;
  }
}
