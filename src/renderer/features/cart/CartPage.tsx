/** `/cart`: what somebody is about to order, whom it goes to and what it costs, and the way to pay it. */
import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '#features/session/index.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { readCountries } from './api.ts';
import { cartKeys } from './cartKeys.ts';
import { FilledCart } from './FilledCart.tsx';
import { cartMessages } from './messages.ts';
import { useStoredCart } from './useCart.ts';

export function CartPage() {
  const texts = useMessages(cartMessages);
  const { user } = useSignedIn();
  const cart = useStoredCart(user.uid);
  const countries = useQuery({ queryKey: cartKeys.countries, queryFn: readCountries });
  return (
    <>
      <PageHeader title={texts.title}>{texts.lead}</PageHeader>
      {cart.state === 'failed' || countries.isError ? (
        <RetryBanner
          onRetry={() => {
            if (cart.state === 'failed') cart.retry();
            if (countries.isError) void countries.refetch();
          }}
        >
          {texts.failed}
        </RetryBanner>
      ) : cart.state === 'loading' || !countries.data ? (
        <CartSkeleton label={texts.loading} />
      ) : (
        <FilledCart userId={user.uid} editor={cart.editor} countries={countries.data} />
      )}
    </>
  );
}

function CartSkeleton({ label }: { readonly label: string }) {
  return (
    <div aria-busy="true" className="grid gap-8 lg:grid-cols-[1fr_24rem]">
      <span className="sr-only">{label}</span>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-32 w-full" />
        <Skeleton className="h-32 w-full" />
      </div>
      <Skeleton className="h-80 w-full" />
    </div>
  );
}
