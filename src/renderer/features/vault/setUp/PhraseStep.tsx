/** The second step: the phrase, and the sign-in password beside it, which it must not be. */
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { setUpMessages } from './messages.ts';
import { NewPassphraseField } from './NewPassphraseField.tsx';
import type { SetUp } from './useSetUp.ts';

export function PhraseStep({ setUp }: { readonly setUp: SetUp }) {
  const texts = useMessages(setUpMessages);
  const { passphrase, comparison, go } = setUp;
  return (
    <>
      <Form form={passphrase.form}>
        <NewPassphraseField passphrase={passphrase} />
        {comparison.hasPassword ? <p className="text-small text-ink-soft">{texts.asksPassword}</p> : null}
        <div className="flex flex-wrap-reverse items-center justify-between gap-3">
          <Button variant="quiet" onPress={() => go('introduction')} isDisabled={passphrase.form.isPending}>
            {texts.back}
          </Button>
          <Button type="submit" isPending={passphrase.form.isPending}>
            {texts.continue}
          </Button>
        </div>
      </Form>
      {comparison.question}
    </>
  );
}
