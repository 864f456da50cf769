/**
 * A place as people write it, and its address on OpenStreetMap. Nothing is asked of the map until someone follows it.
 * Null for two zeros: a camera without a fix writes them, and nobody's album is from that point of the ocean.
 */

/** What five decimals tell from zero, in degrees. */
const FIX = 0.000_005;

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

interface MapLink {
  readonly coordinates: string;
  readonly address: string;
}

export function mapLink({ latitude, longitude }: Place): MapLink | null {
  if (Math.abs(latitude) < FIX && Math.abs(longitude) < FIX) return null;
  const coordinates = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
  const marker = `mlat=${latitude.toFixed(5)}&mlon=${longitude.toFixed(5)}`;
  const view = `map=15/${latitude.toFixed(5)}/${longitude.toFixed(5)}`;
  return { coordinates, address: `https://www.openstreetmap.org/?${marker}#${view}` };
}
