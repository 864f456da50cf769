/** An account, the word that its person is an adult, and the acceptance. */
import { useState } from 'react';
import { z } from 'zod';
import { type AuthMode, AuthPanel } from '#features/auth/index.ts';
import { useExplain } from '#features/failures/index.ts';
import { signOut, useSession } from '#features/session/index.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { acceptInvitation, type OpenInvitation } from './api.ts';
import { cloneLinkMessages } from './messages.ts';

interface AcceptInvitationProps {
  readonly secret: string;
  readonly invitation: OpenInvitation;
  readonly onAccepted: () => void;
}

/** Whoever signs in stays: this page draws itself anew for them. */
const staysHere = { onSignedIn: () => {}, onSignedUp: () => {}, onDemoSignedIn: () => {} };

export function AcceptInvitation(props: AcceptInvitationProps) {
  const messages = useMessages(cloneLinkMessages);
  const session = useSession();
  const [mode, setMode] = useState<AuthMode>('signup');
  if (session.status === 'signed-in') {
    return <Accepting key={session.user.uid} {...props} email={session.profile.email} />;
  }
  return (
    <Card padding="generous">
      <h1 className="text-page">{messages.accountTitle}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{messages.accountText}</p>
      <AuthPanel mode={mode} onModeChange={setMode} destinations={staysHere} email={props.invitation.email} />
    </Card>
  );
}

const schema = z.object({ isAdult: z.boolean().refine(Boolean) });

function Accepting({
  secret,
  invitation: { role, ownerName },
  onAccepted,
  email,
}: AcceptInvitationProps & { readonly email: string }) {
  const messages = useMessages(cloneLinkMessages);
  const form = useForm({
    schema,
    initial: { isAdult: false },
    submit: async () => {
      await acceptInvitation(secret);
      onAccepted();
    },
    explain: useExplain({ conflict: messages.ownAccount, 'invitation-gone': messages.goneText }),
  });
  return (
    <Card padding="generous">
      <h1 className="mb-2 text-page [overflow-wrap:anywhere]">
        {role === 'listener' ? messages.listenerTitle(ownerName) : messages.stewardTitle(ownerName)}
      </h1>
      <p className="mb-6 flex flex-wrap items-center gap-x-3 text-small text-ink-soft">
        {messages.signedInAs(email)}
        <Button variant="quiet" size="small" onPress={() => void signOut()}>
          {messages.otherAccount}
        </Button>
      </p>
      <Form form={form}>
        <Field form={form} name="isAdult" wrong={messages.adultMissing}>
          {({ value, onChange, errorMessage }) => (
            <div>
              <Checkbox isSelected={value} onChange={onChange} isInvalid={errorMessage !== null}>
                {messages.adult}
              </Checkbox>
              <p role="alert" className="text-caption font-medium text-danger-text empty:hidden">
                {errorMessage}
              </p>
            </div>
          )}
        </Field>
        <Button size="large" isPending={form.isPending} onPress={form.submit} className="self-start">
          {messages.accept}
        </Button>
      </Form>
    </Card>
  );
}
