/** The vault's lock on another page, for what cannot be done without its keys. Nothing where it is not locked. */
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useVault } from '../open/vaultStore.ts';
import { unlockMessages } from '../unlock/messages.ts';
import { PhraseForm } from '../unlock/PhraseForm.tsx';
import { QuickWays } from '../unlock/QuickWays.tsx';

const noop = () => undefined;

export function UnlockInPlace() {
  const state = useVault();
  const texts = useMessages(unlockMessages);
  if (state.kind !== 'locked') return null;
  // What does not fit to what this device saw is told in the vault, before anything is typed.
  if (state.findings.length > 0) {
    return <ButtonLink to={routes.personalVault.path}>{texts.title}</ButtonLink>;
  }
  return (
    <div className="flex flex-col gap-4">
      <PhraseForm onRefused={noop} />
      <QuickWays keys={state.keys} />
    </div>
  );
}
