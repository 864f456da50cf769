export function LockButton() {
  return null;
}
