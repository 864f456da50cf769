/** The file is sealed with a password of its own, and perhaps a key file. */
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import type { ImportRefusal, ImportSource } from './importOutcome.ts';
import { refusalMessages, sourceMessages } from './messages.ts';
import { pageMessages } from './pageMessages.ts';

interface AskPasswordProps {
  readonly source: ImportSource;
  readonly mayHaveKeyFile: boolean;
  /** Why the answer before did not open it. */
  readonly refusal: ImportRefusal | null;
  readonly onAnswer: (answers: { readonly password?: string; readonly keyFile?: Blob }) => void;
  readonly onOtherFile: () => void;
}

export function AskPassword({ source, mayHaveKeyFile, refusal, onAnswer, onOtherFile }: AskPasswordProps) {
  const texts = useMessages(pageMessages);
  const refusals = useMessages(refusalMessages);
  const sources = useMessages(sourceMessages);
  const [password, setPassword] = useState('');
  const [keyFile, setKeyFile] = useState<File | null>(null);
  return (
    <Card className="max-w-xl">
      <h2 className="text-title">{texts.passwordTitle}</h2>
      <p className="mt-1 text-ink-soft">
        {sources[source]}. {texts.passwordText}
      </p>
      <form
        className="mt-5 flex flex-col items-start gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (password === '' && !keyFile) return;
          onAnswer({ ...(password === '' ? {} : { password }), ...(keyFile ? { keyFile } : {}) });
        }}
      >
        <PasswordField
          label={texts.password}
          value={password}
          onChange={setPassword}
          autoComplete="off"
          autoFocus
          errorMessage={refusal ? refusals[refusal] : undefined}
          className="w-full"
        />
        {mayHaveKeyFile ? (
          <div>
            <FileTrigger onSelect={(files) => setKeyFile(files?.[0] ?? null)}>
              <Button variant="secondary">
                {keyFile ? texts.keyFileChosen(keyFile.name) : texts.keyFile}
              </Button>
            </FileTrigger>
            <p className="mt-1.5 text-ink-soft text-small">{texts.keyFileNone}</p>
          </div>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isDisabled={password === '' && !keyFile}>
            {texts.open}
          </Button>
          <Button variant="quiet" onPress={onOtherFile}>
            {texts.otherFile}
          </Button>
        </div>
      </form>
    </Card>
  );
}
