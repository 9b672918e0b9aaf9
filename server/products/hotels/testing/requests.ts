import type { components } from '#openapi/generated/types.ts';
import type { ProductRequests } from '#server/testing/product-requests.ts';
import type { traveller } from '#server/testing/traveller.ts';

type Browser = ReturnType<typeof traveller>;

const AT_ONCE = 'isfahan-abbasi-hotel';
const ON_REQUEST = 'yazd-silk-road-hotel';

/** Offers of a hotel two weeks after the tests' first day, for two adults. */
export async function offersOf(browser: Browser, hotelId: string): Promise<string[]> {
  const rooms = [{ adults: [30, 30], children: [] }];
  const body = { hotelId, checkIn: '2026-12-05', checkOut: '2026-12-07', rooms };
  const stay = (await browser.ask('POST', '/hotels/stays', body)).json<components['schemas']['HotelStay']>();
  return stay.rooms[0]?.choices.map(({ offerId }) => offerId) ?? [];
}

export const requests: ProductRequests = {
  withId: {
    readHotelInquiry: null,
    withdrawHotelInquiry: null,
    // Of all products, with an id that one with inquiries has.
    setInquiryEmail: { email: 'somebody@guest.example' },
  },
  idsOf: async (browser) => {
    const [offerId] = await offersOf(browser, ON_REQUEST);
    const asked = await browser.ask(
      'POST',
      '/hotels/inquiries',
      { offerIds: [offerId] },
      { 'idempotency-key': 'ask-a-house' },
    );
    return { inquiryId: asked.json<components['schemas']['HotelInquiry']>().inquiryId };
  },
  keyed: (newBrowser) => ({
    holdHotels: twoOffers(newBrowser, AT_ONCE, 'holds'),
    askHotel: twoOffers(newBrowser, ON_REQUEST, 'inquiries'),
  }),
};

const twoOffers = (newBrowser: () => Browser, hotelId: string, what: 'holds' | 'inquiries') => async () => {
  const anna = newBrowser();
  const [one, other, third] = await offersOf(anna, hotelId);
  const ask = (body: object, key: string) => anna.ask('POST', `/hotels/${what}`, body, { 'idempotency-key': key });
  // The first answer sets the cookie that owns the key.
  await ask({ offerIds: [third] }, 'the-first-of-all');
  return { ask, bodies: [{ offerIds: [one] }, { offerIds: [other] }] as const };
};
