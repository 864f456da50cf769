/** What an export may be at most. Other people's files are opened here: none may take the page down. */
export const importLimits = {
  /** An archive or a database with its attachments, which no program exports in parts. */
  fileBytes: 400_000_000,
  items: 20_000,
  /** All files of an archive together, opened. */
  inflatedBytes: 800_000_000,
  /** What is read as text: a table, or that part of an archive. */
  textBytes: 100_000_000,
  archiveEntries: 50_000,
  jsonDepth: 64,
  csvColumns: 200,
  /** Groups inside groups. */
  groupDepth: 100,
} as const;
