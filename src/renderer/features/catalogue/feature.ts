/**
 * What a capability adds to the page: its manifest, `feature.ts` in its folder. All of them come with the first page, so
 * a manifest holds names and loads the rest; `app/catalogue.ts` lists them.
 */
import type { ComponentType } from 'react';
import type { Language } from '#shared/domain/userProfile.ts';
import type { RouteName } from '#shared/routes.ts';
import type { Messages } from '#ui/language/messages.tsx';
import type { ExportPart } from './exportPart.ts';

export type LazyPage = () => Promise<ComponentType>;

/** Gets the route's parameters and the language of its address. */
export type PagePreparation = (
  parameters: Readonly<Record<string, string | undefined>>,
  language: Language,
) => Promise<unknown>;

export interface Feature {
  /**
   * Which page a route draws, loaded when it is visited. A route that no feature draws has no page in this build: it
   * behaves as an unknown path and nothing links to it.
   */
  readonly pages?: Partial<Record<RouteName, LazyPage>>;
  /** What a page must have before it is drawn: asked for beside the page's code, and waited for like it. */
  readonly preparations?: Partial<Record<RouteName, PagePreparation>>;
  /** What the main navigation calls it, and which of its pages that leads to. */
  readonly destination?: Destination;
  /** What an export of everything has of it, by the name of the part in `amaranth.json`. */
  readonly exportParts?: Readonly<Record<string, () => Promise<ExportPart>>>;
}

export interface Destination {
  readonly route: RouteName;
  readonly messages: Messages<{ readonly name: string }>;
}
