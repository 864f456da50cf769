/** The manifests of this build. The app owns their list; features ask here what the others offer. */
import type { RouteName } from '#shared/routes.ts';
import type { ExportPart } from './exportPart.ts';
import type { Destination, Feature } from './feature.ts';

let declared: readonly Feature[] = [];

/** Called once at start by the app. */
export function declareFeatures(features: readonly Feature[]): void {
  declared = features;
}

/** Nothing links to a page that this build does not have. */
export function isPageBuilt(name: RouteName): boolean {
  return declared.some(({ pages }) => pages?.[name]);
}

/** In the order of the list. */
export function mainDestinations(): readonly Destination[] {
  return declared.flatMap(({ destination }) => destination ?? []);
}

/** By their names in `amaranth.json`. */
export async function loadExportParts(): Promise<readonly (readonly [name: string, part: ExportPart])[]> {
  const parts = declared.flatMap(({ exportParts = {} }) => Object.entries(exportParts));
  return Promise.all(parts.map(async ([name, load]) => [name, await load()] as const));
}
