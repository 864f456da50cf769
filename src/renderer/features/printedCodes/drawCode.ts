/** A code as a square (a QR code), as the address of a picture. In capitals, which take fewer squares and do not matter when it is read. */
export async function drawCode(code: string): Promise<string> {
  const { toString: draw } = await import('qrcode');
  const svg = await draw(code.toUpperCase(), { type: 'svg', margin: 2, errorCorrectionLevel: 'Q' });
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
}
