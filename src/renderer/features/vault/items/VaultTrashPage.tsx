export function VaultTrashPage() {
  return null;
}
