/**
 * The Memorial Shop's catalogue (PRODUCT.md, "Memorial Shop"): what is made, in which options, and how it is engraved. Prices,
 * stock and lead times here are the first ones; the operator's own stand in `shopProducts/{productId}` (`productRecord.ts`).
 * Long texts are the page's (`renderer/features/shop`); names are here because mails, invoices and the payment page say them too.
 */
import { cents } from '../money.ts';
import type { OptionValue, Product, ProductId, ProductOption } from './product.ts';

const plain = (id: string, en: string, fr: string, surcharge = 0): OptionValue => ({
  id,
  name: { en, fr },
  surcharge: cents(surcharge),
});
const sized = (
  id: string,
  en: string,
  fr: string,
  millimetres: readonly [number, number],
  surcharge = 0,
): OptionValue => ({ ...plain(id, en, fr, surcharge), millimetres });

const size = (...values: readonly [OptionValue, ...OptionValue[]]): ProductOption => ({
  id: 'size',
  name: { en: 'Size', fr: 'Taille' },
  values,
});
const material = (...values: readonly [OptionValue, ...OptionValue[]]): ProductOption => ({
  id: 'material',
  name: { en: 'Material', fr: 'Matière' },
  values,
});

export const products: Readonly<Record<ProductId, Product>> = {
  'qr-medallion': {
    id: 'qr-medallion',
    name: { en: 'QR medallion', fr: 'Médaillon QR' },
    price: cents(5_900),
    options: [
      size(
        sized('50', '50 mm across', '50 mm de diamètre', [50, 50]),
        sized('70', '70 mm across', '70 mm de diamètre', [70, 70], 1_400),
      ),
      {
        id: 'finish',
        name: { en: 'Finish', fr: 'Finition' },
        values: [plain('brushed', 'Brushed', 'Brossée'), plain('polished', 'Polished', 'Polie', 500)],
      },
      {
        id: 'fixing',
        name: { en: 'Fixing', fr: 'Fixation' },
        values: [
          plain('adhesive', 'Outdoor adhesive', 'Adhésif d’extérieur'),
          plain('pins', 'Two pins', 'Deux goujons', 600),
        ],
      },
    ],
    engraving: { lines: 2, longestLine: 28, leastHeight: 2, isRequired: false },
    opensAlbum: true,
    artwork: null,
    standsOnGrave: true,
    isMadeToOrder: true,
    leadTimeDays: 7,
    grams: 120,
  },
  'memorial-plaque': {
    id: 'memorial-plaque',
    name: { en: 'Memorial plaque', fr: 'Plaque commémorative' },
    price: cents(12_900),
    options: [
      size(
        sized('200x120', '200 × 120 mm', '200 × 120 mm', [200, 120]),
        sized('300x200', '300 × 200 mm', '300 × 200 mm', [300, 200], 6_000),
      ),
      material(
        plain('slate', 'Slate', 'Ardoise'),
        plain('brass', 'Brass', 'Laiton', 3_000),
        plain('steel', 'Stainless steel', 'Acier inoxydable', 2_000),
      ),
    ],
    engraving: { lines: 6, longestLine: 40, leastHeight: 4, isRequired: true },
    opensAlbum: true,
    artwork: null,
    standsOnGrave: true,
    isMadeToOrder: true,
    leadTimeDays: 14,
    grams: 1_900,
  },
  'keepsake-book': {
    id: 'keepsake-book',
    name: { en: 'Keepsake book', fr: 'Livre souvenir' },
    price: cents(6_900),
    options: [
      size(
        sized('210x210', '21 × 21 cm', '21 × 21 cm', [210, 210]),
        sized('280x280', '28 × 28 cm', '28 × 28 cm', [280, 280], 2_500),
      ),
      {
        id: 'cover',
        name: { en: 'Cover', fr: 'Couverture' },
        values: [
          plain('linen-sand', 'Sand linen', 'Toile sable'),
          plain('linen-night', 'Night-blue linen', 'Toile bleu nuit'),
          plain('leather', 'Bonded leather', 'Cuir reconstitué', 1_900),
        ],
      },
    ],
    engraving: null,
    opensAlbum: false,
    artwork: 'book',
    standsOnGrave: false,
    isMadeToOrder: true,
    leadTimeDays: 10,
    grams: 900,
  },
  'framed-print': {
    id: 'framed-print',
    name: { en: 'Framed print', fr: 'Tirage encadré' },
    price: cents(4_900),
    options: [
      size(
        sized('180x130', '18 × 13 cm', '18 × 13 cm', [180, 130]),
        sized('300x200', '30 × 20 cm', '30 × 20 cm', [300, 200], 2_000),
        sized('400x300', '40 × 30 cm', '40 × 30 cm', [400, 300], 4_500),
      ),
      {
        id: 'frame',
        name: { en: 'Frame', fr: 'Cadre' },
        values: [
          plain('oak', 'Oak', 'Chêne'),
          plain('walnut', 'Walnut', 'Noyer'),
          plain('black', 'Black ash', 'Frêne noir'),
        ],
      },
    ],
    engraving: null,
    opensAlbum: false,
    artwork: 'print',
    standsOnGrave: false,
    isMadeToOrder: true,
    leadTimeDays: 6,
    grams: 1_200,
  },
  'usb-keepsake': {
    id: 'usb-keepsake',
    name: { en: 'USB keepsake', fr: 'Clé souvenir' },
    price: cents(3_900),
    options: [
      {
        id: 'capacity',
        name: { en: 'Capacity', fr: 'Capacité' },
        values: [plain('64', '64 GB', '64 Go'), plain('256', '256 GB', '256 Go', 2_500)],
      },
      material(plain('walnut', 'Walnut', 'Noyer'), plain('maple', 'Maple', 'Érable')),
    ],
    engraving: { lines: 2, longestLine: 22, leastHeight: 2, isRequired: false },
    opensAlbum: false,
    artwork: null,
    standsOnGrave: false,
    isMadeToOrder: true,
    leadTimeDays: 5,
    grams: 90,
  },
  'engraved-pendant': {
    id: 'engraved-pendant',
    name: { en: 'Engraved pendant', fr: 'Pendentif gravé' },
    price: cents(7_900),
    options: [
      material(
        plain('silver', 'Sterling silver', 'Argent 925'),
        plain('gold-vermeil', 'Gold vermeil', 'Vermeil', 3_500),
      ),
      {
        id: 'chain',
        name: { en: 'Chain', fr: 'Chaîne' },
        values: [plain('45', '45 cm', '45 cm'), plain('60', '60 cm', '60 cm', 400)],
      },
    ],
    engraving: { lines: 2, longestLine: 16, leastHeight: 1.4, isRequired: true },
    opensAlbum: false,
    artwork: null,
    standsOnGrave: false,
    isMadeToOrder: true,
    leadTimeDays: 8,
    grams: 80,
  },
  'candle-lantern': {
    id: 'candle-lantern',
    name: { en: 'Candle lantern', fr: 'Lanterne' },
    price: cents(8_900),
    options: [
      material(plain('black-steel', 'Black steel', 'Acier noir'), plain('copper', 'Copper', 'Cuivre', 2_000)),
    ],
    engraving: { lines: 2, longestLine: 24, leastHeight: 3, isRequired: false },
    opensAlbum: false,
    artwork: null,
    standsOnGrave: true,
    isMadeToOrder: false,
    leadTimeDays: 4,
    grams: 1_600,
  },
};
