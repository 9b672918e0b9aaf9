import { documentsMailViews } from '#machines/core/documents-mail/fixtures.ts';
import { orderCancelViews } from '#machines/core/order-cancel/fixtures.ts';
import type { MuseumOrder } from '#src/platform/core/testing/museum.ts';
import { type OrderPageProps, OrderScreen } from '#src/screens/accounts/profile/OrderScreen.tsx';
import { RefundCard } from '#src/screens/accounts/profile/RefundCard.tsx';
import { frozenClock } from './clock.ts';
import { museumDocuments, museumOrderSlots } from './museum.tsx';
import { cancelAt } from './order-page-at.tsx';

const nothing = () => {};

const Page = cancelAt<MuseumOrder>((props) => <OrderScreen slots={museumOrderSlots} {...props} />);

/** The order page of museum tickets at rest; a story gives the order. */
export const MuseumOrderPage = (
  props: Pick<OrderPageProps<MuseumOrder>, 'order'> & Partial<OrderPageProps<MuseumOrder>>,
) => (
  <Page
    documents={museumDocuments}
    mail={documentsMailViews.idle}
    sendMail={nothing}
    Refunds={RefundCard}
    {...props}
    cancel={orderCancelViews.idle}
    clock={frozenClock}
    send={nothing}
    onVerify={nothing}
  />
);
