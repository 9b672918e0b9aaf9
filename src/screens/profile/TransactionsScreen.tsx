import { formatMoney } from '#domain/money.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/profile/Profile.module.css';
import { ProfileFrame } from '#src/screens/profile/ProfileFrame.tsx';
import { TopUpCard, type TopUpCardProps } from '#src/screens/profile/TopUpCard.tsx';
import { buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Empty } from '#src/ui/Empty.tsx';
import { Split, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Price } from '#src/ui/Price.tsx';
import { Table } from '#src/ui/Table.tsx';

type Schemas = components['schemas'];
export type TransactionsScreenProps = {
  /** null: could not be read; the balance is not shown then, and adding money is still possible. */
  readonly ledger: Schemas['Transactions'] | null;
  readonly topUp: TopUpCardProps['view'];
  readonly send: TopUpCardProps['send'];
};

/** The balance with every line that made it, and the way to add to it. */
export const TransactionsScreen = ({ ledger, topUp, send }: TransactionsScreenProps) => (
  <ProfileFrame page="transactions" title={m.profile_money_title()} lead={m.profile_money_lead()}>
    <Split>
      <Stack gap={5}>
        {ledger ? (
          <Ledger transactions={ledger.transactions} />
        ) : (
          <Note
            tone="stop"
            action={
              <a {...buttonLook({ size: 's' })} href="/profile/transactions">
                {m.profile_retry()}
              </a>
            }
          >
            {m.profile_failed()}
          </Note>
        )}
      </Stack>
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
        </Stack>
      </aside>
    </Split>
  </ProfileFrame>
);

function Ledger({ transactions }: Pick<Schemas['Transactions'], 'transactions'>) {
  if (transactions.length === 0) {
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
          {transactions.map(({ transactionId, kind, direction, amount, balanceAfter, at, orderId, reference }) => (
            <tr key={transactionId}>
              <th scope="row">
                {orderId ? (
                  <a href={`/profile/orders/${orderId}`}>{lineText(kind, reference)}</a>
                ) : (
                  lineText(kind, reference)
                )}
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
      <p className="small quiet">{m.profile_money_never()}</p>
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
    case 'chargeback':
      return m.profile_money_chargeback();
  }
}
