/** Writes a file that only its owner reads: whole, on the disk and under its name, or not at all. */
import { open, rename } from 'node:fs/promises';

export async function writePrivateFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.new`;
  const file = await open(temporary, 'w', 0o600);
  await file.writeFile(text);
  await file.sync();
  await file.close();
  await rename(temporary, path);
}
