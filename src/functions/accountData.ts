/** What a capability keeps of a person, and what becomes of it: exported, erased, made up for the demo. */
import type { Services } from './services.ts';

export interface AccountData {
  /** The collections below `users/{uid}`, by name. All are erased with the account. */
  readonly collections: Readonly<Record<string, KeptCollection>>;
  /** Erases what stands elsewhere. May be run again after it was cut short. */
  readonly eraseElsewhere?: (uid: string, services: Services) => Promise<void>;
  /** Loaded only by a server that has a demo. */
  readonly loadDemo?: () => Promise<MakeDemoContent>;
}

export interface KeptCollection {
  /**
   * The part of `amaranth.json` that holds it, which the page's manifest of the same capability writes; null for what
   * says nothing that the person gave us, and for what they sealed: that leaves in an archive of the vault's own, with what
   * opens it.
   */
  readonly exportedAs: string | null;
  /** Who reads it straight from Firestore, as `firestore.rules` has it; nothing but callables writes it. */
  readonly readBy: 'owner' | 'nobody';
}

/** What the demo family has of a capability. Nothing in it depends on when it is made. */
export type MakeDemoContent = (source: DemoSource) => Promise<DemoContent>;

export interface DemoSource {
  /** `resources/demo/family.json`, of which each capability reads its own part. */
  readonly story: unknown;
  /** A file that stands beside it. */
  readonly readFile: (name: string) => Promise<Buffer>;
}

export interface DemoContent {
  /** Fields by path below the family's profile: `albums/first`. */
  readonly documents: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** Fields by whole path of what does not stand below the profile: `orders/one`. */
  readonly documentsElsewhere?: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly files?: readonly DemoFile[];
  /** What the profile says of it. */
  readonly profile?: Readonly<Record<string, unknown>>;
}

/** An object of the bucket, below `users/demo-family/`. */
export interface DemoFile {
  readonly name: string;
  readonly contentType: string;
  readonly content: Buffer;
  /** Base64. */
  readonly md5: string;
}
