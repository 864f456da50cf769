/** How one signs in, how it is protected, and where this session is kept. */
import { useQuery } from '@tanstack/react-query';
import { SecuritySettings } from '#features/security/index.ts';
import { platform } from '#platform/currentPlatform.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { settingsMessages } from './messages.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { settingsKeys } from './settingsKeys.ts';

export function AccountSection() {
  const texts = useMessages(settingsMessages);
  const store = useQuery({
    queryKey: settingsKeys.sessionStore,
    queryFn: () => platform().describeSessionStore(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <SettingsSection title={texts.account}>
      <SecuritySettings />
      {store.data ? (
        <dl className="mt-8">
          <dt className="font-semibold">{texts.sessionStore}</dt>
          <dd className="text-ink-soft">{texts[store.data]}</dd>
          {platform().opensOffline ? (
            <>
              <dt className="mt-4 font-semibold">{texts.withoutConnection}</dt>
              <dd className="text-ink-soft">
                {store.data === 'keychain' ? texts.keptSealed : texts.nothingKept}
              </dd>
            </>
          ) : null}
        </dl>
      ) : null}
    </SettingsSection>
  );
}
