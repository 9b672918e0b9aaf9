import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { drawnPage, drawnPhoto, inGrey } from '#domain/core/testing/drawn-pictures.ts';
import { CARD, PORTRAIT } from '#domain/core/testing/picture-rules.ts';
import { DAY_MS } from '#domain/core/time.ts';
import { addProduct } from '#openapi/add-product.ts';
import servedContract from '#openapi/generated/contract.json' with { type: 'json' };
import type { components } from '#openapi/generated/types.ts';
import type { Operations } from '#server/contract.ts';
import { TEST_NOW } from '#server/db/testing/template.ts';
import { operations } from '#server/operations/all.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import { type PicturePlace, type Product, productsOf } from '#server/orders/product.ts';
import { pictureRetention } from '#server/pictures/retention.ts';
import { jpegOfPixels } from '#server/pictures/testing/jpeg.ts';
import { products } from '#server/products/registry.gen.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { beginPasses, createPasses } from '#server/testing/products/passes.ts';
import { contractOf, type SimpleDetail } from '#server/testing/products/simple.ts';

// A product of the tests alone, with pictures unlike those of a visa: one licence for the first person, small, on its
// side, in grey if need be, kept for two days.
type Upload = components['schemas']['PictureUpload'];

const arrivedAgain: PicturePlace[] = [];
let asked: PicturePlace | null = null;
const isAsked = ({ position, kind }: PicturePlace) => position === asked?.position && kind === asked.kind;

const passes: Product<SimpleDetail> = {
  ...createPasses(() => TEST_NOW).product,
  pictures: {
    kinds: { licence: CARD, face: PORTRAIT },
    isFor: (order: OrderOf<SimpleDetail>, { position, kind }) => position < order.detail.people && kind === 'licence',
    keptDays: { afterStart: 2, afterEnd: 1 },
    isAskedAgain: ({ status }, place) => status === 'issuing' && isAsked(place),
    arrivedAgain: async (_tx, _order, place) => void arrivedAgain.push(place),
  },
};

const contract = structuredClone(servedContract);
addProduct(contract as never, 'passes', contractOf('passes'));
const server = bookingApp({
  products: {
    productOf: productsOf({ ...products, passes }),
    operations: { ...operations, 'hold-passes': beginPasses } as unknown as Operations,
    contract,
  },
});
type Browser = ReturnType<typeof server.newTraveller>;

const STARTS_AT = TEST_NOW + 30 * DAY_MS;
let count = 0;
async function order(browser = server.newTraveller()) {
  count += 1;
  const body = {
    ...{ id: `pass-${count}`, title: 'A car', people: 1, startsAt: STARTS_AT, endsAt: STARTS_AT + DAY_MS },
    each: euro(5000),
  };
  const begun = await browser.ask('POST', '/passes/holds', body, { 'idempotency-key': `licence-${count}` });
  return { browser, orderId: begun.json<{ orderId: string }>().orderId };
}
const begin = (browser: Browser, orderId: string, bytes: number, place: Partial<PicturePlace> = {}) =>
  browser.ask('POST', `/orders/${orderId}/pictures`, { position: 0, kind: 'licence', bytes, ...place });
async function send(browser: Browser, orderId: string, picture: Buffer): Promise<Upload> {
  const { uploadId } = (await begin(browser, orderId, picture.length)).json<Upload>();
  const type = { 'content-type': 'application/octet-stream' };
  return (await browser.ask('PUT', `/uploads/${uploadId}?offset=0`, picture, type)).json<Upload>();
}
const licence = () => jpegOfPixels(inGrey(drawnPage({ size: [400, 252] })), 60);
const setStatus = (orderId: string, status: 'issuing') =>
  server.db.updateTable('orders').set({ status }).where('id', '=', orderId).execute();
const storedOf = (orderId: string) =>
  server.db.selectFrom('picture').select(['position', 'kind']).where('order_id', '=', orderId).execute();

