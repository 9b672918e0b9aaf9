import { formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { isUnfinished } from '#domain/core/status-questions.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/accounts/profile/Profile.module.css';
import { StatusTag } from '#src/screens/accounts/profile/StatusTag.tsx';
import { whenWords } from '#src/screens/accounts/profile/when-words.ts';
import { buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Price } from '#src/ui/Price.tsx';

export type OrderSummary = components['schemas']['OrderSummary'];

export function OrderCard({ order }: { readonly order: OrderSummary }) {
  const { orderId, reference, status, page, summary, total, refunded, createdAt, deadlineAt } = order;
  const { title, people } = summary;
  return (
    <Card as="article" aria-labelledby={`order-${orderId}`}>
      <Row isSpread align="top">
        <Stack gap={2}>
          <Row>
            <StatusTag status={status} />
            <span className="code small quiet">{reference}</span>
          </Row>
          <h3 id={`order-${orderId}`}>
            <a className={css.reach} href={pathTo.order(orderId)}>
              {title}
            </a>
          </h3>
          <p className="small quiet">
            {whenWords(summary)}
            <br />
            {m.profile_people({ count: people })}. {m.profile_ordered({ day: formatFullDay(dayOf(createdAt)) })}.
          </p>
          {isUnfinished(status) ? (
            <Row>
              <a {...buttonLook({ size: 's', kind: 'primary' })} href={page}>
                {m.profile_finish()}
                <span className="vh"> {reference}</span>
              </a>
              <span className="small quiet">{m.profile_until({ time: clockOf(deadlineAt) })}</span>
            </Row>
          ) : null}
        </Stack>
        <Price
          total={formatMoney(total)}
          lines={refunded ? [m.profile_order_went_back({ amount: formatMoney(refunded) })] : []}
          isEnd
        />
      </Row>
    </Card>
  );
}
