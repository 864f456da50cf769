/** The card around a form open to anybody: its fields, how its sending stands, and its button. */
import type { ReactNode } from 'react';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Trap } from '#ui/form/Trap.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useIsOnline } from '#ui/useIsOnline.ts';
import { useTakenOver } from '#ui/useTakenOver.ts';
import { visitorFormMessages } from './messages.ts';
import { NotReady } from './NotReady.tsx';
import { NotSent } from './NotSent.tsx';
import type { OpenVisitorForm } from './useVisitorForm.ts';

interface VisitorFormFrameProps {
  readonly opened: Omit<OpenVisitorForm<never, unknown>, 'form'> & {
    readonly form: Pick<OpenVisitorForm<never, unknown>['form'], 'submit' | 'failure' | 'isPending'>;
  };
  /** Above why the server said no. */
  readonly failedTitle: string;
  readonly send: string;
  /** Under the button, once it opens. */
  readonly note?: string;
  readonly children: ReactNode;
}

export function VisitorFormFrame({ opened, failedTitle, send, note, children }: VisitorFormFrameProps) {
  const { form, trap, failure, isSentAgain, isSlow, noteChange } = opened;
  const texts = useMessages(visitorFormMessages);
  const isTakenOver = useTakenOver();
  const isOnline = useIsOnline();
  return (
    <div onChange={noteChange} className="rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
      <Form form={form}>
        <Trap field={trap} />
        {children}
        {failure ? <NotSent failure={failure} isOnline={isOnline} title={failedTitle} /> : null}
        {isSlow || isSentAgain ? (
          <Banner tone="notice">{isSlow ? texts.slow : texts.sendingAgain}</Banner>
        ) : null}
        <Button type="submit" size="large" isDisabled={!isTakenOver} isPending={form.isPending}>
          {send}
        </Button>
        <NotReady isReady={isTakenOver}>{note}</NotReady>
      </Form>
    </div>
  );
}
