/** Where the demo family's vault is opened: its phrase, for its visitors. For anybody else there is nothing here. */
import { isDemoFamily } from '#features/demo/index.ts';
import { useSession } from '#features/session/index.ts';
import { DEMO_VAULT_PHRASE } from '#shared/domain/demoVault.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { demoPhraseMessages } from './messages.ts';

interface DemoPhraseProps {
  /** Puts it into the field, as if it had been typed. */
  readonly onUse: (phrase: string) => void;
}

export function DemoPhrase({ onUse }: DemoPhraseProps) {
  const texts = useMessages(demoPhraseMessages);
  const session = useSession();
  if (!isDemoFamily(session)) return null;
  return (
    <Banner tone="notice" title={texts.title} className="mb-6">
      <p>{texts.text}</p>
      <p lang="en" className="mt-2 select-all font-mono text-ink">
        {DEMO_VAULT_PHRASE}
      </p>
      <Button variant="secondary" size="small" className="mt-3" onPress={() => onUse(DEMO_VAULT_PHRASE)}>
        {texts.use}
      </Button>
    </Banner>
  );
}
