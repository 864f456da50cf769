/** Without capitals and accents: a person finds "Vérifiez" by typing "verifiez". */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
