import { expect, test } from 'vitest';
import { isDisplayableOriginal } from './displayable.ts';

test.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/bmp'])(
  '%s is shown itself',
  (type) => expect(isDisplayableOriginal(type)).toBe(true),
);
test.each(['image/heic', 'image/tiff', 'image/x-nikon-nef', 'application/pdf', ''])(
  '%j is shown by its thumbnail',
  (type) => expect(isDisplayableOriginal(type)).toBe(false),
);
