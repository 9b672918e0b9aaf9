import type { Page } from '@playwright/test';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { abbasi, bekhradi } from '#machines/hotels/hotel-booking/fixtures.ts';
import { freshInput } from '#machines/hotels/hotel-booking/testing.ts';
import type { HotelBookingEvent, HotelBookingInput } from '#machines/hotels/hotel-booking/types.ts';
import type { HotelBookingView } from '#machines/hotels/hotel-booking/view.ts';
import { stay } from '#machines/hotels/hotel-results/fixtures.ts';
import { toBank } from '../support/booking.ts';
import { stayAhead } from '../support/days.ts';
import { fillGuests, seeHotel, seeHotels } from '../support/hotels.ts';
import { expect, test } from '../support/test.ts';
import { type FlowTable, pathsOf } from '../support/walk-path.ts';
import { walkPurchase, walkToBank } from '../support/walk-purchase.ts';

type ViewOf<Kind extends HotelBookingView['kind']> = Extract<HotelBookingView, { kind: Kind }>;

const isList = (view: HotelBookingView) => view.kind === 'results';
const isHotel = (view: HotelBookingView): view is ViewOf<'hotel'> => view.kind === 'hotel' && !view.isPriceChanged;
const asksPrice = (_: unknown, view: HotelBookingView) => view.kind === 'hotel' && view.isPriceChanged;
const isReview = (view: HotelBookingView) => view.kind === 'review' && view.payment === 'ready';
const heldIn = (view: HotelBookingView) =>
  view.kind === 'results' || view.kind === 'hotel' || view.kind === 'inquiry' ? view.held : null;
const isInquiry = (view: HotelBookingView, kind: ViewOf<'inquiry'>['inquiry']['kind']) =>
  view.kind === 'inquiry' && view.inquiry.kind === kind;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

const FIRST_DAY = 150;
let nights = 2;
let booked = 0;

/** The same arrival with a new departure, so that each search differs. */
async function searchAgain(page: Page, opener: string): Promise<void> {
  nights = nights === 2 ? 3 : 2;
  const day = stayAhead(FIRST_DAY, nights).returning;
  const form = page.getByRole('form', { name: 'Search hotels' });
  await page.locator('summary').filter({ hasText: opener }).click();
  await form.getByRole('textbox', { name: 'Leave' }).fill(day);
  await form.getByRole('button', { name: 'Search hotels' }).click();
  // Until the flow has started, the page still shows the earlier days.
  const rooms = page.getByRole('heading', { name: new RegExp(`^Rooms, .*\\b${Number(day.slice(8))} `) });
  const isThere = page.locator(`a[href*="returning=${day}"]`).or(rooms);
  await expect(isThere.first()).toBeVisible();
}

/**
 * Another kind of room each time: held or requested rooms would be returned again at their price, whatever the
 * scenario.
 */
async function chooseAnother(page: Page): Promise<void> {
  const kinds = page.getByRole('table').locator('tbody');
  const count = await kinds.count();
  const rates = kinds.nth(booked % count).getByRole('button', { name: /^Chose|^Choose/ });
  const rate = rates.nth(Math.floor(booked / count) % (await rates.count()));
  await rate.click();
  await expect(rate).toHaveAttribute('aria-pressed', 'true');
  booked += 1;
}

