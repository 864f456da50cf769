/** The person's profile and settings, and the one way to change them: written, then read again, explained when refused. */
import { useState } from 'react';
import { useExplain, useSentences } from '#features/failures/index.ts';
import { type ProfileChanges, saveProfile } from '#features/profile/index.ts';
import { refreshSession, useSignedIn } from '#features/session/index.ts';
import { failureOf } from '#platform/backend/failure.ts';
import { useChange, useIsReadOnly } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';

export function useSettings() {
  const { profile } = useSignedIn();
  const explain = useExplain();
  const { refused } = useSentences();
  const [isSaving, setSaving] = useState(false);
  const isReadOnly = useIsReadOnly();
  const explainReadOnly = useChange()(() => undefined);

  /** True when it was kept. */
  async function save(changes: ProfileChanges): Promise<boolean> {
    if (isReadOnly) {
      explainReadOnly();
      return false;
    }
    setSaving(true);
    try {
      await saveProfile(profile.id, changes);
      await refreshSession();
      return true;
    } catch (error) {
      // The rules let a person change these fields; only the demo account is refused.
      const isDemo = failureOf(error).kind === 'rejected';
      showToast({ message: isDemo ? refused['demo-account-read-only'] : explain(error), tone: 'error' });
      return false;
    } finally {
      setSaving(false);
    }
  }

  return { profile, isSaving, save };
}
