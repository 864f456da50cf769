export function UnlockPage() {
  return null;
}
