/** Name, portrait, phone and a few words. */
import { useState } from 'react';
import { PortraitField } from '#features/profile/index.ts';
import { refreshSession } from '#features/session/index.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toast.ts';
import { settingsMessages } from './messages.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { useSettings } from './useSettings.ts';

export function ProfileSection() {
  const texts = useMessages(settingsMessages);
  const { profile, isSaving, save } = useSettings();
  const [name, setName] = useState(profile.name);
  const [phone, setPhone] = useState(profile.phone);
  const [bio, setBio] = useState(profile.bio);
  return (
    <SettingsSection title={texts.profile}>
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save({ name: name.trim(), phone: phone.trim(), bio: bio.trim() }).then((isKept) => {
            if (isKept) showToast({ message: texts.saved });
          });
        }}
      >
        <PortraitField
          userId={profile.id}
          path={profile.avatar}
          name={profile.name || profile.email}
          onChange={() => void refreshSession()}
        />
        <TextField label={texts.name} autoComplete="name" maxLength={120} value={name} onChange={setName} />
        <TextField
          label={texts.phone}
          labelNote={texts.optional}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          value={phone}
          onChange={setPhone}
        />
        <TextArea
          label={texts.bio}
          labelNote={texts.optional}
          maxLength={2_000}
          value={bio}
          onChange={setBio}
        />
        <Button type="submit" isPending={isSaving} className="self-start">
          {texts.saveProfile}
        </Button>
      </form>
    </SettingsSection>
  );
}
