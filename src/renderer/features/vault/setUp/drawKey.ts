/** The recovery key as a QR code. In capitals, which take fewer squares; they do not matter when it is read. */
export async function drawKey(recoveryKey: string): Promise<string> {
  const { toString: draw } = await import('qrcode');
  const svg = await draw(recoveryKey.toUpperCase(), { type: 'svg', margin: 2, errorCorrectionLevel: 'Q' });
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
}
