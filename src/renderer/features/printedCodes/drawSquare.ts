/**
 * A text as a square (a QR code), as the address of a picture. `quartile` is for paper, which is folded and stained; capitals take
 * fewer squares.
 */
export async function drawSquare(text: string, errorCorrection: 'medium' | 'quartile'): Promise<string> {
  const { default: encodeQR } = await import('qr');
  const svg = encodeQR(text, 'svg', { ecc: errorCorrection, border: 2 });
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
}
