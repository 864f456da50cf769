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

  /** False where nothing can be changed, which is explained. Rejects when it could not be saved. */
  async function write(changes: ProfileChanges): Promise<boolean> {
    if (isReadOnly) {
      explainReadOnly();
      return false;
    }
    await saveProfile(profile.id, changes);
    await refreshSession();
    return true;
  }

  // The rules let a person change these fields; only the demo account is refused.
  const explainWrite = (error: unknown) =>
    failureOf(error).kind === 'rejected' ? refused['demo-account-read-only'] : explain(error);

  /** For a switch, which takes effect at once: true when it was saved; why not is said in a toast. */
  async function save(changes: ProfileChanges): Promise<boolean> {
    setSaving(true);
    try {
      return await write(changes);
    } catch (error) {
      showToast({ message: explainWrite(error), tone: 'error' });
      return false;
    } finally {
      setSaving(false);
    }
  }

  return { profile, isSaving, save, write, explainWrite };
}
