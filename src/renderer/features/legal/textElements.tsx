/** How a legal text draws what other texts do not have: the line in plain words, and what the operator fills in. */
import type { ReactNode } from 'react';
import { publicConfiguration } from '#platform/backend/configuration.ts';
import { legalNameOf } from '#shared/siteValues.ts';
import { Link } from '#ui/Link.tsx';

/** The quotation that a section begins with. */
export function PlainWords({ children }: { readonly children?: ReactNode }) {
  return (
    <div
      role="note"
      className="mb-4 border-s-2 border-gold ps-4 font-serif text-body text-ink-soft italic lg:float-right lg:clear-right lg:mt-1 lg:-me-[17rem] lg:mb-6 lg:w-[14.5rem] print:float-none print:me-0 print:w-auto"
    >
      {children}
    </div>
  );
}

/** `{{legalName}}` and its like, which the content's compiler gives as `<data value="legalName">`. */
export function SiteValue({ value }: { readonly value?: string }) {
  const { legalEntity, legalAddress, supportEmail } = publicConfiguration();
  if (value === 'supportEmail') return <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>;
  if (value === 'legalName') return <span>{legalNameOf(legalEntity)}</span>;
  return <span>{value === 'legalAddress' ? legalAddress : legalEntity}</span>;
}
