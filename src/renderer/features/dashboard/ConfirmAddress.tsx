/** Reminds a person whose address is not confirmed yet, and sends the mail again. */
import { useState } from 'react';
import { explainLater, resendVerificationEmail } from '#features/session/index.ts';
import { Banner } from '#ui/Banner.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { NativeButton } from '#ui/NativeButton.tsx';
import { dashboardMessages } from './messages.ts';

type SendState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'sent' }
  | { kind: 'failed'; text: Sentence };

export function ConfirmAddress({ email }: { readonly email: string }) {
  const texts = useMessages(dashboardMessages);
  const language = useLanguage();
  const [state, setState] = useState<SendState>({ kind: 'idle' });

  async function resend() {
    setState({ kind: 'sending' });
    try {
      await resendVerificationEmail();
      setState({ kind: 'sent' });
    } catch (error) {
      setState({ kind: 'failed', text: await explainLater(error, language) });
    }
  }

  return (
    <Banner
      tone={state.kind === 'failed' ? 'error' : 'notice'}
      title={texts.verifyTitle}
      className="mb-10"
      action={
        state.kind === 'sent' ? null : (
          <NativeButton
            variant="secondary"
            size="small"
            isPending={state.kind === 'sending'}
            onPress={() => void resend()}
          >
            {texts.resend}
          </NativeButton>
        )
      }
    >
      {state.kind === 'failed' ? (
        <SentenceText sentence={state.text} />
      ) : state.kind === 'sent' ? (
        texts.resent
      ) : (
        texts.verifyText(email)
      )}
    </Banner>
  );
}
