/** With what the pages of an account know already: a check-in that is made there ends the reminder here. */
import { QueryClientProvider } from '@tanstack/react-query';
import { isPageBuilt } from '#features/catalogue/index.ts';
import { CheckInReminder } from '#features/lifeVerification/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { queryClient } from './queryClient.ts';

export function RemindOfCheckIn({ userId }: { readonly userId: UserId }) {
  if (!isPageBuilt('lifeVerification')) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <CheckInReminder userId={userId} />
    </QueryClientProvider>
  );
}
