import { m } from '#src/copy/generated/messages.js';
import type { OrderCore } from '#src/screens/core/booking/order.ts';
import type { ReviewSlots } from '#src/screens/core/booking/slots.ts';
import { Hints } from '#src/ui/Hints.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { CheckField } from '#src/ui/Tick.tsx';

export const RULES_ID = 'rulesAccepted';
export type AcceptRulesProps<O extends OrderCore> = {
  readonly order: O;
  readonly slots: Pick<ReviewSlots<O>, 'rulesOf' | 'rulesHref' | 'review'>;
  readonly isAccepted: boolean;
  readonly isMissing: boolean;
  readonly onChange: (isAccepted: boolean) => void;
};

/** This order's rules that cost money, and the checkbox. */
export const AcceptRules = <O extends OrderCore>(props: AcceptRulesProps<O>) => {
  const { order, slots, isAccepted, isMissing, onChange } = props;
  const { rulesOf, rulesHref, review } = slots;
  return (
    <Stack as="section" gap={3}>
      <h2 className="strong">{review.rules()}</h2>
      <Hints hints={rulesOf(order)} />
      <CheckField
        id={RULES_ID}
        name={RULES_ID}
        label={
          <>
            {m.review_accept_before()}{' '}
            <a href={rulesHref} target="_blank" rel="noopener">
              {review.rulesLink()}
            </a>{' '}
            {m.review_accept_after()}
          </>
        }
        error={isMissing ? <span role="alert">{review.rulesMissing()}</span> : undefined}
        checked={isAccepted}
        onChange={onChange}
      />
    </Stack>
  );
};
