import { expect, test } from 'vitest';
import { mapLink } from './mapLink.ts';

test('a place is written as coordinates, and found on the map', () => {
  expect(mapLink({ latitude: 48.85341, longitude: 2.3488 })).toEqual({
    coordinates: '48.85341, 2.34880',
    address: 'https://www.openstreetmap.org/?mlat=48.85341&mlon=2.34880#map=15/48.85341/2.34880',
  });
});

test('a camera that had no fix wrote zeros, which are no place', () => {
  expect(mapLink({ latitude: 0, longitude: 0 })).toBeNull();
  expect(mapLink({ latitude: 0, longitude: -0.000001 })).toBeNull();
  expect(mapLink({ latitude: 0, longitude: 6.61 })).not.toBeNull();
});
