import { formatMoney } from '#domain/core/money.ts';
import { m } from '#src/copy/generated/messages.js';
import { type Refund, refundSteps } from '#src/screens/accounts/profile/refund-steps.ts';
import { Card } from '#src/ui/Card.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Timeline } from '#src/ui/Timeline.tsx';

export type RefundCardProps = { readonly refunds: readonly Refund[]; readonly now: number };

/** Where the money is that goes back: one way for each refund of the order. */
export const RefundCard = ({ refunds, now }: RefundCardProps) => (
  <Card as="section" gap={5} aria-labelledby="refunds">
    <h2 id="refunds" className="strong">
      {m.profile_refund_title()}
    </h2>
    {refunds.map((refund, index) => (
      <Stack key={`${refund.cause}-${refund.askedAt ?? refund.cardSentAt ?? index}`} gap={3}>
        {refunds.length > 1 ? (
          <h3 className="strong small">{m.profile_cancel_each({ amount: formatMoney(refund.sum) })}</h3>
        ) : null}
        <Timeline items={refundSteps(refund, now)} />
      </Stack>
    ))}
  </Card>
);
