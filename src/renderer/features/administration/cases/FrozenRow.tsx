/** A life verification whose time stands still: since when, and which of its addresses took nothing. */
import type { LegacyWatch } from '#shared/callables/legacyCases.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { formatInstant } from './formatInstant.ts';
import { useSendNoticeAgain } from './useWatch.ts';
import { watchMessages } from './watchMessages.ts';

export function FrozenRow({ frozen }: { readonly frozen: LegacyWatch['frozen'][number] }) {
  const texts = useMessages(watchMessages);
  const language = useLanguage();
  const again = useSendNoticeAgain();
  const { ownerId, state, since, needed, channels } = frozen;
  const missing = needed - channels.filter((channel) => channel === 'accepted').length;

  function sendAgain(): void {
    again.mutate(ownerId, {
      onSuccess: ({ isSent }) =>
        showToast(
          isSent
            ? { tone: 'success', message: texts.sentAgain }
            : { tone: 'neutral', message: texts.nothingWaited },
        ),
      onError: () => showToast({ tone: 'error', message: texts.sendFailed }),
    });
  }

  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 text-small">
      <div className="min-w-0 flex-1 basis-64">
        <p>
          <span className="font-medium">{texts.state(state)}</span>
          <span className="text-ink-soft">
            {' '}
            {texts.since(formatInstant(since, language))}. {texts.needs(missing)}
          </span>
        </p>
        <ul className="mt-1 flex flex-wrap gap-x-4 text-ink-soft">
          {channels.map((channel, index) => (
            // They are known by their place and nothing else.
            <li key={index}>{texts.channel(index + 1, channel)}</li>
          ))}
        </ul>
        <p className="mt-1 font-mono text-caption [overflow-wrap:anywhere]">{ownerId}</p>
      </div>
      <Button
        variant="secondary"
        size="small"
        isPending={again.isPending}
        onPress={sendAgain}
        aria-label={texts.sendAgainTo(ownerId)}
      >
        {texts.sendAgain}
      </Button>
    </li>
  );
}
