/** Says when the server does not (yet) take this account for an administrator: the address alone opens only the page. */
import { useExplain } from '#features/failures/index.ts';
import { resendVerificationEmail } from '#features/session/index.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { administrationMessages } from './messages.ts';
import { useAdministratorRole } from './useAdministratorRole.ts';

export function AdministrationNotice() {
  const texts = useMessages(administrationMessages);
  const explain = useExplain();
  const role = useAdministratorRole();

  async function resend(): Promise<void> {
    try {
      await resendVerificationEmail();
      showToast({ tone: 'success', message: texts.resent });
    } catch (error) {
      showToast({ tone: 'error', message: explain(error) });
    }
  }

  if (role.isError) {
    return (
      <Banner tone="notice" className="mb-6">
        {texts.roleFailed}
      </Banner>
    );
  }
  if (role.data !== 'user') return null;
  return (
    <Banner
      tone="notice"
      title={texts.unverifiedTitle}
      className="mb-6"
      action={
        <Button variant="secondary" size="small" onPress={() => void resend()}>
          {texts.resend}
        </Button>
      }
    >
      {texts.unverified}
    </Banner>
  );
}
