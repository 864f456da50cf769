/** A place as people write it, and its address on OpenStreetMap. Nothing is asked of the map until someone follows it. */

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export function mapLink({ latitude, longitude }: Place): {
  readonly coordinates: string;
  readonly address: string;
} {
  const coordinates = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
  const marker = `mlat=${latitude.toFixed(5)}&mlon=${longitude.toFixed(5)}`;
  const view = `map=15/${latitude.toFixed(5)}/${longitude.toFixed(5)}`;
  return { coordinates, address: `https://www.openstreetmap.org/?${marker}#${view}` };
}
