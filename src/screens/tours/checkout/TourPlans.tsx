import { stairsOf } from '#domain/tours/order-stairs.ts';
import { m } from '#src/copy/generated/messages.js';
import type { PlansProps } from '#src/screens/core/booking/slots.ts';
import type { TourOrder } from '#src/screens/tours/checkout/hold-slots.tsx';
import { MoneyStairs } from '#src/screens/tours/tour/MoneyStairs.tsx';
import { Stack } from '#src/ui/layout.tsx';

/** What was paid and what comes back of a journey, from now to its start. The rule of a day tour is one sentence, below. */
export const TourPlans = ({ order }: PlansProps<TourOrder>) =>
  order.item.kind === 'journey' ? (
    <Stack as="section" gap={4}>
      <h2 className="strong">{m.review_plans()}</h2>
      <MoneyStairs {...stairsOf(order)} />
      <p className="small quiet">{m.tours_if_cancelled_note()}</p>
    </Stack>
  ) : null;