test('a picture is judged by the rules of its product: what a visa refuses is good here', async () => {
  const { browser, orderId } = await order();
  const picture = await licence();
  const { picture: stored, refused } = await send(browser, orderId, picture);
  expect([refused, stored]).toEqual([
    null,
    { pictureId: expect.any(String), kind: 'licence', bytes: picture.length, width: 400, height: 252 },
  ]);
  const file = await browser.ask('GET', `/pictures/${stored?.pictureId}`);
  expect([file.headers['content-disposition'], file.rawPayload.equals(picture)]).toEqual([
    'attachment; filename="licence.jpg"',
    true,
  ]);
});

test('and what a visa takes is refused', async () => {
  const { browser, orderId } = await order();
  const upright = await jpegOfPixels(drawnPhoto({ size: [400, 600] }), 40);
  expect(upright.length).toBeLessThan(CARD.bytes.max);
  expect((await send(browser, orderId, upright)).refused).toEqual(['notOnItsSide']);
  const heavy = await jpegOfPixels(drawnPhoto(), 90);
  const { uploadId } = (await begin(browser, orderId, heavy.length)).json<Upload>();
  const type = { 'content-type': 'application/octet-stream' };
  const part = heavy.subarray(0, 40_000);
  const answer = await browser.ask('PUT', `/uploads/${uploadId}?offset=0`, part, type);
  expect(answer.json<Upload>().refused).toEqual(['tooHeavy']);
  expect(await storedOf(orderId)).toEqual([]);
});

test.each([
  ['a person who is not in the order', { position: 1 }],
  ['a kind of another product', { kind: 'passport' }],
  ['a kind that this order does not need', { kind: 'face' }],
  ['a name that all objects have', { kind: 'constructor' }],
])('%s has no picture', async (_name, place) => {
  const { browser, orderId } = await order();
  expect((await begin(browser, orderId, 5000, place)).statusCode).toBe(404);
});

test('an order of a product without pictures takes none', async () => {
  const { anna, orderId } = await server.readyToPay();
  expect((await begin(anna, orderId, 5000)).statusCode).toBe(404);
});

test('only the owner of the order sends, sees and removes its pictures', async () => {
  const { browser, orderId } = await order();
  const { uploadId, picture } = await send(browser, orderId, await licence());
  const statusesOf = async (who: Browser) => {
    const answers = [
      await begin(who, orderId, 5000),
      await who.ask('GET', `/uploads/${uploadId}`),
      await who.ask('GET', `/pictures/${picture?.pictureId}`),
      await who.ask('DELETE', `/pictures/${picture?.pictureId}`),
    ];
    return answers.map(({ statusCode }) => statusCode);
  };
  expect(await statusesOf(server.newTraveller())).toEqual([404, 404, 404, 404]);
  // The announcement took the place of the finished upload.
  expect(await statusesOf(browser)).toEqual([201, 404, 200, 204]);
  expect(await storedOf(orderId)).toEqual([]);
});

test('after payment only the picture is taken that the product asks for again, and the product hears of it', async () => {
  const { browser, orderId } = await order();
  await setStatus(orderId, 'issuing');
  expect((await begin(browser, orderId, 5000)).statusCode).toBe(409);
  asked = { position: 0, kind: 'licence' };
  expect((await send(browser, orderId, await licence())).refused).toBeNull();
  expect(arrivedAgain).toEqual([asked]);
});

test('pictures are kept as long as their product says', async () => {
  const { browser, orderId } = await order();
  await send(browser, orderId, await licence());
  await server.db.insertInto('order_event').values({ order_id: orderId, status: 'paid', at: TEST_NOW }).execute();
  const { forgetEnded } = pictureRetention({ passes });
  await forgetEnded?.(server.db, STARTS_AT + 2 * DAY_MS - 1);
  expect(await storedOf(orderId)).toEqual([{ position: 0, kind: 'licence' }]);
  await forgetEnded?.(server.db, STARTS_AT + 2 * DAY_MS);
  expect(await storedOf(orderId)).toEqual([]);
});
