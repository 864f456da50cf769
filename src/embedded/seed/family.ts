/** The demo family: who they are, and what every capability that says so in its manifest has of them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { newUserProfile } from '#shared/domain/userProfile.ts';
import { plans } from '#shared/plans.ts';
import type { AccountData, DemoFile } from '../../functions/accountData.ts';

const members = z.array(z.object({ name: z.string(), role: z.string() }));

/** The part of `family.json` that is nobody else's. English stands first, French under `french`. */
const personSchema = z.object({
  name: z.string(),
  about: z.string(),
  members,
  french: z.object({ about: z.string(), members }),
});

export interface Family {
  readonly name: string;
  /** But for its addresses and the moment of its last sign-in, which are the server's. */
  readonly profile: Readonly<Record<string, unknown>>;
  /** Fields by path below the profile. */
  readonly documents: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** Fields by whole path of what does not stand below the profile. */
  readonly documentsElsewhere: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** By object name. */
  readonly files: ReadonlyMap<string, DemoFile>;
}

/** `folder` holds `family.json` and the pictures. */
export async function readFamily(
  folder: string,
  accountData: readonly AccountData[],
  email: string,
): Promise<Family> {
  const story: unknown = JSON.parse(await readFile(join(folder, 'family.json'), 'utf8'));
  const { person } = z.object({ person: personSchema }).parse(story);
  const source = { story, readFile: (name: string) => readFile(join(folder, name)) };
  const contents = await Promise.all(
    accountData.flatMap(({ loadDemo }) => (loadDemo ? [loadDemo().then((make) => make(source))] : [])),
  );
  return {
    name: person.name,
    profile: Object.assign(
      {
        ...newUserProfile(person.name, email),
        bio: person.about,
        members: person.members,
        french: { bio: person.french.about, members: person.french.members },
        plan: plans.pro.name,
        storageLimit: plans.pro.storageBytes,
        onboardingCompleted: true,
        emailVerified: true,
      },
      addUp(contents.map(({ profile = {} }) => profile)),
    ),
    documents: new Map(contents.flatMap(({ documents }) => [...documents])),
    documentsElsewhere: new Map(
      contents.flatMap(({ documentsElsewhere = new Map() }) => [...documentsElsewhere]),
    ),
    files: new Map(contents.flatMap(({ files = [] }) => files.map((file) => [file.name, file] as const))),
  };
}

/** What several capabilities count is the sum of it; of anything else the last word stands. */
function addUp(profiles: readonly Readonly<Record<string, unknown>>[]): Readonly<Record<string, unknown>> {
  const together: Record<string, unknown> = {};
  for (const [name, value] of profiles.flatMap((profile) => Object.entries(profile))) {
    const before = together[name];
    together[name] = typeof before === 'number' && typeof value === 'number' ? before + value : value;
  }
  return together;
}
