/** Theme, language, notifications and privacy: each switch takes effect at once. */
import { askForNotifications, useNotificationPermission } from '#features/notifications/index.ts';
import { themeStore, useTheme } from '#features/theme/index.ts';
import type { UserSettings } from '#shared/domain/userProfile.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { useIsReadOnly } from '#ui/readOnly.tsx';
import { Switch } from '#ui/Switch.tsx';
import { settingsMessages } from './messages.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { useSettings } from './useSettings.ts';

export function PreferenceSections() {
  const texts = useMessages(settingsMessages);
  const theme = useTheme();
  const permission = useNotificationPermission();
  const isReadOnly = useIsReadOnly();
  const { profile, isSaving, save } = useSettings();
  const { settings } = profile;
  const change = (changes: Partial<UserSettings>) => save({ settings: { ...settings, ...changes } });
  const { notifications, privacy } = settings;
  const isRefused = notifications.push && (permission === 'denied' || permission === 'unavailable');
  const pushText = isRefused ? texts.pushRefused : texts.pushText;
  return (
    <>
      <SettingsSection title={texts.appearance}>
        <div className="flex flex-col gap-5">
          <Switch
            isSelected={settings.rememberTheme}
            isDisabled={isSaving}
            description={texts.rememberThemeText}
            onChange={(rememberTheme) => {
              // At once: a theme chosen while this is being saved must not be taken back when it is.
              themeStore().remember(rememberTheme);
              void change({ rememberTheme, theme }).then((isKept) => {
                if (!isKept) themeStore().remember(!rememberTheme);
              });
            }}
          >
            {texts.rememberTheme}
          </Switch>
          <RadioGroup
            label={texts.language}
            inline
            value={settings.language}
            isDisabled={isSaving}
            onChange={(language) => void change({ language })}
            options={[
              { value: 'en', label: texts.english },
              { value: 'fr', label: texts.french },
            ]}
          />
        </div>
      </SettingsSection>
      <SettingsSection title={texts.notifications}>
        {(['email', 'push', 'marketing'] as const).map((name) => (
          <Switch
            key={name}
            isSelected={notifications[name]}
            isDisabled={isSaving}
            description={name === 'push' ? pushText : undefined}
            onChange={(isOn) => {
              if (name === 'push' && isOn && !isReadOnly) void askForNotifications();
              void change({ notifications: { ...notifications, [name]: isOn } });
            }}
          >
            {texts[name]}
          </Switch>
        ))}
      </SettingsSection>
      <SettingsSection title={texts.privacy}>
        {(['profileVisible', 'analyticsEnabled'] as const).map((name) => (
          <Switch
            key={name}
            isSelected={privacy[name]}
            isDisabled={isSaving}
            onChange={(isOn) => void change({ privacy: { ...privacy, [name]: isOn } })}
          >
            {texts[name]}
          </Switch>
        ))}
      </SettingsSection>
    </>
  );
}
