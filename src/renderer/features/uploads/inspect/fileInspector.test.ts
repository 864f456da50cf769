import { expect, test, vi } from 'vitest';
import { type Behaviour, TestWorker } from '#platform/workers/worker.testing.ts';
import { wallClockSchema } from '#shared/domain/wallClock.ts';
import { createManualClock } from '#shared/manualClock.testing.ts';
import { decodeInPage } from './decodeInPage.ts';
import { createFileInspector } from './fileInspector.ts';
import { DecoderNotLoadedError } from './foreign/decoderNotLoaded.ts';
import type { InspectionAnswer, InspectionOptions } from './inspectFile.ts';

// There is no page here that could draw.
vi.mock('./decodeInPage.ts', () => ({ decodeInPage: vi.fn() }));

const photo = new File(['a photo'], 'IMG_1.jpg');

function answer({ isLookedAt }: InspectionOptions): InspectionAnswer {
  return {
    kind: 'sound',
    inspection: {
      contentType: 'image/jpeg',
      sha256: '',
      md5: '',
      takenAt: wallClockSchema.parse('2019-07-14T16:03:22'),
      takenAtSource: isLookedAt ? 'exif' : 'file',
      takenAtOffsetMinutes: null,
      isTimeKnown: true,
      place: null,
      camera: '',
      caption: '',
      livePhotoId: null,
      width: null,
      height: null,
      durationSeconds: null,
      placeholder: '',
      smallThumbnail: null,
      largeThumbnail: null,
      damage: isLookedAt ? null : 'undecodable',
    },
  };
}

/** A page whose workers behave in turn as they are given, and whose own code loads or does not. */
function openPage(behaviours: Behaviour[], canLoad = true) {
  const asked: string[] = [];
  const clock = createManualClock();
  const note = (where: string, options: InspectionOptions) => {
    asked.push(`${where}: ${options.isLookedAt ? 'looked at' : 'unseen'}`);
    return answer(options);
  };
  const inspect = createFileInspector({
    clock,
    start: () =>
      new TestWorker(behaviours.shift() ?? 'sound', {
        inspectFile: (_: File, options: InspectionOptions) => note('worker', options),
      }),
    inspectHere: async (_, options) => {
      if (!canLoad) throw new TypeError('Failed to fetch dynamically imported module');
      return note('page', options);
    },
  });
  return {
    asked,
    clock,
    inspect: (signal = new AbortController().signal, file = photo) => inspect(file, signal),
  };
}

const lookedAt = { kind: 'sound', inspection: { takenAtSource: 'exif', damage: null } };
const unseen = { kind: 'sound', inspection: { takenAtSource: 'file', damage: null } };

test('a photo is looked at in a worker', async () => {
  const { inspect, asked } = openPage([]);
  expect(await inspect()).toMatchObject(lookedAt);
  expect(asked).toEqual(['worker: looked at']);
});

test('a worker that did not load costs a photo neither its date nor its thumbnail: the page looks', async () => {
  const { inspect, asked } = openPage(['does not load']);
  expect(await inspect()).toMatchObject(lookedAt);
  expect(asked).toEqual(['page: looked at']);
});

test('where the line is lost a photo waits for it, and is looked at in the next worker', async () => {
  const { inspect, asked } = openPage(['does not load'], false);
  await expect(inspect()).rejects.toBeInstanceOf(TypeError);
  expect(await inspect()).toMatchObject(lookedAt);
  expect(asked).toEqual(['worker: looked at']);
});

test('a worker that never finishes loading is not waited for for ever, and says nothing of the photo', async () => {
  const { inspect, clock } = openPage(['never loads']);
  const inspecting = inspect();
  await clock.advance(91_000);
  expect(await inspecting).toMatchObject(lookedAt);
});

test.each(['dying', 'garbled'] as const)(
  'a photo that leaves a worker %s is kept without being looked at again, and not called damaged',
  async (behaviour) => {
    const { inspect, asked } = openPage([behaviour]);
    expect(await inspect()).toMatchObject(unseen);
    expect(asked).toEqual(['worker: unseen']);
  },
);

test('so is one over which a worker hangs', async () => {
  const { inspect, asked, clock } = openPage(['silent']);
  const inspecting = inspect();
  await clock.advance(91_000);
  expect(await inspecting).toMatchObject(unseen);
  expect(asked).toEqual(['worker: unseen']);
});

test('a large file has more time, by what is read of it', async () => {
  const nextWorkers: Behaviour[] = ['silent', 'sound'];
  const { inspect, clock } = openPage(nextWorkers);
  const film = new File([new Uint8Array(5_000_000)], 'film.mp4');
  const inspecting = inspect(undefined, film);
  await clock.advance(94_999);
  expect(nextWorkers).toEqual(['sound']);
  await clock.advance(1);
  expect(nextWorkers).toEqual([]);
  expect(await inspecting).toMatchObject(unseen);
});

test.each([
  ['undecodable', null, null],
  ['undecodable', 'broken', 'broken'],
  ['truncated', null, 'truncated'],
] as const)(
  'a picture that only the page draws is shown: %s before and %s inside, it is %s',
  async (damage, inside, left) => {
    const drawn = Object.assign(new ArrayBuffer(4), { width: 640, height: 480, close: () => undefined });
    vi.mocked(decodeInPage).mockResolvedValueOnce(drawn);
    const inspect = createFileInspector({
      clock: createManualClock(),
      start: () =>
        new TestWorker('sound', {
          inspectFile(_: File, options: InspectionOptions): InspectionAnswer {
            const looked = answer(options);
            return looked.kind === 'sound'
              ? { kind: 'sound', inspection: { ...looked.inspection, damage } }
              : looked;
          },
          drawThumbnails: () => ({ small: null, large: null, placeholder: 'colours' }),
          findJpegDamage: () => inside,
        }),
      inspectHere: async (_, options) => answer(options),
    });
    expect(await inspect(photo, new AbortController().signal)).toMatchObject({
      kind: 'sound',
      inspection: { width: 640, height: 480, placeholder: 'colours', damage: left },
    });
  },
);

test.each(['dying', 'does not load'] as const)(
  'the page describes what took a worker down when the next one is %s too',
  async (behaviour) => {
    const { inspect, asked } = openPage(['dying', behaviour]);
    expect(await inspect()).toMatchObject(unseen);
    expect(asked).toEqual(['page: unseen']);
  },
);

test('a picture whose decoder cannot be fetched waits for the line, and is kept undrawn after a minute of that', async () => {
  const asked: (boolean | undefined)[] = [];
  const inspect = createFileInspector({
    clock: createManualClock(),
    start: () =>
      new TestWorker('sound', {
        inspectFile(_: File, options: InspectionOptions) {
          asked.push(options.waitsForDecoder);
          if (options.waitsForDecoder) throw new DecoderNotLoadedError('libheif');
          return answer(options);
        },
      }),
    inspectHere: async (_, options) => answer(options),
  });
  const { signal } = new AbortController();
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await expect(inspect(photo, signal)).rejects.toBeInstanceOf(TypeError);
  }
  expect(await inspect(photo, signal)).toMatchObject(lookedAt);
  expect(asked).toEqual([true, true, true, true, true, true, false]);
});

test('an upload that is given up is inspected no further', async () => {
  const { inspect, asked } = openPage(['silent']);
  const stop = new AbortController();
  const inspecting = expect(inspect(stop.signal)).rejects.toBe('cancelled');
  stop.abort('cancelled');
  await inspecting;
  expect(asked).toEqual([]);
});
