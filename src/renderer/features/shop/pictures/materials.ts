/**
 * What the things are made of, as a picture shows it. Brass is brass in both themes, so these are no roles of the design
 * system: they are colours of the drawings, all under the same warm light.
 */
export type Grain = 'stone' | 'brushed' | 'polished' | 'wood' | 'linen' | 'leather' | 'matte';

export interface Material {
  /** Where the light falls, its own colour, and in the shade. */
  readonly colours: readonly [light: string, own: string, shade: string];
  readonly grain: Grain;
  /** How strongly the grain is seen, and how much it shines: 0 to 1. */
  readonly depth: number;
  readonly shine: number;
  /** What a cut letter shows, and the edge of it that the light catches. */
  readonly cut: string;
  readonly edge: string;
}

export const materials = {
  slate: {
    colours: ['#72767a', '#4f5357', '#35383c'],
    grain: 'stone',
    depth: 0.75,
    shine: 0.16,
    cut: '#eadfcd',
    edge: '#1f2123',
  },
  granite: {
    colours: ['#b9aea3', '#94897f', '#6b625b'],
    grain: 'stone',
    depth: 0.5,
    shine: 0.2,
    cut: '#3a3230',
    edge: '#d9cfc4',
  },
  brass: {
    colours: ['#f6dfa4', '#d0a353', '#946a29'],
    grain: 'brushed',
    depth: 0.4,
    shine: 0.5,
    cut: '#3d2808',
    edge: '#fff1c9',
  },
  steel: {
    colours: ['#f4f1ec', '#c3c0bb', '#8e8b86'],
    grain: 'brushed',
    depth: 0.4,
    shine: 0.5,
    cut: '#34302d',
    edge: '#ffffff',
  },
  'steel-polished': {
    colours: ['#ffffff', '#b5b2ae', '#6f6c69'],
    grain: 'polished',
    depth: 0,
    shine: 0.85,
    cut: '#2c2927',
    edge: '#ffffff',
  },
  oak: {
    colours: ['#e3bd8b', '#c69660', '#9a6c3d'],
    grain: 'wood',
    depth: 0.6,
    shine: 0.14,
    cut: '#4a2a10',
    edge: '#f2d4ab',
  },
  walnut: {
    colours: ['#966746', '#6e472d', '#472b1a'],
    grain: 'wood',
    depth: 0.7,
    shine: 0.16,
    cut: '#23120a',
    edge: '#b98762',
  },
  maple: {
    colours: ['#f6e3c3', '#e2c597', '#c19b68'],
    grain: 'wood',
    depth: 0.4,
    shine: 0.16,
    cut: '#5b3818',
    edge: '#fff3dc',
  },
  'black-ash': {
    colours: ['#524b49', '#342f2d', '#1f1b1a'],
    grain: 'wood',
    depth: 0.55,
    shine: 0.16,
    cut: '#d8cbbb',
    edge: '#0e0c0b',
  },
  'linen-sand': {
    colours: ['#ecdfc8', '#d8c7a8', '#b6a07d'],
    grain: 'linen',
    depth: 0.5,
    shine: 0.05,
    cut: '#6b5330',
    edge: '#f7eedd',
  },
  'linen-night': {
    colours: ['#475678', '#2f3b5d', '#1d2640'],
    grain: 'linen',
    depth: 0.55,
    shine: 0.05,
    cut: '#e0c58f',
    edge: '#141b30',
  },
  leather: {
    colours: ['#a5664a', '#80482f', '#562c1b'],
    grain: 'leather',
    depth: 0.6,
    shine: 0.22,
    cut: '#e8c789',
    edge: '#3b1d11',
  },
  silver: {
    colours: ['#ffffff', '#d9d7d4', '#989592'],
    grain: 'polished',
    depth: 0,
    shine: 0.7,
    cut: '#3a3633',
    edge: '#ffffff',
  },
  vermeil: {
    colours: ['#fff0c4', '#e7bd62', '#a97829'],
    grain: 'polished',
    depth: 0,
    shine: 0.65,
    cut: '#4a2f07',
    edge: '#fff6da',
  },
  'black-steel': {
    colours: ['#57504d', '#332e2c', '#1a1716'],
    grain: 'matte',
    depth: 0.3,
    shine: 0.2,
    cut: '#e6d9c7',
    edge: '#0d0b0a',
  },
  copper: {
    colours: ['#f7bd9b', '#cd8056', '#8b4727'],
    grain: 'brushed',
    depth: 0.35,
    shine: 0.5,
    cut: '#3c180a',
    edge: '#ffdcc6',
  },
} as const satisfies Record<string, Material>;

export type MaterialName = keyof typeof materials;
