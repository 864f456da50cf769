/** How the server is: its machine, its work by the clock, and what waits. */
import { useQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { call } from '#platform/backend/callables.ts';
import { operationsReadHealth } from '#shared/callables/operations.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { administrationKeys } from '../administrationKeys.ts';
import { useAdministratorRole } from '../useAdministratorRole.ts';
import { HealthFigures } from './HealthFigures.tsx';
import { healthMessages } from './messages.ts';

export function HealthPanel() {
  const texts = useMessages(healthMessages);
  const role = useAdministratorRole();
  const health = useQuery({
    queryKey: administrationKeys.health,
    queryFn: () => call(operationsReadHealth, {}),
    enabled: role.data === 'admin',
    retry: false,
  });
  if (role.isError || role.data === 'user') return null;
  return (
    <section aria-labelledby="health">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="health" className="text-heading">
            {texts.title}
          </h2>
          <p className="mt-1 text-small text-ink-soft">{texts.lead}</p>
        </div>
        <Button
          variant="quiet"
          size="small"
          isPending={health.isFetching}
          onPress={() => void health.refetch()}
          icon={<RefreshCw size={16} aria-hidden="true" />}
        >
          {texts.refresh}
        </Button>
      </div>
      {health.isPending ? <Spinner message={texts.loading} /> : null}
      {health.isError ? (
        <RetryBanner onRetry={() => void health.refetch()}>{texts.failed}</RetryBanner>
      ) : null}
      {health.isSuccess ? <HealthFigures health={health.data} /> : null}
    </section>
  );
}
