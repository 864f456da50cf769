/** The second step: the phrase, and the sign-in password beside it, which it must not be. */
import { ReauthenticateDialog } from '#features/security/index.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { setUpMessages } from './messages.ts';
import { NewPassphraseField } from './NewPassphraseField.tsx';
import { phraseMessages } from './phraseMessages.ts';
import { useRefusePhrase } from './useRefusePhrase.ts';
import type { SetUp } from './useSetUp.ts';

export function PhraseStep({ setUp }: { readonly setUp: SetUp }) {
  const texts = useMessages(setUpMessages);
  const { passwordText } = useMessages(phraseMessages);
  const { passphrase, comparison, hasPassword, go } = setUp;
  const refuse = useRefusePhrase(comparison?.phrase ?? '');
  return (
    <>
      <Form form={passphrase.form}>
        <NewPassphraseField passphrase={passphrase} />
        {hasPassword ? <p className="text-small text-ink-soft">{texts.asksPassword}</p> : null}
        <div className="flex flex-wrap-reverse items-center justify-between gap-3">
          <Button variant="quiet" onPress={() => go('introduction')} isDisabled={passphrase.form.isPending}>
            {texts.back}
          </Button>
          <Button type="submit" isPending={passphrase.form.isPending}>
            {texts.continue}
          </Button>
        </div>
      </Form>
      <ReauthenticateDialog
        isOpen={comparison !== null}
        reason={passwordText}
        refuse={refuse}
        onCancel={() => comparison?.answer(false)}
        onConfirmed={() => comparison?.answer(true)}
      />
    </>
  );
}
