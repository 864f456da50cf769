/** Who may open the admin hub (SPEC §6). Apart from the other decisions: only its page needs a hash function. */
import type { SessionState } from '#features/session/index.ts';
import { isListed, type ListedAddresses } from '#shared/listedAddresses.ts';

type AdminDecision = 'wait' | 'go-to-auth' | 'deny' | 'show';

/** The listed addresses alone open the page; what an administrator may do is the server's to decide. */
export function decideAdmin(session: SessionState, administrators: ListedAddresses): AdminDecision {
  if (session.status === 'loading' || session.status === 'unreachable') return 'wait';
  if (session.status !== 'signed-in') return 'go-to-auth';
  return isListed(administrators, session.user.email) ? 'show' : 'deny';
}
