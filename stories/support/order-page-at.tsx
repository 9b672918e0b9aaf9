import type { ComponentType } from 'react';
import { CancelCard, type CancelCardProps } from '#src/screens/accounts/profile/CancelCard.tsx';
import type { OrderPageProps } from '#src/screens/accounts/profile/OrderScreen.tsx';
import type { OrderCore } from '#src/screens/core/booking/order.ts';

type At<O extends OrderCore> = Omit<OrderPageProps<O>, 'cancel'> &
  Pick<CancelCardProps<O>, 'clock' | 'send' | 'onVerify'> & { readonly cancel: CancelCardProps<O>['view'] };

/** The page of an order with its cancellation at a view; on the site its code comes late. */
export const cancelAt =
  <O extends OrderCore>(Page: ComponentType<OrderPageProps<O>>) =>
  ({ cancel, clock, send, onVerify, ...page }: At<O>) => (
    <Page
      {...(page as Omit<OrderPageProps<O>, 'cancel'>)}
      cancel={(slots) => (
        <CancelCard view={cancel} order={page.order} slots={slots} clock={clock} send={send} onVerify={onVerify} />
      )}
    />
  );
