/** The pages that each show one legal text; two of the texts stand at several addresses. */
import { useParams } from 'react-router-dom';
import { hubDocumentIds } from '#shared/legalVersions.ts';
import { LegalDocument } from './LegalDocument.tsx';
import { LegalHub } from './LegalHubPage.tsx';

export function PrivacyPolicyPage() {
  return <LegalDocument id="privacy-policy" />;
}

export function TermsPage() {
  return <LegalDocument id="terms-of-service" />;
}

export function LegalNoticePage() {
  return <LegalDocument id="legal-notice" />;
}

/** /legal/eterna/:document. What is not in the hub is answered by the hub. */
export function NamedDocumentPage() {
  const { document } = useParams();
  const id = hubDocumentIds.find((one) => one === document);
  return id ? <LegalDocument key={id} id={id} /> : <LegalHub isUnknown />;
}
