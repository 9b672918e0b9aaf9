import type { ReactNode } from 'react';
import { formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { NotLoaded } from '#src/screens/accounts/profile/NotLoaded.tsx';
import { PayOutCard, type PayOutCardProps } from '#src/screens/accounts/profile/PayOutCard.tsx';
import css from '#src/screens/accounts/profile/Profile.module.css';
import { ProfileFrame } from '#src/screens/accounts/profile/ProfileFrame.tsx';
import { listItem, ShowMore } from '#src/screens/accounts/profile/ShowMore.tsx';
import { TopUpCard, type TopUpCardProps } from '#src/screens/accounts/profile/TopUpCard.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Empty } from '#src/ui/Empty.tsx';
import { Split, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Price } from '#src/ui/Price.tsx';
import { Table } from '#src/ui/Table.tsx';

type Schemas = components['schemas'];
export type TransactionsScreenProps = {
  /** null: could not be read; the balance is hidden, but a top-up is still possible. */
  readonly ledger: {
    readonly balance: Schemas['Money'];
    readonly items: readonly Schemas['Transaction'][];
    readonly hasMore: boolean;
  } | null;
  /** Number of ledger pages shown. */
  readonly pages: number;
  readonly isLoading: boolean;
  readonly topUp: TopUpCardProps['view'];
  readonly send: TopUpCardProps['send'];
  readonly payOut: PayOutCardProps;
};

export const TransactionsScreen = ({ ledger, pages, isLoading, topUp, send, payOut }: TransactionsScreenProps) => (
  <ProfileFrame page="transactions" title={m.profile_money_title()} lead={m.profile_money_lead()}>
    <Split>
      <aside>
        <Stack gap={5}>
          {ledger ? (
            <Card as="section" gap={2} aria-labelledby="balance">
              <h2 id="balance" className="strong">
                {m.profile_balance()}
              </h2>
              <Price total={ledger.balance} isLarge />
              {ledger.balance.amount < 0 ? <Note tone="warn">{m.profile_money_below()}</Note> : null}
            </Card>
          ) : null}
          <TopUpCard view={topUp} send={send} />
          {(ledger && ledger.balance.amount > 0) || payOut.view.kind === 'paid' ? <PayOutCard {...payOut} /> : null}
        </Stack>
      </aside>
      {ledger ? (
        <Ledger lines={ledger.items}>
          <ShowMore
            href={ledger.hasMore ? pathTo.transactions({ pages: pages + 1 }) : null}
            count={ledger.items.length}
            isLoading={isLoading}
          />
        </Ledger>
      ) : (
        <NotLoaded href={pathTo.transactions()} />
      )}
    </Split>
  </ProfileFrame>
);

type LedgerProps = { readonly lines: readonly Schemas['Transaction'][]; readonly children: ReactNode };

function Ledger({ lines, children }: LedgerProps) {
  if (lines.length === 0) {
    return (
      <Empty title={m.profile_money_none()} slug="tabriz">
        {m.profile_money_none_text()}
      </Empty>
    );
  }
  return (
    <Stack gap={3}>
      <Table caption={m.profile_money_ledger()} isFold>
        <thead>
          <tr>
            <th scope="col">{m.profile_money_what()}</th>
            <th scope="col">{m.profile_money_when()}</th>
            <th scope="col" data-num="">
              {m.profile_money_amount()}
            </th>
            <th scope="col" data-num="">
              {m.profile_money_after()}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ transactionId, kind, direction, amount, balanceAfter, at, orderId, reference }, position) => (
            <tr key={transactionId} {...listItem(position)}>
              <th scope="row">
                {orderId ? <a href={pathTo.order(orderId)}>{lineText(kind, reference)}</a> : lineText(kind, reference)}
              </th>
              <td className="quiet">
                {formatFullDay(dayOf(at))}, {clockOf(at)}
              </td>
              <td data-num="" data-l={m.profile_money_amount()} className={direction === 'in' ? css.in : undefined}>
                {direction === 'in' ? '+' : '−'} {formatMoney(amount)}
              </td>
              <td data-num="" data-l={m.profile_money_after()}>
                {formatMoney(balanceAfter)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {children}
      <p className="small quiet">{m.profile_money_never()}</p>
      <p className="small quiet">
        {m.profile_money_cards()} <a href={pathTo.orders()}>{m.profile_nav_orders()}</a>
      </p>
    </Stack>
  );
}

function lineText(kind: Schemas['Transaction']['kind'], reference: string | null): string {
  const of = { reference: reference ?? '' };
  switch (kind) {
    case 'topUp':
      return m.profile_money_topup();
    case 'payment':
      return m.profile_money_payment(of);
    case 'paymentReturned':
      return m.profile_money_returned(of);
    case 'refund':
      return m.profile_money_refund(of);
    case 'changed':
      return m.profile_money_changed(of);
    case 'priceFell':
      return m.profile_money_price_fell(of);
    case 'chargeback':
      return m.profile_money_chargeback();
    case 'payout':
      return m.profile_money_payout();
    case 'transfer':
      return m.profile_money_transfer();
    case 'transferReturned':
      return m.profile_money_transfer_returned();
  }
}
