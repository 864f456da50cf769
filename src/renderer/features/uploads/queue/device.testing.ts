/** A device, its pages and its disk as tests see them: files are chosen, pages reloaded, minutes go by. */
import { albumIdSchema, userIdSchema } from '#shared/domain/ids.ts';
import { wallClockSchema } from '#shared/domain/wallClock.ts';
import { createManualClock } from '#shared/manualClock.testing.ts';
import type { InspectionAnswer } from '../inspect/inspectFile.ts';
import type { Inspection } from '../upload.ts';
import { MemoryServer } from './queueServer.testing.ts';
import { type QueueOptions, type QueueStore, UploadQueue } from './UploadQueue.ts';
import { UploadStore } from './uploadStore.ts';
import { VaultDoor } from './vaultDoor.ts';
import { MemoryVaultServer } from './vaultServer.testing.ts';

export const album = { id: albumIdSchema.parse('summer'), title: 'Summer' };
export const BYTES = 1_000;

const picture = new Blob(['a small picture']);

export function describeFile({ name }: File, damage: Inspection['damage'] = null): InspectionAnswer {
  return {
    kind: 'sound',
    inspection: {
      contentType: 'image/jpeg',
      sha256: name,
      md5: name,
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
      smallThumbnail: picture,
      largeThumbnail: picture,
      damage,
    },
  };
}

let people = 0;

/** A device with one person on it: pages of it come and go, its disk stays. */
export function openDevice(
  server = new MemoryServer(),
  inspect: QueueOptions['inspect'] = async (file) => describeFile(file),
  store: QueueStore = new UploadStore(),
) {
  people += 1;
  const userId = userIdSchema.parse(`person-${people}`);
  const clock = createManualClock();
  const vaultServer = new MemoryVaultServer();
  const vaultDoor = new VaultDoor();
  const openPage = (pageId: string) =>
    new UploadQueue({
      server,
      vaultServer,
      vaultDoor,
      inspect,
      clock,
      pageId,
      store,
      onReady: () => undefined,
    });
  let pages = 0;
  let queue = openPage(String(pages));
  let left = new AbortController();
  const device = {
    server,
    userId,
    vaultServer,
    vaultDoor,
    openPage,
    clock,
    get queue() {
      return queue;
    },
    add: (...names: string[]) =>
      device.choose(...names.map((name) => new File([new Uint8Array(BYTES)], name))),
    choose: (...files: readonly File[]) => queue.add(userId, album, files),
    async reload() {
      left.abort();
      queue.leave();
      left = new AbortController();
      const gonePage = String(pages);
      pages += 1;
      queue = openPage(String(pages));
      await queue.adopt(userId, gonePage, left.signal);
    },
    /** Lets minutes go by, in small steps: the store answers in its own time. */
    async wait(isOver: () => boolean = () => false) {
      for (let step = 0; step < 400 && (step === 0 || !isOver()); step += 1) {
        await new Promise((resume) => setImmediate(resume));
        await clock.advance(500);
      }
    },
    states: () => queue.snapshot().map(({ state }) => state),
    settle: () =>
      device.wait(() => {
        const states = device.states();
        return (
          states.length > 0 &&
          states.every(({ kind }) => ['done', 'failed', 'damaged', 'paused'].includes(kind))
        );
      }),
  };
  return device;
}

export const offline = () => new TypeError('Failed to fetch');
