/** What of the vault is theirs, and whether it opens for them: as it stands locked today, not as it is meant. */
import type { UserId } from '#shared/domain/ids.ts';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import { thingKey } from '#shared/legacy/wish.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import type { ReleasePreview } from '../api.ts';
import { useThings } from '../matrix/useThings.ts';
import { previewMessages } from './messages.ts';
import { vaultShown } from './vaultShown.ts';

interface PreviewedVaultProps {
  readonly userId: UserId;
  readonly person: Beneficiary;
  readonly preview: ReleasePreview;
}

export function PreviewedVault({ userId, person, preview }: PreviewedVaultProps) {
  const messages = useMessages(previewMessages);
  const things = useThings(userId);
  if (things.state === 'loading') return <Spinner message={messages.loading} />;
  if (things.state === 'failed') {
    return <RetryBanner onRetry={things.retry}>{messages.failed}</RetryBanner>;
  }
  const waiting = new Set(preview.later.map(({ thing }) => thingKey(thing)));
  const { shown, unlockedCount } = vaultShown(things.things, person.wishes, waiting, preview.vaultItemIds);
  const hasLock = preview.vaultItemIds.length > 0;
  return (
    <>
      <h2 className="text-heading">{messages.fromVault}</h2>
      <div className="mt-2 mb-5 max-w-prose space-y-1 text-ink-soft">
        {shown.length === 0 ? <p>{messages.noVault}</p> : null}
        {preview.isGrantBroken ? <p className="text-notice-text">{messages.lockBroken}</p> : null}
        {hasLock && !preview.isGrantBroken ? (
          <p>{preview.isTimeLockOnly ? messages.lockTimeOnly : messages.lockWhole}</p>
        ) : null}
        {unlockedCount > 0 ? (
          <p className="text-notice-text">
            {unlockedCount === shown.length ? messages.lockMissing : messages.lockPartly(unlockedCount)}
          </p>
        ) : null}
        {things.lockedCount > 0 && shown.length > 0 ? <p>{messages.vaultLocked}</p> : null}
      </div>
      <ul className="space-y-3">
        {shown.map(({ thing, message, isLocked }) => (
          <li key={thing.key} className="[overflow-wrap:anywhere]">
            <p className="font-semibold">{thing.title}</p>
            <p className="text-small text-ink-soft">
              {[thing.detail, isLocked ? '' : messages.itemNotLocked].filter(Boolean).join(' · ')}
            </p>
            {message ? <p className="mt-1 font-serif whitespace-pre-line">{message}</p> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
