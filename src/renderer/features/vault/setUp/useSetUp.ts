/** The steps of setting up, and what was made on this device until the last of them. It is all forgotten with the page. */
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useExplain } from '#features/failures/index.ts';
import type { PasswordComparison } from '#features/security/index.ts';
import { useSignedIn } from '#features/session/index.ts';
import { failureOf } from '#platform/backend/failure.ts';
import { watchUnsaved } from '#ui/form/unsaved.ts';
import { FormError } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { UnansweredChangeError } from '../open/unansweredChange.ts';
import type { PreparedKeys } from '../open/vaultSession.ts';
import { vaultSession } from '../open/vaultStore.ts';
import { vaultViewAddress } from '../useVaultView.ts';
import { noteSetUpBegun, noteSetUpOver } from './interrupted.ts';
import { setUpMessages } from './messages.ts';
import { useComparedPhrase } from './useComparedPhrase.ts';
import { type NewPassphrase, useNewPassphrase } from './useNewPassphrase.ts';

export const setUpSteps = ['introduction', 'phrase', 'recovery-key', 'confirmation'] as const;
export type SetUpStep = (typeof setUpSteps)[number];

interface MadeKeys {
  readonly phrase: string;
  readonly keys: PreparedKeys;
  /** Others were made before for another phrase, and may have been printed. */
  readonly isAnother: boolean;
}

export interface SetUp {
  readonly step: SetUpStep;
  readonly go: (step: SetUpStep) => void;
  readonly begin: () => void;
  readonly passphrase: NewPassphrase;
  readonly comparison: PasswordComparison;
  readonly made: MadeKeys | null;
  readonly isInstalling: boolean;
  /** Rejects with FormError or what `explain` knows. */
  readonly install: () => Promise<void>;
}

export function useSetUp(): SetUp {
  const texts = useMessages(setUpMessages);
  const { user } = useSignedIn();
  const navigate = useNavigate();
  const [step, go] = useState<SetUpStep>('introduction');
  const [made, setMade] = useState<MadeKeys | null>(null);
  const [isInstalling, setInstalling] = useState(false);
  const comparison = useComparedPhrase();

  const passphrase = useNewPassphrase({
    staysOpen: true,
    explain: useExplain(),
    async submit(phrase) {
      // Whoever only went back to look keeps the page they have printed.
      if (made?.phrase !== phrase) {
        if (!(await comparison.isOtherThanPassword(phrase))) return;
        const prepared = await vaultSession().prepareSetUp(phrase);
        if (!prepared.ok) throw new FormError(texts.notPrepared);
        setMade({ phrase, keys: prepared.value, isAnother: made !== null });
      }
      go('recovery-key');
    },
  });

  const { read } = passphrase.form;
  const isOver = useRef(false);
  const hasKeys = made !== null;
  useEffect(
    () => watchUnsaved(() => !isOver.current && (hasKeys || read().phrase.trim() !== '')),
    [hasKeys, read],
  );

  async function install(): Promise<void> {
    if (!made) return;
    setInstalling(true);
    // The vault opens into the page that names what comes next.
    await navigate(vaultViewAddress('readiness'), { replace: true });
    try {
      await made.keys.install();
    } catch (error) {
      setInstalling(false);
      const failure = failureOf(error);
      if (failure.kind === 'refused' && failure.code === 'conflict') {
        throw new FormError(texts.installedElsewhere);
      }
      if (error instanceof UnansweredChangeError) throw new FormError(texts.maybeInstalled);
      throw error;
    }
    isOver.current = true;
    noteSetUpOver(user.uid);
    showToast({ message: texts.installed, tone: 'success' });
  }

  return {
    step,
    go,
    begin() {
      noteSetUpBegun(user.uid);
      go('phrase');
    },
    passphrase,
    comparison,
    made,
    isInstalling,
    install,
  };
}
