import type { CloneSettings } from '#shared/clone/settings.ts';
import type { UserId } from '#shared/domain/ids.ts';

/** What each part of the studio is given. */
export interface StudioProps {
  readonly userId: UserId;
  readonly clone: CloneSettings;
}
