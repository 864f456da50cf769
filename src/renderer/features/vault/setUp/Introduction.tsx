/** The first step: what the vault is, who reads it, and what is lost with both of its keys. */
import FileText from 'lucide-react/icons/file-text';
import KeyRound from 'lucide-react/icons/key-round';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useSignedIn } from '#features/session/index.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { BringBack } from './BringBack.tsx';
import { wasSetUpInterrupted } from './interrupted.ts';
import { setUpMessages } from './messages.ts';

export function Introduction({ onBegin }: { readonly onBegin: () => void }) {
  const texts = useMessages(setUpMessages);
  const change = useChange();
  const { user } = useSignedIn();
  const [isInterrupted] = useState(() => wasSetUpInterrupted(user.uid));
  const points = [
    { Icon: FileText, title: texts.belongs, text: texts.belongsText },
    { Icon: LockKeyhole, title: texts.reads, text: texts.readsText },
    { Icon: KeyRound, title: texts.opens, text: texts.opensText },
    { Icon: TriangleAlert, title: texts.lost, text: texts.lostText },
  ];
  return (
    <>
      {isInterrupted ? <Banner tone="notice">{texts.interrupted}</Banner> : null}
      <BringBack />
      <div className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
        {points.map(({ Icon, title, text }) => (
          <section key={title} className="flex gap-4">
            <Icon
              size={24}
              strokeWidth={1.5}
              aria-hidden="true"
              className="mt-0.5 shrink-0 text-accent-text"
            />
            <div>
              <h2 className="text-title">{title}</h2>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </section>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button size="large" onPress={change(onBegin)}>
          {texts.begin}
        </Button>
        <p className="min-w-[min(15rem,100%)] flex-1 text-small text-ink-soft">{texts.needs}</p>
      </div>
    </>
  );
}
