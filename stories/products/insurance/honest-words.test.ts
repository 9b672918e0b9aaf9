import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contactProblems } from '#domain/core/contact-message.ts';
import { euro } from '#domain/core/money.ts';
import { momentOf } from '#domain/core/time.ts';
import { CERTIFICATE_IN_PERSIAN as FA } from '#domain/insurance/certificate-in-persian.ts';
import { CLAIM_PAPERS } from '#domain/insurance/cover.ts';
import { DOCTOR_SIMULATED } from '#domain/insurance/doctor-sentences.ts';
import { documentsMailViews } from '#machines/core/documents-mail/fixtures.ts';
import { orderCancelViews } from '#machines/core/order-cancel/fixtures.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ChangeProps } from '#src/screens/core/change/change-slots.ts';
import { changeParts } from '#src/screens/insurance/change/change-parts.tsx';
import { CheckScreen } from '#src/screens/insurance/check/CheckScreen.tsx';
import { DoctorCard } from '#src/screens/insurance/checkout/DoctorCard.tsx';
import { atMoment, FirstDayOver, insuranceHold } from '#src/screens/insurance/checkout/hold-slots.tsx';
import { reviewRules } from '#src/screens/insurance/checkout/review-rules.tsx';
import { CLAIM, NAME } from '#src/screens/insurance/claim-words.ts';
import { firstWords } from '#src/screens/insurance/first-words.ts';
import { IfItHappens } from '#src/screens/insurance/IfItHappens.tsx';
import type { InsuranceOrder } from '#src/screens/insurance/insurance-words.ts';
import { OrderPage } from '#src/screens/insurance/OrderPage.tsx';
import { frozenClock } from '../../support/clock.ts';
import { cancelAt } from '../../support/order-page-at.tsx';
import { insuranceOrder, insurancePapers, issuedOrder } from './order.ts';

type Check = components['schemas']['InsuranceCheck'];

const textOf = (drawn: string): string =>
  drawn
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ');
const drawn = <P extends object>(Screen: ComponentType<P>, props: P): string =>
  textOf(renderToStaticMarkup(createElement(Screen, props)));

const STATES: Readonly<Record<Check['state'], boolean>> = {
  scheduled: true,
  active: true,
  ended: false,
  replaced: false,
  cancelled: false,
};

test.each(Object.entries(STATES))(
  'a certificate that is %s says in both languages whether it is valid',
  (state, isValid) => {
    const check: Check = {
      number: 'SIM 4K7Q 2M9X 8TRW 6HZP',
      state: state as Check['state'],
      ...{ plan: 'standard', isMountain: false, firstDay: '2026-12-05', lastDay: '2026-12-16', days: 12 },
      ...{ coverFrom: momentOf('2026-12-05'), coverUntil: momentOf('2026-12-17'), issuedAt: NOW },
      ...{ place: 1, count: 2, at: NOW, isSimulated: true },
    };
    const page = drawn(CheckScreen, { number: check.number, answer: { kind: 'found', check } });
    expect([
      [FA.check.line, FA.check.lineNot].map((line) => page.includes(line)),
      [m.insurance_check_line(), m.insurance_check_line_not()].map((line) => page.includes(line)),
    ]).toEqual([
      [isValid, !isValid],
      [isValid, !isValid],
    ]);
  },
);

const at = (order: InsuranceOrder, item: Partial<InsuranceOrder['item']>): InsuranceOrder => ({
  ...order,
  item: { ...order.item, ...item },
});

test('the review says what comes back, also to who is in Iran already and where the cover begins today', () => {
  const idsAndBack = (order: InsuranceOrder) => reviewRules(order).map(({ id, text }) => (id === 'refund' ? text : id));
  const before = m.insurance_rule_refund({ fee: '€5.00' });
  expect(idsAndBack(insuranceOrder)).toEqual(['war', before, 'call']);
  expect(idsAndBack(at(insuranceOrder, { isInIran: true }))).toEqual(['war', 'waiting', before, 'call']);
  expect(idsAndBack(at(insuranceOrder, { coverFrom: NOW }))).toEqual(['war', m.insurance_rule_refund_none(), 'call']);
});

