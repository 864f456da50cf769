/** Whether an address is one of the owners'. The list is hashed, and visitors are spared the hash function. */
import { useEffect, useState } from 'react';
import { publicConfiguration } from '#platform/backend/configuration.ts';

interface Finding {
  readonly address: string;
  readonly isOwner: boolean;
}

/** Null while it is being found out; an address is no owner's when the list cannot be had. */
export function useIsOwner(address: string | null): boolean | null {
  const [finding, setFinding] = useState<Finding | null>(null);
  useEffect(() => {
    if (!address) return;
    let isCurrent = true;
    const report = (isOwner: boolean) => {
      if (isCurrent) setFinding({ address, isOwner });
    };
    import('#shared/listedAddresses.ts').then(
      ({ isListed }) => report(isListed(publicConfiguration().owners, address)),
      () => report(false),
    );
    return () => {
      isCurrent = false;
    };
  }, [address]);
  if (!address) return false;
  return finding?.address === address ? finding.isOwner : null;
}
