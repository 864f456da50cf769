/** A data folder with a person, their album, a few files and a mail, whose server has ended. */
import { sendEmailVerification } from 'firebase/auth';
import { vi } from 'vitest';
import { albumsCreate } from '#shared/callables/albums.ts';
import { mediaCommit } from '#shared/callables/media.ts';
import { startBackend } from './backend.ts';
import { listFiles } from './folders.ts';
import { signUpPerson } from './person.ts';
import { describeFile, describeItem, fakeJpeg, reserveOne, sendContent } from './upload.ts';

export async function fillDataFolder(dataFolder: string, fileCount = 3): Promise<void> {
  const backend = await startBackend({ dataFolder, emulator: false });
  const person = await signUpPerson(backend.origin);
  const { albumId } = await person.call(albumsCreate, { title: 'Keepsakes' });
  for (let index = 0; index < fileCount; index += 1) {
    const content = fakeJpeg(3_000 + index * 1_000);
    const file = describeFile(content);
    const answer = await reserveOne(person, albumId, file);
    if (answer.outcome !== 'reserved') throw new Error(`No room: ${answer.outcome}`);
    await sendContent(person, answer.folder, content);
    await person.call(mediaCommit, { items: [describeItem(file.uploadId)] });
  }
  if (person.auth.currentUser) await sendEmailVerification(person.auth.currentUser);
  await vi.waitUntil(async () => (await listFiles(dataFolder)).some((path) => path.endsWith('.eml')));
  await person.leave();
  await backend.stop();
}
