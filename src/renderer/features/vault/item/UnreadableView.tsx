/** An item that did not open: what that means, and that nothing here saves over it. */
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import type { UnreadableItem } from '../open/vaultState.ts';
import { itemMessages } from './messages.ts';
import { type UnreadableTexts, unreadableMessages } from './unreadableMessages.ts';

interface UnreadableViewProps {
  readonly item: UnreadableItem;
  readonly onClose: () => void;
}

export function UnreadableView({ item: { why }, onClose }: UnreadableViewProps) {
  const texts = useMessages(itemMessages);
  const reasons = useMessages(unreadableMessages);
  return (
    <section aria-label={texts.unreadable}>
      <div className="mb-4">
        <Button variant="quiet" size="small" className="-ms-3.5" onPress={onClose}>
          {texts.back}
        </Button>
      </div>
      <h2 className="mb-4 text-heading">{texts.unreadable}</h2>
      <Banner tone={why.is === 'newer' || why.is === 'newer-format' ? 'notice' : 'error'}>
        {explain(why, reasons)}
      </Banner>
      {why.is === 'newer' ? (
        <details className="mt-5">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-accent-text">
            {reasons.unreadableNewerBody}
          </summary>
          <pre className="mt-2 rounded-control bg-sunken p-4 text-small [overflow-wrap:anywhere] whitespace-pre-wrap">
            {JSON.stringify(why.body, null, 2)}
          </pre>
        </details>
      ) : (
        <p className="mt-5 text-ink-soft">{reasons.unreadableAdvice}</p>
      )}
    </section>
  );
}

function explain(why: UnreadableItem['why'], reasons: UnreadableTexts): string {
  switch (why.is) {
    case 'newer':
    case 'newer-format':
      return reasons.unreadableNewer;
    case 'other-vault':
      return reasons.unreadableOther;
    case 'malformed':
      return reasons.unreadableMalformed;
    default:
      return reasons.unreadableAltered;
  }
}
