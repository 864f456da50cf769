export function VaultSettingsPage() {
  return null;
}
