export function ItemsPage() {
  return null;
}
