/**
 * What a database says, as XML, once it is decrypted and unpacked. Files may stand in it packed a second time, which the
 * library unpacks whatever they hold: they are measured before.
 */
import type { Kdbx, KdbxContext } from 'kdbxweb';
import { importLimits } from '../importLimits.ts';
import { ImportRefusedError } from '../importOutcome.ts';
import type { Kdbxweb } from './loadLibrary.ts';
import { measureUnpacked } from './unpack.ts';

export async function readDatabaseXml(
  text: ArrayBuffer,
  database: Kdbx,
  context: KdbxContext,
  kdbxweb: Kdbxweb,
): Promise<Kdbx> {
  const { ProtectSaltGenerator, XmlUtils } = kdbxweb;
  const { protectedStreamKey, crsAlgorithm } = database.header;
  if (!protectedStreamKey || !crsAlgorithm) throw new ImportRefusedError('damaged');
  const xml = XmlUtils.parse(keepTabs(new TextDecoder().decode(text)));
  XmlUtils.setProtectedValues(
    xml.documentElement,
    await ProtectSaltGenerator.create(protectedStreamKey, crsAlgorithm),
  );
  await refuseBombs(xml.documentElement, kdbxweb);
  database.xml = xml;
  return database.loadFromXml(context);
}

/** The library takes every tab out of the texts. */
function keepTabs(xml: string): string {
  return xml.replace(/>[^<]+/g, (text) => text.replaceAll('\t', '&#9;'));
}

async function refuseBombs(root: Element, { ByteUtils, XmlNames }: Kdbxweb): Promise<void> {
  let left: number = importLimits.inflatedBytes;
  for (const element of elementsOf(root)) {
    const isPacked = element.getAttribute(XmlNames.Attr.Compressed)?.toLowerCase() === 'true';
    const text = element.textContent;
    if (!isPacked || element.protectedValue || !text) continue;
    left -= await measureUnpacked(ByteUtils.arrayToBuffer(ByteUtils.base64ToBytes(text)), left);
  }
}

/** Without recursion: nothing bounds yet how deep they lie. */
function* elementsOf(root: Element): Generator<Element> {
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isElement(node)) continue;
    yield node;
    for (let child = node.lastChild; child; child = child.previousSibling) waiting.push(child);
  }
}

const isElement = (node: Node): node is Element => node.nodeType === 1;
