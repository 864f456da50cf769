/** A new letter whose id turns out to be another letter's: both are saved. */

/** Ids that were taken, and those used instead: trying again after a lost answer must not make a third letter. */
const replacements = new Map<string, string>();

export async function saveUnderOwnId<Saved>(
  letterId: string,
  write: (letterId: string) => Promise<Saved>,
  isConflict: (error: unknown) => boolean,
): Promise<Saved> {
  const known = replacements.get(letterId);
  if (known) return write(known);
  try {
    return await write(letterId);
  } catch (error) {
    if (!isConflict(error)) throw error;
    const own = crypto.randomUUID();
    replacements.set(letterId, own);
    return write(own);
  }
}
