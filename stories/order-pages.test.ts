import fs from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import type { OrderStatus } from '#domain/core/order-status.ts';
import { isMoneyBack, isUnderWay, statusesThat } from '#domain/core/status-questions.ts';
import { documentsMailViews } from '#machines/core/documents-mail/fixtures.ts';
import { orderCancelViews, quotes } from '#machines/core/order-cancel/fixtures.ts';
import type { OrderCancelView } from '#machines/core/order-cancel/view.ts';
import { documents } from '#machines/flights/flight-booking/fixtures.ts';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type { components } from '#openapi/generated/types.ts';
import { stagesIn } from '#openapi/stages.ts';
import { orderPartOf } from '#src/routes/-support/core/checkout/order-page.ts';
import { orderSamples, otherOrderSamples } from './products/orders.gen.ts';
import { frozenClock } from './support/clock.ts';
import { cancelAt } from './support/order-page-at.tsx';

type Order = components['schemas']['Order'];

type Samples = Readonly<Record<string, (status: OrderStatus) => Order>>;
const OTHERS: Samples = otherOrderSamples;
/** Of each product, and of each that has a second page for some of its orders. */
const ORDERS: Samples = {
  ...orderSamples,
  ...Object.fromEntries(Object.entries(OTHERS).map(([product, orderIn]) => [`${product}, its other page`, orderIn])),
};
const ALL = statusesThat(() => true);
const WITHOUT: readonly OrderStatus[] = ['expired', 'priceChanged', 'soldOut', 'cancelled'];
const nothing = () => {};

await Promise.all(Object.values(ORDERS).map((orderIn) => orderPartOf(orderIn('issued')).preload()));

const drawn = (order: Order, cancel: OrderCancelView = orderCancelViews.idle): string =>
  renderToStaticMarkup(
    createElement(cancelAt(orderPartOf(order).Screen), {
      ...{ order, documents: documents.issued, clock: frozenClock },
      ...{ cancel, mail: documentsMailViews.idle },
      ...{ sendMail: nothing, send: nothing, onVerify: nothing },
    }),
  );

test.each(Object.entries(ORDERS))(
  'the page of an order of %s leads to the page that its product has for it',
  (_, orderIn) => {
    const led = ALL.filter((status) => {
      const order = orderIn(status);
      return drawn(order).includes(`href="${order.page}"`);
    });
    expect(led).toEqual(ALL.filter((status) => !WITHOUT.includes(status)));
  },
);

/** Whether the page of a product leads an order that its owner cancelled to the page of the order. */
const leadsBack = (product: string): boolean =>
  fs
    .globSync(`src/routes/(${product})/**/issue*.tsx`)
    .some((file) => fs.readFileSync(file, 'utf8').includes('wasCancelled('));

test.each(Object.entries(ORDERS))(
  'the page of an order of %s that its owner cancelled links to no page that leads back to it',
  (_, orderIn) => {
    const { product } = orderIn('issued');
    const cancelled = ALL.map(orderIn)
      .filter(({ status }) => isUnderWay(status) || isMoneyBack(status))
      .map((order): Order => ({ ...order, events: [{ status: 'cancelRequested', at: 0 }] }));
    const linked = cancelled.filter((order) => drawn(order).includes(`href="${order.page}"`));
    expect(linked.map(({ status }) => status)).toEqual(leadsBack(product) ? [] : cancelled.map(({ status }) => status));
  },
);

test.each(Object.entries(ORDERS))(
  'the page of an order of %s offers to cancel it where the server says so',
  (_, orderIn) => {
    for (const isCancellable of [true, false])
      expect([isCancellable, drawn({ ...orderIn('issuing'), isCancellable }).includes('id="cancel"')]).toEqual([
        isCancellable,
        isCancellable,
      ]);
  },
);

test.each(Object.entries(ORDERS))('each status that an order of %s was in is told in words', (_, orderIn) => {
  for (const status of ALL) {
    const order = { ...orderIn('issued'), events: [{ status, at: 0 }] };
    expect([status, drawn(order).includes('undefined')]).toEqual([status, false]);
  }
});

/** The history of an order to which a stage is added; null where its page does not tell it. */
const told = (order: Order, what: string): string | null => {
  const historyOf = (events: Order['events']) => drawn({ ...order, events } as Order);
  const issued = { status: 'issued', at: 0 } as const;
  const page = historyOf([issued, { status: 'issued', what, at: 1 } as Order['events'][number]]);
  return page === historyOf([issued]) ? null : page;
};

test.each(Object.entries(orderSamples))('each stage of an order of %s is told in words by a page of it', (product) => {
  const orders = [ORDERS[product], OTHERS[product]].flatMap((orderIn) => orderIn?.('issued') ?? []);
  const stages = stagesIn(contract, product);
  const pagesOf = (stage: string) => orders.flatMap((order) => told(order, stage) ?? []);
  // The first stage comes with the status itself.
  expect(stages.slice(1).filter((stage) => pagesOf(stage).length === 0)).toEqual([]);
  for (const stage of stages)
    expect([stage, pagesOf(stage).some((page) => page.includes('undefined'))]).toEqual([stage, false]);
});

test.each(Object.entries(ORDERS))('an unknown stage of an order of %s is not told', (_, orderIn) => {
  expect(told(orderIn('issued'), 'somethingChanged')).toBeNull();
});

/** Amounts of the quote on the page, in cents; deductions are negative. */
function quotedLines(page: string): number[] {
  const [card = ''] = /<section[^>]*aria-labelledby="cancel".*?<\/section>/s.exec(page) ?? [];
  const [lines = ''] = /<dl.*?<\/dl>/s.exec(card) ?? [];
  return [...lines.matchAll(/<dd>(.*?)<\/dd>/gs)].map(([, text = '']) => {
    const cents = Number(text.replaceAll(/\D/g, ''));
    return text.includes('−') ? -cents : cents;
  });
}

test.each(
  Object.entries(ORDERS).flatMap(([product, orderIn]) =>
    Object.entries(quotes).map(([name, quote]) => [product, name, quote, orderIn] as const),
  ),
)('what an order of %s gives back (%s) is what was paid without the lines that stay', (_, _name, quote, orderIn) => {
  const page = drawn({ ...orderIn('issued'), isCancellable: true }, { ...orderCancelViews.quoted, quote });
  const lines = quotedLines(page);
  const back = lines.pop();
  expect([lines[0], back]).toEqual([quote.paid.amount, quote.refund.amount]);
  expect(lines.reduce((sum, line) => sum + line, 0)).toBe(back);
});

test.each(Object.entries(ORDERS))(
  'after one left an order of %s, the sums of the next are of what these people paid, whatever else the payment holds',
  (_, orderIn) => {
    const order = { ...orderIn('partiallyCancelled'), isCancellable: true };
    const sumsWith = (more: number) => {
      const paid = euro(quotes.toBalance.paid.amount + more);
      const page = drawn(order, { ...orderCancelViews.quoted, quote: { ...quotes.toBalance, paid } });
      const [card = ''] = /<section[^>]*aria-labelledby="cancel".*?<\/section>/s.exec(page) ?? [];
      return /<dl.*?<\/dl>/s.exec(card)?.[0];
    };
    expect(sumsWith(0)).toContain('€206.00');
    expect(sumsWith(500)).toBe(sumsWith(0));
  },
);
