/** https://firebase.google.com/docs/reference/rules/rules.LatLng */
import { type Of, type RulesFunction, takes, takesNothing } from './method.ts';
import { fault, floatValue } from './value.ts';

const EARTH_RADIUS_METRES = 6_371_010;

export const latlngMethods: Readonly<Record<string, RulesFunction<Of<'latlng'>>>> = {
  latitude: takesNothing((self) => floatValue(self.latitude)),
  longitude: takesNothing((self) => floatValue(self.longitude)),
  /** Metres along the great circle. */
  distance: takes(1, (self, other) =>
    other?.kind === 'latlng' ? floatValue(distance(self, other)) : fault('distance() needs a latlng'),
  ),
};

function distance(from: Of<'latlng'>, to: Of<'latlng'>): number {
  const radians = Math.PI / 180;
  const halfLatitude = Math.sin(((to.latitude - from.latitude) * radians) / 2);
  const halfLongitude = Math.sin(((to.longitude - from.longitude) * radians) / 2);
  const chord =
    halfLatitude ** 2 +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}
