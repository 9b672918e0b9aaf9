import { pathTo } from '#domain/addresses.ts';
import { m } from '#src/copy/generated/messages.js';
import type { Order } from '#src/screens/booking/order.ts';
import { counterRule, refundRules } from '#src/screens/review/rules.ts';
import { Hints } from '#src/ui/Hints.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { CheckField } from '#src/ui/Tick.tsx';

export const RULES_ID = 'rulesAccepted';
export type AcceptRulesProps = {
  readonly order: Order;
  readonly isAccepted: boolean;
  readonly isMissing: boolean;
  readonly onChange: (isAccepted: boolean) => void;
};

/** The rules that cost money, from this very order, and the box below them. */
export const AcceptRules = ({ order, isAccepted, isMissing, onChange }: AcceptRulesProps) => (
  <Stack as="section" gap={3}>
    <h2 className="strong">{m.review_rules()}</h2>
    <Hints
      hints={[
        { id: 'counter', icon: 'clock', text: counterRule(order.item.legs) },
        { id: 'name', icon: 'face', text: m.review_rule_name() },
        { id: 'refund', icon: 'refund', text: refundRules(order.item.legs, order.serverNow) },
      ]}
    />
    <CheckField
      id={RULES_ID}
      name={RULES_ID}
      label={
        <>
          {m.review_accept_before()}{' '}
          <a href={pathTo.flightRules()} target="_blank" rel="noopener">
            {m.review_accept_link()}
          </a>{' '}
          {m.review_accept_after()}
        </>
      }
      error={isMissing ? <span role="alert">{m.review_accept_missing()}</span> : undefined}
      checked={isAccepted}
      onChange={onChange}
    />
  </Stack>
);
