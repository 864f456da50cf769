/** Where a page that a payment sends back to can lead on. */
import type { RouteName } from '#shared/routes.ts';

export interface Next {
  /** Nothing links to a page that this build does not have. */
  readonly route: RouteName;
  readonly to: string;
  readonly name: string;
  /** For the page of sign-in: where it leads to afterwards. */
  readonly returnTo?: string;
}
