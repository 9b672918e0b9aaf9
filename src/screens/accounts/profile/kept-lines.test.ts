import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { keptLines } from '#src/screens/accounts/profile/kept-lines.ts';

const FARE = (amount: number) => ({ label: '100 % of the fare, not refunded', amount: euro(amount) });
const REST = (amount: number) => ({ label: 'Not refunded', amount: euro(amount) });

test('what is kept and what comes back are together what was paid', () => {
  const cases = [
    { paid: 2900, refund: 0, named: [FARE(2900)], lines: [FARE(2900)] },
    { paid: 2900, refund: 1000, named: [FARE(1500)], lines: [FARE(1500), REST(400)] },
    { paid: 2900, refund: 2900, named: [], lines: [] },
    // A deposit: the rules keep the whole fare of it, and only the deposit was paid.
    { paid: 725, refund: 0, named: [FARE(2900)], lines: [REST(725)] },
    { paid: 4500, refund: 1500, named: [FARE(5000), FARE(5000)], lines: [REST(3000)] },
    { paid: 1000, refund: 1000, named: [FARE(5000)], lines: [] },
  ];
  for (const { paid, refund, named, lines } of cases) {
    expect(keptLines({ paid: euro(paid), refund: euro(refund) }, named)).toEqual(lines);
    expect(lines.reduce((all, { amount }) => all + amount.amount, refund)).toBe(paid);
  }
});
