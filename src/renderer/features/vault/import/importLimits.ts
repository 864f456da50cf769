/** What an export may be at most. Other people's files are opened here: none may take the page down. */
export const importLimits = {
  fileBytes: 100_000_000,
  items: 20_000,
  /** All files of an archive together, opened. */
  inflatedBytes: 400_000_000,
  /** The part of an archive that is read as text. */
  textBytes: 100_000_000,
  archiveEntries: 50_000,
  jsonDepth: 64,
  csvColumns: 200,
  /** Groups inside groups. */
  groupDepth: 100,
} as const;