const moved: ChangeProps<InsuranceOrder>['change'] = {
  ...{ changeId: '6f1c1d1e-0000-4000-8000-000000000009', ordinal: 1, kind: 'move', status: 'quoted' },
  ...{ until: NOW + 900_000, at: NOW, summary: issuedOrder.summary, lines: issuedOrder.lines, people: [] },
  ...{ item: issuedOrder.item, oldTotal: issuedOrder.total, newTotal: issuedOrder.total },
  toPay: { EUR: euro(0), USD: { amount: 0, currency: 'USD' } },
  toGive: { sum: euro(0), back: { toCard: euro(0), toBalance: euro(0) } },
};

test('a move to today warns that nothing comes back afterwards', () => {
  const change = (item: Partial<InsuranceOrder['item']>) =>
    changeParts.words.note({ order: issuedOrder, change: { ...moved, item: { ...issuedOrder.item, ...item } } });
  expect([change({}), change({ coverFrom: NOW })]).toEqual([
    m.insurance_change_note(),
    m.insurance_change_note_today(),
  ]);
});

const orderPage = (order: InsuranceOrder): string =>
  drawn(cancelAt(OrderPage), {
    ...{ order, documents: insurancePapers, clock: frozenClock },
    ...{ cancel: orderCancelViews.idle, mail: documentsMailViews.idle },
    ...{ sendMail: () => {}, send: () => {}, onVerify: () => {} },
  });

test('the box of a cancellation promises money only until the cover begins', () => {
  const leads = (order: InsuranceOrder) =>
    [m.insurance_cancel_lead(), m.insurance_cancel_lead_none()].map((lead) => orderPage(order).includes(lead));
  expect(leads(issuedOrder)).toEqual([true, false]);
  expect(leads({ ...issuedOrder, serverNow: issuedOrder.item.coverFrom })).toEqual([false, true]);
});

test('the box of a claim lists its papers, and promises nobody who reads or pays', () => {
  const box = drawn(IfItHappens, { order: issuedOrder });
  expect(renderToStaticMarkup(createElement(IfItHappens, { order: issuedOrder }))).not.toContain('<details');
  // Thirty days after 16 December.
  expect(box).toContain(m.insurance_claim_kept({ days: 30, day: 'Sat 16 Jan 2027' }));
  expect([box.includes(m.insurance_claim_account()), /we (say|help)/i.test(box)]).toEqual([true, false]);
});

test('a draft whose first day is over says so above its form, and an expired order says it in place of a new price', () => {
  const over = at({ ...insuranceOrder, status: 'draft' }, { firstDay: '2026-11-19' });
  const words = m.insurance_hold_over({ day: 'Thu 19 Nov 2026' });
  const above = (order: InsuranceOrder) => drawn(FirstDayOver, { order, now: NOW });
  const ended = (order: InsuranceOrder) => atMoment(insuranceHold, order, NOW).hold.ended();
  expect([above(over), ended(over)]).toEqual([` ${words} `, words]);
  // The first day is today, or follows the payment.
  for (const fine of [at(over, { firstDay: '2026-11-20' }), at(over, { isInIran: true })])
    expect([above(fine), ended(fine)]).toEqual(['', m.insurance_hold_ended()]);
});

test('the message of a claim says the order and lists the papers, and nobody', () => {
  const message = firstWords(issuedOrder, CLAIM) ?? '';
  expect(message).toContain(issuedOrder.reference);
  expect(message.match(/^- /gm)).toHaveLength(CLAIM_PAPERS.length);
  expect(message).not.toMatch(/Anna|Mia|Keller|C01X|1988/);
  expect(contactProblems({ topic: 'booked', name: 'Anna', email: 'anna@demo.example', message })).toEqual({});
  expect(firstWords(issuedOrder, NAME)).toContain(issuedOrder.reference);
  expect(firstWords(issuedOrder, NAME)).not.toMatch(/Anna|Mia|Keller/);
  expect(firstWords(issuedOrder, 'else')).toBeNull();
});

test('the card for a doctor says in each language that it is a simulation, also on the whole screen', () => {
  const drawnCard = renderToStaticMarkup(createElement(DoctorCard));
  const [, whole = ''] = drawnCard.split('<dialog');
  expect(whole.split('</dialog>')[0]).toContain(DOCTOR_SIMULATED.fa);
  for (const text of [DOCTOR_SIMULATED.roman, DOCTOR_SIMULATED.en]) expect(drawnCard).toContain(text);
});
