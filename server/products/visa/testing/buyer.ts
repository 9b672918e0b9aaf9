import { expect } from 'vitest';
import type { VisaAnswers } from '#domain/visa/visa-application.ts';
import type { components } from '#openapi/generated/types.ts';
import type { SandboxWish } from '#server/products/visa/review.ts';
import { answersFor } from '#server/products/visa/testing/answers.ts';
import { storePictures } from '#server/products/visa/testing/pictures.ts';
import type { bookingApp } from '#server/testing/booking-app.ts';
import { CONTACT, passenger } from '#server/testing/traveller.ts';

type Server = ReturnType<typeof bookingApp>;
type Browser = ReturnType<Server['newTraveller']>;
type Order = components['schemas']['VisaOrder'];

export const PEOPLE = ['Anna', 'Berta', 'Clara'].map((firstName, index) =>
  passenger({ firstName, passportNumber: `C01X00T4${index}`, passportExpiry: '2035-05-01' }),
);
/** Positions in the group: a person who needs no code is between them, so a position is not a passenger index. */
export const PLACES = [0, 2, 3] as const;
/** By air, two months after the tests' first day. */
const TRIP = {
  applicants: ['DE', 'AM', 'DE', 'DE'].map((nationality) => ({ nationality })),
  residence: 'DE',
  entry: 'airport',
  arrival: '2027-01-20',
  days: 10,
  processing: 'normal',
};

export function visaBuyer(server: Server) {
  let keys = 0;
  const begin = (browser: Browser, change: object = {}) => {
    keys += 1;
    return browser.ask('POST', '/visa/requests', { ...TRIP, ...change }, { 'idempotency-key': `visa-request-${keys}` });
  };
  const begun = async (browser: Browser, change: object = {}) => (await begin(browser, change)).json<Order>();
  const save = (browser: Browser, orderId: string, position: number, answers: VisaAnswers) =>
    browser.ask('PUT', `/visa/requests/${orderId}/applicants/${position}`, { answers });
  const submit = (browser: Browser, orderId: string, people = PEOPLE) =>
    browser.submit(orderId, { passengers: people, ...CONTACT });

  /** `answers`: overrides for all of them. */
  async function placed(browser = server.newTraveller(), answers: VisaAnswers = {}) {
    const { orderId } = await begun(browser);
    for (const [index, person] of PEOPLE.entries()) {
      const position = PLACES[index] ?? 0;
      await save(browser, orderId, position, answersFor(person, answers));
      await storePictures(browser.ask, orderId, position);
    }
    const answer = await submit(browser, orderId);
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
    return { browser, order: answer.json<Order>(), orderId };
  }

  /** `discount`: code of a discount on the fee; `answers`: as for `placed`. */
  async function paid(
    wish?: SandboxWish,
    { discount, answers }: { readonly discount?: string; readonly answers?: VisaAnswers } = {},
  ) {
    const { browser, order: full, orderId } = await placed(server.newTraveller(), answers);
    const order = discount ? await withDiscount(browser, orderId, discount) : full;
    const bought = { browser, order, orderId };
    if (wish) {
      const row = server.db.selectFrom('orders').select('detail').where('id', '=', orderId);
      const { detail } = await row.executeTakeFirstOrThrow();
      const wished = JSON.stringify({ ...(detail as object), sandbox: wish });
      await server.db.updateTable('orders').set({ detail: wished }).where('id', '=', orderId).execute();
    }
    const asked = await browser.pay(orderId, { total: order.total, cancelPackage: false, rulesAccepted: true });
    const chargeId = asked.json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? '';
    await server.sandbox.decide(chargeId, { status: 'succeeded' });
    await server.runJobs();
    return bought;
  }
  const withDiscount = async (browser: Browser, orderId: string, code: string) =>
    (await browser.ask('PUT', `/orders/${orderId}/discount`, { code })).json<Order>();
  return { begin, begun, save, submit, placed, paid };
}
