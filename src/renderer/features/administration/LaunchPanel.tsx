/** The launch flags, each with its switch. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { systemClock } from '#shared/clock.ts';
import type { LaunchConfig } from '#shared/domain/launchConfig.ts';
import { Card } from '#ui/Card.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { Switch } from '#ui/Switch.tsx';
import { showToast } from '#ui/toast.ts';
import { administrationKeys } from './administrationKeys.ts';
import { type LaunchSwitch, readLaunchFlags, switchLaunchFlag } from './api.ts';
import { formatMoment } from './formatMoment.ts';
import { administrationMessages } from './messages.ts';
import { useAdministratorRole } from './useAdministratorRole.ts';

export function LaunchPanel() {
  const texts = useMessages(administrationMessages);
  const queries = useQueryClient();
  const role = useAdministratorRole();
  const flags = useQuery({ queryKey: administrationKeys.launch, queryFn: readLaunchFlags });
  const change = useMutation({
    mutationFn: ({ from, wanted }: Switched) => switchLaunchFlag(from, wanted, systemClock),
    onSuccess: () => showToast({ tone: 'success', message: texts.saved }),
    onError: () => showToast({ tone: 'error', message: texts.saveFailed }),
    onSettled: () => queries.invalidateQueries({ queryKey: administrationKeys.launch }),
  });

  return (
    <Card as="section" padding="generous">
      <h2 className="text-heading">{texts.launch}</h2>
      <p className="mt-1 mb-6 text-ink-soft">{texts.launchLead}</p>
      {flags.isPending ? <Spinner message={texts.loading} /> : null}
      {flags.isError ? (
        <RetryBanner onRetry={() => void flags.refetch()}>{texts.loadFailed}</RetryBanner>
      ) : null}
      {flags.isSuccess ? (
        <Flags
          flags={change.isPending ? { ...flags.data, ...change.variables.wanted } : flags.data}
          // The role may be on its way to this session: what is pressed before it is there would be refused.
          isWaiting={change.isPending || role.isPending}
          onSwitch={(wanted) => change.mutate({ from: flags.data, wanted })}
        />
      ) : null}
    </Card>
  );
}

interface Switched {
  readonly from: LaunchConfig;
  readonly wanted: LaunchSwitch;
}

interface FlagsProps {
  readonly flags: LaunchConfig;
  readonly isWaiting: boolean;
  readonly onSwitch: (wanted: LaunchSwitch) => void;
}

function Flags({ flags, isWaiting, onSwitch }: FlagsProps) {
  const texts = useMessages(administrationMessages);
  const language = useLanguage();
  const when = flags.updatedAt ? formatMoment(flags.updatedAt, language) : null;
  return (
    <div className="divide-y divide-line border-y border-line">
      <Switch
        isSelected={flags.waitlistEnabled}
        onChange={(waitlistEnabled) => onSwitch({ waitlistEnabled })}
        isDisabled={isWaiting}
        description={flags.waitlistEnabled ? texts.waitlistOn : texts.waitlistOff}
        className="py-4"
      >
        {texts.waitlist}
      </Switch>
      <Switch
        isSelected={flags.demoEnabled}
        onChange={(demoEnabled) => onSwitch({ demoEnabled })}
        isDisabled={isWaiting}
        description={flags.demoEnabled ? texts.demoOn : texts.demoOff}
        className="py-4"
      >
        {texts.demo}
      </Switch>
      <p className="py-4 text-small text-ink-faint">{when ? texts.lastChanged(when) : texts.neverChanged}</p>
    </div>
  );
}
