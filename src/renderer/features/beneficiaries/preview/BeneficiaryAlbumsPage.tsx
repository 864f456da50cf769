export function BeneficiaryAlbumsPage() {
  return null;
}
