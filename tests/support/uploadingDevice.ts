/**
 * The app's own upload queue on a device without a browser: its transfer, its calls and its session over the vendors'
 * SDKs to a real server, its disk in memory. One a process: the app has one connection to its backend.
 */
import 'fake-indexeddb/auto';
import { createHash, randomUUID } from 'node:crypto';
import { inMemoryPersistence, signInWithEmailAndPassword } from 'firebase/auth';
import type { Clock } from '#shared/clock.ts';
import { systemClock } from '#shared/clock.ts';
import { type AlbumId, userIdSchema } from '#shared/domain/ids.ts';
import { wallClockSchema } from '#shared/domain/wallClock.ts';
import { connectQueueServer, connectVaultServer } from '../../src/renderer/features/uploads/api.ts';
import type { InspectionAnswer } from '../../src/renderer/features/uploads/inspect/inspectFile.ts';
import { UploadQueue } from '../../src/renderer/features/uploads/queue/UploadQueue.ts';
import { UploadStore } from '../../src/renderer/features/uploads/queue/uploadStore.ts';
import { VaultDoor } from '../../src/renderer/features/uploads/queue/vaultDoor.ts';
import type { UploadState } from '../../src/renderer/features/uploads/upload.ts';
import { startIdentity } from '../../src/renderer/platform/backend/authentication.ts';
import { rememberConfiguration } from '../../src/renderer/platform/backend/configuration.ts';
import { readAppConfiguration } from './backend.ts';

/** Who waits a second for the next try waits 20 ms. */
const impatientClock: Clock = {
  now: systemClock.now,
  sleep: (milliseconds, signal) => systemClock.sleep(milliseconds / 50, signal),
};

const thumbnail = new Blob(['a small picture'], { type: 'image/webp' });

async function describeContent(file: File): Promise<InspectionAnswer> {
  const content = Buffer.from(await file.arrayBuffer());
  return {
    kind: 'sound',
    inspection: {
      contentType: 'image/jpeg',
      sha256: createHash('sha256').update(content).digest('hex'),
      md5: createHash('md5').update(content).digest('base64'),
      takenAt: wallClockSchema.parse('2019-07-14T16:03:22'),
      takenAtSource: 'exif',
      takenAtOffsetMinutes: null,
      isTimeKnown: true,
      place: null,
      camera: '',
      caption: '',
      livePhotoId: null,
      width: 4,
      height: 3,
      durationSeconds: null,
      placeholder: '',
      smallThumbnail: thumbnail,
      largeThumbnail: thumbnail,
      damage: null,
    },
  };
}

export interface UploadingDevice {
  add(albumId: AlbumId, content: Buffer<ArrayBuffer>): void;
  states(): readonly UploadState['kind'][];
  /** What the page is at is left where it stands; the next page goes on from the device's disk. */
  reload(): Promise<void>;
  close(): void;
}

/** Signs in at `origin`, where the server answers or what stands before it. */
export async function openUploadingDevice(
  origin: string,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<UploadingDevice> {
  const { backend, ...configuration } = await readAppConfiguration(origin);
  rememberConfiguration({ ...configuration, backend: { ...backend, embeddedOrigin: origin } });
  const { user } = await signInWithEmailAndPassword(startIdentity(inMemoryPersistence), email, password);
  const userId = userIdSchema.parse(user.uid);
  const openPage = (pageId: string) =>
    new UploadQueue({
      server: connectQueueServer(),
      vaultServer: connectVaultServer(),
      vaultDoor: new VaultDoor(),
      inspect: describeContent,
      clock: impatientClock,
      pageId,
      store: new UploadStore(),
      onReady: () => undefined,
    });
  let pageId = randomUUID();
  let queue = openPage(pageId);
  let left = new AbortController();
  const leave = () => {
    left.abort();
    queue.leave();
    left = new AbortController();
  };
  return {
    add(albumId, content) {
      queue.add(userId, { id: albumId, title: '' }, [new File([content], `${randomUUID()}.jpg`)]);
    },
    states: () => queue.snapshot().map(({ state }) => state.kind),
    async reload() {
      leave();
      const gonePage = pageId;
      pageId = randomUUID();
      queue = openPage(pageId);
      await queue.adopt(userId, gonePage, left.signal);
    },
    close: leave,
  };
}
