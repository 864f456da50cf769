export function ReadinessPage() {
  return null;
}
