import { persianOf } from '#domain/core/persian-day.ts';
import { clockOf, dayOf } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';

type CardLine = components['schemas']['CardLine'];

const HEAD = [
  'No',
  'Day',
  'Day in Iran',
  'Time in Tehran',
  'What',
  'Rials',
  'Balance in rials',
  'Euros',
  'Fee in euros',
  'Rials for a euro',
];

const WORDS: Readonly<Record<CardLine['what'], string>> = {
  load: 'Load',
  loadBack: 'Load given back',
  loadTakenBack: 'Load taken back by the bank',
  shop: 'Shop',
  cash: 'Cash machine',
  reversal: 'Payment reversed',
  shopRefund: 'Given back by a shop',
  closing: 'Closing',
};

/** "1405-09-06": sorts as the other calendar does. */
function solarDay(day: string): string {
  const { year, month, day: date } = persianOf(day);
  return [year, String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-');
}

const euros = (money: CardLine['amount']): string => (money === null ? '' : (money.amount / 100).toFixed(2));

/** Lines as comma-separated values, the oldest first. All values are numbers and words of ours: none begins a formula. */
export const statementText = (lines: readonly CardLine[]): string =>
  [
    HEAD,
    ...lines
      .toReversed()
      .map(({ seq, at, what, rials, balance, amount, fee, rate }) => [
        ...[seq, dayOf(at), solarDay(dayOf(at)), clockOf(at), WORDS[what], rials, balance],
        ...[euros(amount), euros(fee), rate ?? ''],
      ]),
    ['Simulated: issuer and shops are our own simulation.'],
  ]
    .map((cells) => cells.join(','))
    .join('\r\n')
    .concat('\r\n');
