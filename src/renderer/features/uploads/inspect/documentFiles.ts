/** The fonts and character maps that pdf.js asks for, from the app's own files. */

const fontsAndCharacterMaps = import.meta.glob<string>(
  [
    '../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
  ],
  { query: '?url', import: 'default', eager: true },
);
const addresses = new Map(
  Object.entries(fontsAndCharacterMaps).map(([path, address]) => [path.split('/').at(-1), address]),
);

export class DocumentFiles {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const address = addresses.get(filename);
    if (address === undefined) throw new Error(`No such file of pdf.js: ${filename}`);
    return new Uint8Array(await (await fetch(address)).arrayBuffer());
  }
}