const table: FlowTable<HotelBookingEvent, HotelBookingView> = {
  flow: 'hotelBooking',
  events: {
    'search.submit': {
      isOffered: ({ search }, view) => isList(view) && search.rooms.length === 1,
      act: (page) => searchAgain(page, 'Edit search'),
    },
    'stay.change': {
      isOffered: (_, view) => isHotel(view),
      act: (page) => searchAgain(page, 'Other nights or guests'),
    },
    'rate.choose': {
      isOffered: ({ room }, view) => isHotel(view) && room < view.chosenRates.length,
      act: (page, { room }) =>
        page
          .getByRole('table')
          .nth(room)
          .getByRole('button', { name: /^Choose / })
          .first()
          .click(),
    },
    'stay.book': {
      isOffered: (_, view) => isHotel(view) && view.canBook && !view.isBooking,
      act: async (page) => {
        await chooseAnother(page);
        await button(page, /^(Continue|Ask the hotel)$/).click();
      },
    },
    'price.accept': {
      isOffered: asksPrice,
      act: (page) => button(page, /^Take it for/).click(),
      isAlwaysFine: true,
    },
    'price.reject': { isOffered: asksPrice, act: (page) => button(page, 'Choose again').click() },
    'problem.dismiss': {
      isOffered: (_, view) => (isList(view) || isHotel(view)) && 'problem' in view && view.problem !== null,
      act: (page) => page.getByRole('alert').getByRole('button').click(),
    },
    'route.shown': {
      isOffered: ({ route }, view) =>
        (isList(view) && route.hotelLink === abbasi.hotelLink && route.inquiryId === null) ||
        (heldIn(view) !== null && route.indicatePage === 'passengers'),
      act: async (page, { route }) => {
        const link = { name: route.hotelLink === null ? 'Go on with the booking' : 'Abbasi Hotel', exact: true };
        await page.getByRole('link', link).first().click();
      },
    },
    'hold.release': {
      isOffered: (_, view) => heldIn(view) !== null,
      act: async (page) => {
        // Accepting an offer before the release is complete would replace the rooms, which is another path.
        const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
        await button(page, 'Give the rooms back').click();
        await released;
      },
    },
    'step.visit': {
      isOffered: ({ step }, view) =>
        step === 'results' ? isReview(view) || view.kind === 'passengers' : step === 'passengers' && isReview(view),
      act: async (page, { step }) => {
        const change = button(page, step === 'results' ? 'Change Stay' : 'Change Guest 1');
        await change.or(button(page, 'Back to the hotel')).first().click();
      },
    },
    'passengers.submit': {
      isOffered: (_, view) => view.kind === 'passengers' && !view.isSubmitting,
      act: async (page) => {
        await fillGuests(page);
        await button(page, 'Continue to review').click();
      },
    },
    'payment.start': { isOffered: ({ intent }, view) => isReview(view) && !intent.cancelPackage, act: toBank },
    'inquiry.withdraw': {
      isOffered: (_, view) => isInquiry(view, 'inquiring') || isInquiry(view, 'offered'),
      act: async (page) => {
        const decline = button(page, 'Decline the offer');
        const take = button(page, 'Take the question back');
        await expect(decline.or(take)).toBeVisible();
        // An offer is declined by one press; a question that is taken back is asked about.
        if (await decline.isVisible()) return decline.click();
        await take.click();
        await button(page, 'Yes, take it back').click();
      },
    },
    'inquiry.accept': {
      // An offer that replaces held rooms needs two orders: hotels-expiry.e2e.ts covers it.
      isOffered: (_, view) => isInquiry(view, 'offered') && heldIn(view) === null,
      act: (page) => button(page, 'Go on to the guests').click(),
    },
    'inquiry.close': {
      isOffered: (_, view) => (['refused', 'lapsed', 'withdrawn'] as const).some((kind) => isInquiry(view, kind)),
      act: (page) => button(page, /^Other rooms at/).click(),
    },
    'hotel.open': 'a hotel of the list is a link, so the address says it: route.shown',
    'hotel.leave': 'the list is a link as well',
    'results.refresh': 'is offered after ten minutes: hotels-expiry.e2e.ts',
    'hold.again': 'is offered after ten minutes: hotels-expiry.e2e.ts',
    'session.extend': 'is offered after five minutes: hotels-expiry.e2e.ts',
    'bank.returned': 'the browser restores the page, if it kept it',
    'payment.leave': 'is offered who comes back by Back: declined.e2e.ts',
    'order.arrived': 'another tab says it',
    'order.retry': 'after a question that no scenario loses',
  },
  answers: {
    'holdRooms held': '',
    'holdRooms price_changed': 'priceUp',
    'holdRooms sold_out': 'soldOut',
    'holdRooms unavailable': 'supplierTimeout',
    'askHotel inquiring': '',
    'askHotel sold_out': 'soldOut',
    'askHotel unavailable': 'supplierTimeout',
    'hotelResults/search ok': '',
    'hotelResults/refresh ok': '',
    'hotelRates/search ok': '',
    'hotelRates/refresh ok': '',
    'hotelInquiry/readInquiry offered': 'quickAnswer',
    'hotelInquiry/readInquiry lapsed': 'expiry',
    'hotelInquiry/withdrawInquiry withdrawn': '',
    'hotelInquiry/readOrder held': '',
    'checkout/submitPassengers awaitingPayment': '',
    'checkout/releaseHold ok': '',
    // Issued slowly, so that the page after the bank can still observe it.
    'checkout/payment/startPayment ok': 'slowIssue',
    'checkout/orderIssue/readOrder issued': '',
  },
  beyond: {
    readOrder: 'an old link names an order: hotels.e2e.ts',
    'hotelResults/search ok without found': 'hotels-plain.e2e.ts',
    'hotelResults/search unavailable': 'no scenario loses it',
    'hotelResults/refresh ok without found': 'after ten minutes',
    'hotelResults/refresh unavailable': 'after ten minutes',
    'hotelRates/search unavailable': 'no scenario loses it',
    'hotelRates/refresh ok without found': 'the hotel has other rooms',
    'hotelRates/refresh unavailable': 'no scenario loses it',
    'hotelInquiry/readInquiry': 'asked every five seconds: hotels-expiry.e2e.ts has the other ends',
    'hotelInquiry/withdrawInquiry offered': 'the hotel was faster than the click',
    'hotelInquiry/withdrawInquiry unavailable': 'no scenario loses it',
    'hotelInquiry/readOrder cancelled': 'another tab was faster',
    'hotelInquiry/readOrder unavailable': 'no scenario loses it',
    'hotelInquiry/releaseHold': 'all orders of the examples are one: machine.test.ts has two',
    'checkout/hold/extendHold': 'hotels-expiry.e2e.ts',
    'checkout/hold/readOrder': 'hotels-expiry.e2e.ts',
    'checkout/submitPassengers order_unknown': 'key-lost.e2e.ts, with flights',
    'checkout/holdAgain': 'hotels-expiry.e2e.ts',
    'checkout/readOrder': 'another tab was faster',
    'checkout/payment/readOrder': 'the bank has decided before it sends the browser back',
    'checkout/payment/openBankPage': 'no answer: the page is left',
    'checkout/payment/leavePayment': 'declined.e2e.ts',
    'checkout/orderIssue/readOrder': 'the way of flights',
    'checkout/submitPassengers invalid_details': 'the form checks the same rules before',
    'checkout/submitPassengers hold_expired': 'hotels-expiry.e2e.ts',
    'checkout/submitPassengers not_allowed': 'another tab was faster',
    'checkout/releaseHold unavailable': 'no scenario loses it',
    'checkout/payment/startPayment': 'the way of flights',
  },
  waits: ['checkout/orderIssue/pause', 'hotelInquiry/pause'],
  shows: async (page, view) => {
    const heading = page.getByRole('heading', { level: 1 });
    switch (view.kind) {
      case 'results':
        await expect(page.locator('ol article').first()).toBeVisible();
        await expect(button(page, 'Give the rooms back')).toBeVisible({ visible: view.held !== null });
        return;
      case 'hotel': {
        const { chosenRates, isPriceChanged, problem, held } = view;
        await expect(page.getByRole('table')).toHaveCount(view.stay.rooms.length);
        await expect(page.getByRole('table').getByRole('button', { pressed: true })).toHaveCount(
          chosenRates.filter((rate) => rate !== null).length,
        );
        await expect(button(page, 'Choose again')).toBeVisible({ visible: isPriceChanged });
        await expect(page.getByRole('alert')).toBeVisible({ visible: problem !== null });
        await expect(page.getByText('Asking the hotels again.')).toBeVisible({ visible: false });
        await expect(button(page, 'Give the rooms back')).toBeVisible({ visible: held !== null });
        return;
      }
      case 'inquiry': {
        const { kind } = view.inquiry;
        if (kind === 'inquiring') return expect(heading).toContainText('We asked');
        if (kind === 'offered') return expect(button(page, 'Go on to the guests')).toBeVisible();
        return expect(button(page, /^Other rooms at/)).toBeVisible();
      }
      case 'passengers':
        return expect(heading).toHaveText('Who is staying?');
      case 'review':
        if (view.payment === 'atBank') return page.waitForURL(/\/sandbox-bank\//);
        return expect(heading).toHaveText('Review and pay');
      case 'issuing':
        return expect(heading).toHaveText('Paid. The hotel confirms your rooms.');
      case 'issued':
        return expect(heading).toHaveText(/(is|are) booked\.$/);
      case 'idle':
      case 'reading':
      case 'expired':
      case 'verifying':
      case 'refunded':
      case 'resuming':
        throw new Error(`No path leads to ${view.kind}`);
    }
  },
};

/** A hotel that answers on request; its page is opened by a link and loads its rates. */
const onRequest: HotelBookingInput = {
  ...freshInput,
  search: { ...stay, destination: null },
  hotel: bekhradi,
};

const backFromBank = (status: 'paymentFailed' | 'paid'): HotelBookingInput => ({
  ...freshInput,
  results: null,
  route: { indicatePage: 'issue', hotelLink: null, orderId: null, inquiryId: null },
  order: orderInfo(status),
});

const inputs = [freshInput, backFromBank('paymentFailed'), backFromBank('paid'), onRequest];

test('a stay goes the covering path: every state and step that a person and the sandbox can bring about', async ({
  page,
}) => {
  test.setTimeout(400_000);
  await seeHotels(page, { ...stayAhead(FIRST_DAY, nights) });
  await walkPurchase(page, table, inputs);
});

test('a hotel that answers by request goes the covering path', async ({ page }) => {
  test.setTimeout(400_000);
  const path = pathsOf(table, inputs).at(-1);
  if (!path) throw new Error('One page, one path');
  await seeHotel(page, 'yazd/silk-road-hotel', { ...stayAhead(160, 2) });
  await walkToBank(page, table, path);
});
