import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { momentOf } from '#domain/core/time.ts';
import { CoverDays } from '#src/screens/insurance/CoverDays.tsx';
import { freeUntil } from '#src/screens/insurance/change/free-days.ts';
import { headline } from '#src/screens/insurance/checkout/InsurancePapers.tsx';
import { comingDays } from '#src/screens/insurance/coming-days.ts';
import { insuranceSlots } from '#src/screens/insurance/OrderPage.tsx';
import { issuedOrder } from './order.ts';

/** Anna Maria and Mia until 16 December; then Mia alone until 10 January. */
const together = issuedOrder;
const { item } = issuedOrder;
const [first, second] = item.people;
if (!first || !second) throw new Error('Two people are insured');
const longer = { days: 37, lastDay: '2027-01-10' };
const miaLonger = {
  ...issuedOrder,
  item: { ...item, ...longer, coverUntil: momentOf('2027-01-11'), people: [first, { ...second, ...longer }] },
};
const onDay = (order: typeof issuedOrder, day: string) => ({ ...order, serverNow: momentOf(day, 600) });

test('the certificates are headed by the days of each where they differ', () => {
  expect([headline(together), headline(miaLonger)]).toEqual([
    'Two people are insured for Iran, Sat 5 Dec to Wed 16 Dec.',
    'Two people are insured for Iran from Sat 5 Dec: Anna Maria until Wed 16 Dec; Mia until Sun 10 Jan.',
  ]);
});

test('the page of the order counts the days of each, and of those who are covered today', () => {
  const said = (order: typeof issuedOrder) => [
    insuranceSlots.title(order),
    ...insuranceSlots.factsOf(order).map(({ text }) => text),
  ];
  const each = [
    '2 people, Standard',
    'Anna Maria: Sat 5 Dec 2026 to Wed 16 Dec 2026, until midnight in Tehran',
    'Mia: Sat 5 Dec 2026 to Sun 10 Jan 2027, until midnight in Tehran',
  ];
  expect(said(onDay(together, '2026-12-11'))).toEqual([
    'Insured today, day 7 of 12',
    '2 people, Standard, 12 days',
    'Sat 5 Dec 2026 to Wed 16 Dec 2026, until midnight in Tehran',
  ]);
  expect(said(onDay(miaLonger, '2026-12-11'))).toEqual(['Insured today, day 7', ...each]);
  expect(said(onDay(miaLonger, '2026-12-20'))).toEqual(['Insured today: Mia, day 16 of 37', ...each]);
});

test('each who ends earlier has an end and a last day to stay longer of one\u2019s own', () => {
  const ends = (order: typeof issuedOrder) =>
    comingDays(order)
      .filter(({ id }) => id !== 'scheduled' && id !== 'begins')
      .map(({ time, title }) => `${time}: ${title}`);
  expect(ends(together)).toEqual([
    'Wed 16 Dec 2026: The last day to stay longer',
    'Wed 16 Dec 2026: Ends at midnight in Tehran',
  ]);
  expect(ends(onDay(miaLonger, '2026-12-20'))).toEqual([
    'Wed 16 Dec 2026: Ends at midnight in Tehran: Anna Maria',
    'Sun 10 Jan 2027: The last day to stay longer: Mia',
    'Sun 10 Jan 2027: Ends at midnight in Tehran: Mia',
  ]);
});

test('squares stand for the days of each', () => {
  const drawn = renderToStaticMarkup(createElement(CoverDays, { order: miaLonger }));
  const covered = drawn
    .split('<ol')
    .slice(1)
    .map((row) => row.split('</ol>')[0]?.match(/data-k="(past|now|left)"/g)?.length);
  // Twelve days of one, and 37 of the other, who stays into January.
  expect(covered).toEqual([12, 27, 10]);
  expect(drawn.match(/(Dec|Jan) 20\d\d(?=<)/g)).toEqual(['Dec 2026', 'Dec 2026', 'Jan 2027']);
});

test('the days that cost nothing are those that cost nobody anything who is ticked', () => {
  expect([[0], [1], [0, 1], []].map((places) => freeUntil(miaLonger.item, places))).toEqual([
    '2026-12-19',
    '2027-01-18',
    null,
    null,
  ]);
  // High mountain is paid by the day.
  expect(freeUntil({ ...miaLonger.item, isMountain: true }, [0])).toBeNull();
});
