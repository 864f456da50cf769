/** Whether the demo family is signed in here. */
import type { SessionState } from '#features/session/index.ts';
import { DEMO_FAMILY_UID } from '#shared/domain/demo.ts';

export function isDemoFamily(session: SessionState): boolean {
  return session.status === 'signed-in' && session.user.uid === DEMO_FAMILY_UID;
}
