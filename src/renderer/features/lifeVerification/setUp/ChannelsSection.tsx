/** The addresses at which the owner is asked: added, proved by a code, removed. */

import ArrowUp from 'lucide-react/icons/arrow-up';
import MailCheck from 'lucide-react/icons/mail-check';
import MailQuestion from 'lucide-react/icons/mail-question-mark';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useSignedIn } from '#features/session/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { CHANNEL_LIMIT, type ChannelDocument } from '#shared/legacy/channel.ts';
import type { LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import { type ChannelId, channelIdSchema } from '#shared/lifeVerification/people.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { addChannel, configure, orderChannels, removeChannel } from '../api.ts';
import { lastDayBefore, sayDay } from '../instants.ts';
import { lifeMessages } from '../messages.ts';
import { Section } from '../Section.tsx';
import { type ShownVerification, useAct } from '../useLifeVerification.ts';
import { AddressForm } from './AddressForm.tsx';
import { CodeForm } from './CodeForm.tsx';

interface ChannelsSectionProps {
  readonly userId: UserId;
  readonly shown: ShownVerification;
}

export function ChannelsSection({ userId, shown: { real, life, channels: known } }: ChannelsSectionProps) {
  const texts = useMessages(lifeMessages);
  const { user } = useSignedIn();
  const { isPending, act, readAgain } = useAct(userId);
  const change = useChange();
  const channels = asAsked(known, life);
  const order = channels.filter(({ verifiedAt }) => verifiedAt).map(({ id }) => id);
  const isKnown = (address: string) =>
    channels.some((channel) => channel.address.toLowerCase() === address.toLowerCase());
  const own = user.email && user.emailVerified && !isKnown(user.email) ? user.email : null;

  async function add(address: string): Promise<void> {
    try {
      // Whoever begins here begins in their own time zone.
      if (!real) await configure(life.policy);
      const { isVerified } = await addChannel(channelIdSchema.parse(crypto.randomUUID()), address);
      showToast({ message: isVerified ? texts.added : texts.codeSent(address), tone: 'success' });
    } finally {
      await readAgain();
    }
  }

  return (
    <Section title={texts.channelsTitle} anchor="channels">
      <p className="text-ink-soft">{texts.channelsText}</p>
      {channels.length > 0 ? (
        <ul className="mt-4 flex flex-col divide-y divide-line">
          {channels.map((channel, index) => (
            <ChannelRow
              key={channel.id}
              userId={userId}
              channel={channel}
              isFirst={index === 0 && order.length > 1}
              order={order}
              timeZone={life.policy.timeZone}
            />
          ))}
        </ul>
      ) : null}
      {channels.length >= CHANNEL_LIMIT ? (
        <p className="mt-4 text-small text-ink-soft">{texts.full}</p>
      ) : (
        <div className="mt-5 flex flex-col items-start gap-4">
          {own ? (
            <Button
              variant="secondary"
              isPending={isPending}
              onPress={change(() => void act(() => add(own)))}
            >
              {texts.ownAddress(own)}
            </Button>
          ) : null}
          <AddressForm isKnown={isKnown} onAdd={add} />
        </div>
      )}
    </Section>
  );
}

/** As they will be asked in the end; those that nobody has confirmed yet come last. */
function asAsked(
  channels: readonly ChannelDocument[],
  { channels: agreed, hold }: LifeVerification,
): readonly ChannelDocument[] {
  const order = (hold?.next.channels ?? agreed).map(({ id }) => id);
  const placeOf = ({ id }: ChannelDocument) => (order.includes(id) ? order.indexOf(id) : order.length);
  return channels.toSorted((one, other) => placeOf(one) - placeOf(other));
}

interface ChannelRowProps {
  readonly userId: UserId;
  readonly channel: ChannelDocument;
  readonly isFirst: boolean;
  /** Of those that are confirmed, as they are asked. */
  readonly order: readonly ChannelId[];
  readonly timeZone: string;
}

function ChannelRow({ userId, channel, isFirst, order, timeZone }: ChannelRowProps) {
  const texts = useMessages(lifeMessages);
  const language = useLanguage();
  const change = useChange();
  const { isPending, act } = useAct(userId);
  const [isLeaving, setLeaving] = useState(false);
  const { id, address, verifiedAt, bouncedAt } = channel;
  const said = { language, timeZone };
  const Icon = verifiedAt ? MailCheck : MailQuestion;
  const notes = [
    verifiedAt ? texts.isVerified : texts.isOpen,
    ...(isFirst ? [texts.triedFirst] : []),
    ...(bouncedAt ? [texts.isBounced(sayDay(bouncedAt.getTime(), said))] : []),
  ];

  async function askFirst(): Promise<void> {
    await act(async () => {
      const { heldUntil } = await orderChannels([id, ...order.filter((other) => other !== id)]);
      const message = heldUntil === null ? texts.ordered : texts.held(sayDay(lastDayBefore(heldUntil), said));
      showToast({ message, tone: 'success' });
    });
  }

  async function remove(): Promise<void> {
    setLeaving(true);
    await act(async () => {
      const { heldUntil } = await removeChannel(id);
      const message = heldUntil === null ? texts.removed : texts.held(sayDay(lastDayBefore(heldUntil), said));
      showToast({ message, tone: 'success' });
    });
    setLeaving(false);
  }

  return (
    <li className="py-3">
      <div className="flex items-center gap-3">
        <Icon
          size={20}
          aria-hidden="true"
          className={`shrink-0 ${verifiedAt ? 'text-success-text' : 'text-notice-text'}`}
        />
        <div className="min-w-0 flex-1">
          <p className="font-semibold [overflow-wrap:anywhere]">{address}</p>
          <p className="text-small text-ink-soft">{notes.join(', ')}</p>
        </div>
        {verifiedAt && order[0] !== id ? (
          <IconButton
            label={texts.askFirst(address)}
            isDisabled={isPending || isLeaving}
            onPress={change(() => void askFirst())}
          >
            <ArrowUp size={18} aria-hidden="true" />
          </IconButton>
        ) : null}
        <IconButton
          label={texts.remove(address)}
          isDisabled={isPending || isLeaving}
          onPress={change(() => void remove())}
        >
          <Trash size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {verifiedAt ? null : <CodeForm userId={userId} channelId={id} timeZone={timeZone} />}
    </li>
  );
}
