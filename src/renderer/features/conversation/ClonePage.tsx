/** `/clone`: whose clones one may talk to, and with `?with=` the conversation with one of them. */
import { useSearchParams } from 'react-router-dom';
import { userIdSchema } from '#shared/domain/ids.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { HeardClones } from './before/HeardClones.tsx';
import { beforeMessages } from './before/messages.ts';
import { OneClone } from './before/OneClone.tsx';
import { useHeard } from './before/useHeard.ts';
import { WITH } from './cloneAddress.ts';

export function ClonePage() {
  const texts = useMessages(beforeMessages);
  const [search] = useSearchParams();
  const heard = useHeard();
  const named = userIdSchema.safeParse(search.get(WITH));
  switch (heard.state) {
    case 'loading':
      return <Spinner message={texts.loading} />;
    case 'failed':
      return <RetryBanner onRetry={heard.retry}>{texts.failed}</RetryBanner>;
    case 'ready': {
      const clone = heard.heard.find(({ ownerId }) => named.success && ownerId === named.data);
      return clone ? (
        <OneClone key={clone.ownerId} clone={clone} onChanged={heard.readAgain} />
      ) : (
        <HeardClones {...heard} isNamedMissing={named.success} />
      );
    }
  }
}
