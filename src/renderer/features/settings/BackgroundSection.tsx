/** "On this computer", in the installed app: whether it stays when its window is closed, and opens by itself. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { platform } from '#platform/currentPlatform.ts';
import type { BackgroundSettings } from '#platform/platform.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { Switch } from '#ui/Switch.tsx';
import { showToast } from '#ui/toast.ts';
import { settingsMessages } from './messages.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { settingsKeys } from './settingsKeys.ts';

export function BackgroundSection() {
  const { background } = platform();
  return background ? <BackgroundSwitches background={background} /> : null;
}

function BackgroundSwitches({ background }: { readonly background: BackgroundSettings }) {
  const texts = useMessages(settingsMessages);
  const queries = useQueryClient();
  const { data: choices } = useQuery({
    queryKey: settingsKeys.background,
    queryFn: () => background.read(),
    // It is changed in the system's settings as well.
    staleTime: 0,
    networkMode: 'always',
  });
  const { mutate, isPending } = useMutation({
    mutationFn: background.change,
    networkMode: 'always',
    onSuccess: (next) => queries.setQueryData(settingsKeys.background, next),
    onError: () => showToast({ message: texts.backgroundFailed, tone: 'error' }),
  });
  return (
    <SettingsSection title={texts.background}>
      <p className="mb-3 text-ink-soft text-small">{texts.backgroundText}</p>
      <Switch
        isSelected={choices?.keepsRunning ?? false}
        isDisabled={!choices || isPending}
        description={texts.keepsRunningText}
        onChange={(keepsRunning) => mutate({ keepsRunning })}
      >
        {texts.keepsRunning}
      </Switch>
      <Switch
        isSelected={choices?.opensAtLogin ?? false}
        isDisabled={!choices || isPending}
        description={texts.opensAtLoginText}
        onChange={(opensAtLogin) => mutate({ opensAtLogin })}
      >
        {texts.opensAtLogin}
      </Switch>
    </SettingsSection>
  );
}
