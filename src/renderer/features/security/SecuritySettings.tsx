/** The security part of Settings: address, password, every way in, second step, sessions. */
import { useSignedIn } from '#features/session/index.ts';
import { EmailSettings } from './EmailSettings.tsx';
import { PasswordSettings } from './PasswordSettings.tsx';
import { SessionList } from './SessionList.tsx';
import { TwoStepSettings } from './TwoStepSettings.tsx';
import { WaysIn } from './WaysIn.tsx';

export function SecuritySettings() {
  const { user } = useSignedIn();
  return (
    <div className="flex flex-col gap-8">
      <EmailSettings />
      {user.providerIds.includes('password') ? <PasswordSettings /> : null}
      <WaysIn />
      <TwoStepSettings />
      <SessionList />
    </div>
  );
}
