/**
 * `/verify-waitlist#token`, from a mail: the button that confirms, and from then on the page of one's place. What follows `#`
 * reaches no server with the page, and opening it changes nothing, because mail scanners open every link.
 */
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LanguageSwitch } from '#features/language/index.ts';
import { ThemeToggle } from '#features/theme/index.ts';
import { routes } from '#shared/routes.ts';
import { AmaranthMark } from '#ui/AmaranthMark.tsx';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { focusHeading } from '#ui/focusHeading.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { NativeButton } from '#ui/NativeButton.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { ConfirmedPlace } from './ConfirmedPlace.tsx';
import { ownPlaceMessages } from './messages.ts';
import { useOwnPlace } from './useOwnPlace.ts';

export function OwnPlacePage() {
  const texts = useMessages(ownPlaceMessages);
  const token = useLocation().hash.slice(1, 2_000);
  const place = useOwnPlace(token);
  const { shown, pending, failure } = place;
  const [isLeaving, setLeaving] = useState(false);
  const titles: Partial<Record<string, string>> = { look: texts.notRead, leave: texts.leaveFailed };
  const reason = failure ? <Failure title={titles[failure.of] ?? null} reason={failure.reason} /> : null;

  async function confirm(): Promise<void> {
    // The button is gone then.
    if (await place.confirm()) focusHeading();
  }

  async function leave(email: string): Promise<void> {
    const isDone = await place.leave(email);
    setLeaving(false);
    if (isDone) focusHeading();
  }

  if (!shown) {
    return (
      <Frame title={texts.placeTitle}>
        {failure ? (
          <>
            {reason}
            <NativeButton isPending={pending !== null} onPress={() => void place.look()}>
              {texts.tryAgain}
            </NativeButton>
          </>
        ) : (
          <Spinner message={texts.loading} />
        )}
      </Frame>
    );
  }
  switch (shown.is) {
    case 'gone':
      return (
        <Frame title={texts.goneTitle} lead={texts.goneText}>
          <ButtonLink to={routes.waitlist.path}>{texts.askAgain}</ButtonLink>
        </Frame>
      );
    case 'left':
      return (
        <Frame title={texts.leftTitle} lead={texts.leftText(shown.email)}>
          <ButtonLink to={routes.landing.path} variant="secondary">
            {texts.toSite}
          </ButtonLink>
        </Frame>
      );
    case 'waiting':
    case 'confirmed':
      return (
        <Frame
          title={shown.is === 'waiting' ? texts.confirmTitle : texts.placeTitle}
          {...(shown.is === 'waiting' ? { lead: texts.confirmText(shown.email) } : {})}
        >
          {shown.is === 'waiting' ? (
            <>
              {reason}
              <NativeButton size="large" isPending={pending === 'confirm'} onPress={() => void confirm()}>
                {texts.confirm}
              </NativeButton>
              {shown.forgetAt === null ? null : (
                <p className="text-small text-ink-soft">{texts.until(shown.forgetAt)}</p>
              )}
            </>
          ) : (
            <ConfirmedPlace
              standing={shown}
              wanted={place.wantedPlan}
              onChoose={(plan) => void place.choose(plan)}
              failure={reason}
            />
          )}
          <NativeButton variant="quiet" size="small" onPress={() => setLeaving(true)}>
            {shown.is === 'waiting' ? texts.notMine : texts.leave}
          </NativeButton>
          <ConfirmDialog
            title={texts.leaveTitle}
            isOpen={isLeaving}
            isDangerous
            confirmLabel={texts.leave}
            isPending={pending === 'leave'}
            onCancel={() => setLeaving(false)}
            onConfirm={() => void leave(shown.email)}
          >
            {texts.leaveText(shown.email)}
          </ConfirmDialog>
        </Frame>
      );
  }
}

interface FrameProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

function Frame({ title, lead, children }: FrameProps) {
  usePageTitle(title);
  return (
    <div className="relative min-h-dvh">
      <header className="absolute end-3 top-3 flex items-center gap-1">
        <LanguageSwitch />
        <ThemeToggle />
      </header>
      <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-center justify-center px-5 py-20 text-center">
        <AmaranthMark size={48} />
        <h1 tabIndex={-1} className="mt-6 text-page outline-none">
          {title}
        </h1>
        {lead === undefined ? null : (
          <p className="mt-3 text-lead text-ink-soft [overflow-wrap:anywhere]">{lead}</p>
        )}
        <div className="mt-8 flex w-full flex-col items-center gap-6">{children}</div>
      </main>
    </div>
  );
}

function Failure({ title, reason }: { readonly title: string | null; readonly reason: Sentence }) {
  return (
    <Banner tone="error" {...(title === null ? {} : { title })} className="text-start">
      <SentenceText sentence={reason} />
    </Banner>
  );
}
