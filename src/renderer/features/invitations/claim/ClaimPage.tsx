/**
 * /claim: for who holds a printed claim kit, with or without an account. What was typed lives in this page alone. Before
 * anything was given, nothing is told: not even whether the paper is of anybody.
 */
import { useState } from 'react';
import { type AuthMode, AuthPanel } from '#features/auth/index.ts';
import { useSession } from '#features/session/index.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { OpenFrame, Saying } from '../OpenFrame.tsx';
import { Claimed } from './Claimed.tsx';
import { ConfirmClaim } from './ConfirmClaim.tsx';
import { type ClaimedFrom, lookAtKit, type OpenKit } from './claimKit.ts';
import { KitForm } from './KitForm.tsx';
import { claimMessages } from './messages.ts';

type Stage =
  | { readonly is: 'typing' }
  | { readonly is: 'nothing' }
  | { readonly is: 'open' | 'receiving'; readonly kit: OpenKit }
  | { readonly is: 'received'; readonly kit: OpenKit; readonly from: ClaimedFrom };

export function ClaimPage() {
  const texts = useMessages(claimMessages);
  usePageTitle(texts.pageTitle);
  return (
    <OpenFrame>
      <Journey />
    </OpenFrame>
  );
}

function Journey() {
  const texts = useMessages(claimMessages);
  const [typed, setTyped] = useState('');
  const [stage, setStage] = useState<Stage>({ is: 'typing' });
  switch (stage.is) {
    case 'typing':
      return (
        <KitForm
          typed={typed}
          onRead={async (kit) => {
            const looked = await lookAtKit(kit);
            setTyped(kit);
            setStage(looked.is === 'open' ? { is: 'open', kit: looked } : { is: 'nothing' });
          }}
        />
      );
    case 'nothing':
      return (
        <Saying title={texts.nothingTitle} text={texts.nothingText}>
          <Button variant="secondary" onPress={() => setStage({ is: 'typing' })}>
            {texts.again}
          </Button>
        </Saying>
      );
    case 'open': {
      const { kit } = stage;
      const { ownerName, personName, isClaimed } = kit;
      const text = isClaimed ? texts.claimedText : texts.openText(ownerName);
      return (
        <Saying title={texts.openTitle(ownerName)} text={`${texts.openHello(personName)}\n${text}`}>
          <Button size="large" onPress={() => setStage({ is: 'receiving', kit })}>
            {isClaimed ? texts.claimedSignIn : texts.receive}
          </Button>
        </Saying>
      );
    }
    case 'receiving': {
      const { kit } = stage;
      return (
        <Receiving typed={typed} kit={kit} onReceived={(from) => setStage({ is: 'received', kit, from })} />
      );
    }
    case 'received':
      return <Claimed ownerName={stage.kit.ownerName} from={stage.from} />;
  }
}

interface ReceivingProps {
  readonly typed: string;
  readonly kit: OpenKit;
  readonly onReceived: (from: ClaimedFrom) => void;
}

/** Whoever signs in stays: this page draws itself anew for them. */
const staysHere = { onSignedIn: () => {}, onSignedUp: () => {}, onDemoSignedIn: () => {} };

function Receiving({ typed, kit, onReceived }: ReceivingProps) {
  const texts = useMessages(claimMessages);
  const session = useSession();
  const [mode, setMode] = useState<AuthMode>(kit.isClaimed ? 'signin' : 'signup');
  if (session.status === 'signed-in') {
    return (
      <ConfirmClaim
        key={session.user.uid}
        typed={typed}
        ownerName={kit.ownerName}
        email={session.profile.email}
        onReceived={onReceived}
      />
    );
  }
  return (
    <Card padding="generous">
      <h1 className="text-page">{texts.accountTitle}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{texts.accountText}</p>
      <AuthPanel mode={mode} onModeChange={setMode} destinations={staysHere} />
    </Card>
  );
}
