/** What the workshop prints and cuts one line from. */
import encodeQR from 'qr';
import { type AlbumCodeStyle, albumCodeStyleSchema, PLAIN_STYLE } from '#shared/domain/albumCode.ts';
import { printFilePath } from '#shared/domain/printFile.ts';
import type { OrderLine } from '#shared/shop/order.ts';
import { codesOf } from '../albumCodeDocuments/index.ts';
import { drawEngraving, serverShaper } from '../engraving/index.ts';
import type { Services } from '../services.ts';
import { addressOfCode } from './fulfil.ts';
import type { StoredOrder } from './orderDocument.ts';

export type PrintFile =
  | { readonly is: 'file'; readonly name: string; readonly type: string; readonly base64: string }
  | { readonly is: 'link'; readonly name: string; readonly url: string };

/** None for a line that is made without any. */
export async function composePrintFiles(
  services: Services,
  order: StoredOrder,
  line: OrderLine,
): Promise<readonly PrintFile[]> {
  const files = [
    await composeEngraving(services, order, line),
    await composeSquare(services, order, line),
    await linkArtwork(services, order, line),
  ];
  return files.filter((file) => file !== null);
}

/** Outlines at their true size. The text itself stands in the order. */
async function composeEngraving(
  services: Services,
  { number }: StoredOrder,
  line: OrderLine,
): Promise<PrintFile | null> {
  if (line.engraving === null) return null;
  const svg = drawEngraving(await serverShaper(services), line);
  return svg === null ? null : fileOf(`${number}-${line.id.slice(0, 8)}-engraving.svg`, svg);
}

const fileOf = (name: string, svg: string): PrintFile => ({
  is: 'file',
  name,
  type: 'image/svg+xml',
  base64: Buffer.from(svg).toString('base64'),
});

/** How long an operator may take to fetch a file, in milliseconds. */
const LINK_LIFETIME = 15 * 60_000;

/** The PDF that its buyer made of an album; gone where their account is. */
async function linkArtwork(
  services: Services,
  { number, buyerUid }: StoredOrder,
  { id, printFileId }: OrderLine,
): Promise<PrintFile | null> {
  if (printFileId === null || !buyerUid) return null;
  const path = printFilePath(buyerUid, printFileId);
  const [isThere] = await services.bucket.file(path).exists();
  if (!isThere) return null;
  const name = `${number}-${id.slice(0, 8)}-artwork.pdf`;
  const expiresAt = services.clock.now() + LINK_LIFETIME;
  return { is: 'link', name, url: await services.signedLink(path, { expiresAt, downloadName: name }) };
}

/** In the style of its code, which is level Q or H: a scratched square is read still. */
async function composeSquare(
  services: Services,
  { number, buyerUid }: StoredOrder,
  { id, albumCodeId }: OrderLine,
): Promise<PrintFile | null> {
  if (albumCodeId === null) return null;
  const code = buyerUid ? await codesOf(services.firestore, buyerUid).doc(albumCodeId).get() : null;
  // A code that is gone since was paid for all the same.
  const style = albumCodeStyleSchema.catch(PLAIN_STYLE).parse(code?.get('style'));
  const svg = drawSquare(addressOfCode(services, albumCodeId), style);
  return fileOf(`${number}-${id.slice(0, 8)}-square.svg`, svg);
}

/** The empty margin that readers want around a square, in its modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

function drawSquare(address: string, { ink, errorCorrection }: AlbumCodeStyle): string {
  const rows = encodeQR(address, 'raw', { ecc: errorCorrection, border: QUIET_ZONE });
  const size = rows.length;
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#ffffff"/><path fill="${ink}" d="${path}"/></svg>`;
}
