/** The chapters of the help, in the order of the page. Each is a folder of `content/{en,fr}/help`. */
export const topics = [
  'beginning',
  'albums',
  'letters',
  'vault',
  'people',
  'life-verification',
  'received',
  'account',
  'leaving',
  'money',
  'shop',
  'devices',
] as const;

export type Topic = (typeof topics)[number];
