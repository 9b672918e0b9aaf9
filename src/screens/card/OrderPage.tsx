import { type OrderPageProps, OrderScreen } from '#src/screens/accounts/profile/OrderScreen.tsx';
import type { CardOrder } from '#src/screens/card/checkout/hold-slots.tsx';
import { CARD_SLOTS } from '#src/screens/card/order-slots.tsx';

/** An order of a card, in the profile and for a booking found by reference. The card itself stands above, for its owner. */
export const OrderPage = (props: OrderPageProps<CardOrder>) => <OrderScreen slots={CARD_SLOTS} {...props} />;
