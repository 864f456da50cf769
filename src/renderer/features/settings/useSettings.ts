/** The person's profile and settings, and the one way to change them: written, then read again, explained when refused. */
import { FirebaseError } from 'firebase/app';
import { useState } from 'react';
import { type ProfileChanges, saveProfile } from '#features/profile/index.ts';
import { refreshSession, useSignedIn } from '#features/session/index.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange, useIsReadOnly } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { settingsMessages } from './messages.ts';

export function useSettings() {
  const { profile } = useSignedIn();
  const texts = useMessages(settingsMessages);
  const [isSaving, setSaving] = useState(false);
  const isReadOnly = useIsReadOnly();
  const explain = useChange()(() => undefined);

  /** True when it was kept. */
  async function save(changes: ProfileChanges): Promise<boolean> {
    if (isReadOnly) {
      explain();
      return false;
    }
    setSaving(true);
    try {
      await saveProfile(profile.id, changes);
      await refreshSession();
      return true;
    } catch (error) {
      // The rules let a person change these fields; only the demo account is refused.
      const isRefused = error instanceof FirebaseError && error.code === 'permission-denied';
      showToast({ message: isRefused ? texts.readOnly : texts.notSaved, tone: 'error' });
      return false;
    } finally {
      setSaving(false);
    }
  }

  return { profile, isSaving, save };
}
