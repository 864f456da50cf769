/** What the demo asks of the server: the family, and the login that opens its account. */
import { call } from '#platform/backend/callables.ts';
import { rememberConfiguration } from '#platform/backend/configuration.ts';
import { refusalCodeOf } from '#platform/backend/failure.ts';
import { platform } from '#platform/currentPlatform.ts';
import { demoReadFamily } from '#shared/callables/demo.ts';
import { appConfigurationSchema } from '#shared/configuration.ts';
import type { Album } from '#shared/domain/album.ts';
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import type { Language } from '#shared/domain/userProfile.ts';

export interface FamilyPicture extends MediaFile {
  readonly placeName: string;
  readonly people: readonly string[];
}

export interface Family {
  readonly name: string;
  readonly about: string;
  readonly members: readonly { readonly name: string; readonly role: string }[];
  readonly storageUsed: number;
  readonly storageLimit: number;
  /** In the family's order. */
  readonly albums: readonly Album[];
  /** Oldest first. */
  readonly pictures: readonly FamilyPicture[];
}

/** Null while the demo is closed, or still being set up. Throws CallableError otherwise. */
export async function readFamily(language: Language): Promise<Family | null> {
  try {
    const family = await call(demoReadFamily, { language });
    return {
      ...family,
      albums: family.albums.map((album) => ({ ...album, ...dated(album) })),
      pictures: family.pictures.map((picture) => ({ ...picture, ...dated(picture) })),
    };
  } catch (error) {
    if (refusalCodeOf(error) === 'not-available') return null;
    throw error;
  }
}

export interface DemoLogin {
  readonly email: string;
  readonly password: string;
}

/**
 * Asked for again each time: the server tells it only while the demo is open and ready. A page that began before that
 * would not know the login for the demo's, by which alone it signs in by itself.
 */
export async function readDemoLogin(): Promise<DemoLogin | null> {
  const read = await platform().readConfiguration();
  const { demo = null } = appConfigurationSchema.parse(read);
  rememberConfiguration(read);
  return demo;
}

function dated({ createdAt, updatedAt }: { readonly createdAt: string; readonly updatedAt: string }) {
  return { createdAt: new Date(createdAt), updatedAt: new Date(updatedAt), trashedAt: null };
}
