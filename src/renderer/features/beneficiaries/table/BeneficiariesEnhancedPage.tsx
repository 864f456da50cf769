export function BeneficiariesEnhancedPage() {
  return null;
}
