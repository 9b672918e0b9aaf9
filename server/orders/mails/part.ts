import { formatMoney, type Money } from '#domain/core/money.ts';
import { mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';
import { type MailOrder, orderLink } from '#server/orders/mails/layout.ts';

type PartBack = {
  /** Number of cancelled papers. */
  readonly papers: number;
  /** Names of those who left with them. */
  readonly people: readonly string[];
  readonly toCard: Money;
  readonly toBalance: Money;
  /** Part of the unpaid balance that is no longer owed. */
  readonly waived: Money;
  /** The supplier could not issue them; the traveller did not ask to cancel. */
  readonly isRefused: boolean;
};

export const partMail = (order: MailOrder, { papers, people, toCard, toBalance, waived, isRefused }: PartBack): Mail =>
  mailOf(`A part of your order ${order.reference} is cancelled`, [
    {
      lines: [
        isRefused
          ? `${countOf(papers)} could not be issued. The rest of your order is valid.`
          : `${countOf(papers)} of your order ${papers === 1 ? 'is' : 'are'} no longer valid. The rest is.`,
        ...(people.length > 0 ? [`For ${people.join(', ')}.`] : []),
        ...(waived.amount > 0 ? [`You have ${formatMoney(waived)} less to pay.`] : []),
      ],
    },
    { heading: 'You get back', lines: backLines(toCard, toBalance) },
    order.bought,
    orderLink(order),
  ]);

const countOf = (papers: number): string => (papers === 1 ? 'One paper' : `${papers} papers`);

function backLines(toCard: Money, toBalance: Money): string[] {
  const lines = [
    ...(toCard.amount > 0 ? [`${formatMoney(toCard)} to the card that you paid with.`] : []),
    ...(toBalance.amount > 0 ? [`${formatMoney(toBalance)} to your balance; it is there now.`] : []),
  ];
  return lines.length > 0 ? lines : ['Nothing.'];
}
