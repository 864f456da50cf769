/** After how long the vault locks by itself on this device. */
import { useState } from 'react';
import { platform } from '#platform/currentPlatform.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { Select } from '#ui/Select.tsx';
import { AUTO_LOCK_MINUTES, type AutoLock, readAutoLock, writeAutoLock } from '../open/autoLock.ts';
import { vaultSettingsMessages } from './messages.ts';
import { VaultSection } from './VaultSection.tsx';

const { least, usual, most } = AUTO_LOCK_MINUTES;
const offeredMinutes = [least, 2, usual, 10, 15, 30, most];

const WITH_WINDOW = 'window';
const optionOf = (autoLock: AutoLock) =>
  autoLock.after === 'window' ? WITH_WINDOW : String(autoLock.minutes);

export function LockingSection() {
  const texts = useMessages(vaultSettingsMessages);
  const { storage } = platform();
  const [chosen, setChosen] = useState(() => readAutoLock(storage));
  const known = chosen.after === 'minutes' ? [...offeredMinutes, chosen.minutes] : offeredMinutes;
  const options = [...new Set(known)]
    .sort((one, other) => one - other)
    .map((minutes) => ({ value: String(minutes), label: texts.lockMinutes(minutes) }));

  function choose(value: string) {
    const autoLock: AutoLock =
      value === WITH_WINDOW ? { after: 'window' } : { after: 'minutes', minutes: Number(value) };
    writeAutoLock(storage, autoLock);
    setChosen(autoLock);
  }

  return (
    <VaultSection title={texts.locking}>
      <p className="text-ink-soft">{texts.lockingText}</p>
      <Select
        label={texts.lockAfter}
        description={texts.lockAlso}
        options={[...options, { value: WITH_WINDOW, label: texts.lockWithWindow }]}
        value={optionOf(chosen)}
        onChange={choose}
        className="max-w-md"
      />
    </VaultSection>
  );
}
