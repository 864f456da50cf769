/** Which routes have a page in this build. Nothing links to one that has none. */
import type { RouteName } from '#shared/routes.ts';

let built: ReadonlySet<RouteName> = new Set();

/** Called once at start by the app, which owns the table of pages. */
export function declareBuiltPages(names: Iterable<RouteName>): void {
  built = new Set(names);
}

export function isPageBuilt(name: RouteName): boolean {
  return built.has(name);
}
