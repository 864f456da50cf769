/**
 * HEIC and HEIF where the browser does not decode them itself. libheif (LGPL-3) stands beside the app as two files
 * exactly as its package ships them, fetched when the first such picture comes and replaceable without building anything
 * (resources/public/licences).
 */
import library from 'libheif-js/libheif-wasm/libheif.js?url';
import machineCode from 'libheif-js/libheif-wasm/libheif.wasm?url';
import { BrokenPictureError } from './brokenPicture.ts';

interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary?(): boolean;
  display(target: ImageData, done: (shown: ImageData | null) => void): void;
  free(): void;
}
interface Libheif {
  readonly HeifDecoder: new () => { decode(content: Uint8Array): readonly HeifImage[] };
}
type Factory = (options: { readonly wasmBinary: ArrayBuffer }) => Libheif | Promise<Libheif>;

declare global {
  var define: ((names: readonly string[], make: () => Factory) => void) & { amd?: boolean };
}

/** The script hands itself to AMD's `define` where there is one: the only door it has inside of a module. */
async function loadFactory(): Promise<Factory> {
  return new Promise((resolve, reject) => {
    globalThis.define = Object.assign((_: readonly string[], make: () => Factory) => resolve(make()), {
      amd: true,
    });
    import(/* @vite-ignore */ library).catch(reject);
  });
}

let loading: Promise<Libheif> | null = null;

async function start(): Promise<Libheif> {
  const [factory, answer] = await Promise.all([loadFactory(), fetch(machineCode)]);
  if (!answer.ok) throw new TypeError(`libheif is not there: ${answer.status}`);
  return factory({ wasmBinary: await answer.arrayBuffer() });
}

/** Rejects where it cannot be fetched. */
export function loadLibheif(): Promise<Libheif> {
  loading ??= start();
  return loading;
}

/** Apple's pictures are Display P3, and say so in the profile they carry; it is sought in the file's first part. */
function isDisplayP3(content: Uint8Array): boolean {
  const head = new TextDecoder('latin1').decode(content.subarray(0, 16_384));
  return head.includes('Display P3') || head.includes('D\0i\0s\0p\0l\0a\0y\0 \0P\x003');
}

/** Upright: libheif applies the rotation that the file asks for, so EXIF's orientation must not be applied again. */
export async function decodeHeic(content: ArrayBuffer): Promise<ImageData> {
  const { HeifDecoder } = await loadLibheif();
  const bytes = new Uint8Array(content);
  const images = new HeifDecoder().decode(bytes);
  const image = images.find((candidate) => candidate.is_primary?.()) ?? images[0];
  if (!image) throw new BrokenPictureError('There is no picture in this file.');
  try {
    const target = new ImageData(image.get_width(), image.get_height(), {
      colorSpace: isDisplayP3(bytes) ? 'display-p3' : 'srgb',
    });
    await new Promise<void>((resolve, reject) => {
      image.display(target, (shown) =>
        shown ? resolve() : reject(new BrokenPictureError('The picture is damaged.')),
      );
    });
    return target;
  } finally {
    for (const each of images) each.free();
  }
}
