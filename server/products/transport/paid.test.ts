import { expect, test } from 'vitest';
import type { TransportWish } from '#domain/transport/wish.ts';
import type { components } from '#openapi/generated/types.ts';
import { voucherPdf } from '#server/products/transport/papers/voucher.ts';
import { type Bought, transportShop } from '#server/products/transport/testing/booked.ts';
import { at, carWish, inDays, transferWish } from '#server/products/transport/testing/wishes.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { addDiscountCode } from '#server/testing/discount-code.ts';
import { wrongBooks } from '#server/testing/ledger-check.ts';
import { pdfLines } from '#server/testing/pdf-lines.ts';

type Schemas = components['schemas'];

const server = bookingApp();
const shop = transportShop(server);
let code = 417_052;

const day = (days: number) => inDays(server.clock.now, days);

/** Bought with a tenth off. */
async function discounted(wish: TransportWish, cents: number): Promise<Bought> {
  // Once for each person.
  code += 1;
  await addDiscountCode(server, code);
  const bought = await shop.ready(wish, cents);
  const path = `/orders/${bought.orderId}/discount`;
  expect((await bought.browser.ask('PUT', path, { code: String(code) })).statusCode).toBe(200);
  await shop.pay(bought);
  return bought;
}

const paidOf = async (bought: Bought) => {
  const { item, total, status } = await shop.read(bought);
  return {
    status,
    total: total.amount,
    rides: item.rides.map(({ paid, paidAlone }) => [paid.amount, paidAlone.amount]),
  };
};
const backFor = async (bought: Bought, papers: readonly number[]) =>
  (await shop.quote(bought, papers)).json<Schemas['CancellationQuote']>().refund.amount;

test('each ride and its voucher say what was paid for it, with its share of the discount', async () => {
  const bought = await discounted(transferWish(at(day(9)), { back: at(day(12)) }), 4100);
  expect(await paidOf(bought)).toEqual({
    ...{ status: 'issued', total: 3690 },
    rides: [
      [1845, 1845],
      [1845, 1845],
    ],
  });
  const documents = (await bought.browser.documents(bought.orderId)).json<Schemas['Documents']>();
  const pdf = pdfLines(Buffer.from(await voucherPdf(await shop.read(bought), documents, 'https://example.org/x')));
  expect(pdf.join(' ').match(/€18\.45/g)).toHaveLength(2);
  expect(pdf.join(' ')).not.toContain('€20.50');
});

test('what a ride says that it gives back alone is what its cancellation quotes, to the cent', async () => {
  const wish = carWish(at(day(9)), { back: at(day(12), { time: '05:00' }), stops: 3, waitingHours: 1 });
  const { cents } = await priceOf(wish);
  const bought = await discounted(wish, cents);
  const { rides, total } = await paidOf(bought);
  expect(rides.map(([, alone]) => alone)).toEqual([await backFor(bought, [0]), await backFor(bought, [1])]);
  expect(rides.reduce((all, [paid = 0]) => all + paid, 0)).toBe(total);
  const [, [, alone = 0] = []] = rides;
  expect(await shop.cancel(bought, [1])).toBe(alone);
  // The other one has nothing beside it any more, and is paid with the rest.
  expect((await paidOf(bought)).rides[0]).toEqual([total - alone, total - alone]);
  expect(await shop.cancel(bought)).toBe(total - alone);
  expect(await wrongBooks(server.db)).toEqual([]);
});

/** What it costs now, as the answer to a wrong price says. */
async function priceOf(wish: TransportWish): Promise<{ readonly cents: number }> {
  const answer = await shop.hold(wish, 1);
  return { cents: answer.json<{ error: { price: { new: Schemas['Money'] } } }>().error.price.new.amount };
}
