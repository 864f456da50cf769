export function ExportPage() {
  return null;
}
