import type { Page } from '@playwright/test';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { freshInput } from '#machines/flights/flight-booking/testing.ts';
import type { FlightBookingEvent, FlightBookingInput } from '#machines/flights/flight-booking/types.ts';
import type { FlightBookingView } from '#machines/flights/flight-booking/view.ts';
import { ANNA, fillContact, fillTraveller, seeFlights, toBank } from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, test } from '../support/test.ts';
import { expectSameWay, type FlowTable, pathsOf, recorded } from '../support/walk-path.ts';
import { walkPurchase } from '../support/walk-purchase.ts';

const isList = (view: FlightBookingView) => view.kind === 'results' && !view.isPriceChanged;
const isHeldList = (view: FlightBookingView) => view.kind === 'results' && !view.isPriceChanged && view.held !== null;
const isReview = (view: FlightBookingView) => view.kind === 'review' && view.payment === 'ready';
const asksPrice = (_: unknown, view: FlightBookingView) => view.kind === 'results' && view.isPriceChanged;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

let chosen = 0;

/** Another flight each time: a hold on the same seats would be returned again, whatever the scenario. */
async function selectNext(page: Page): Promise<void> {
  const offers = page.locator('article button:not([aria-disabled="true"])');
  await offers.nth(chosen % (await offers.count())).click();
  chosen += 1;
}

const table: FlowTable<FlightBookingEvent, FlightBookingView> = {
  flow: 'flightBooking',
  events: {
    'search.submit': {
      isOffered: ({ search }, view) => isList(view) && !isHeldList(view) && search.type === 'oneWay',
      act: async (page) => {
        const current = page.locator('[aria-current="date"]');
        const other = page.getByRole('navigation').filter({ has: current }).getByRole('link').last();
        const day = (await other.getAttribute('href')) ?? '';
        await other.click();
        // Until the flow has started, the list still shows the earlier day.
        await expect(current).toHaveAttribute('href', day);
      },
    },
    'offer.choose': { isOffered: (_, view) => isList(view), act: selectNext },
    'price.accept': {
      isOffered: asksPrice,
      act: (page) => button(page, /^Continue for/).click(),
      isAlwaysFine: true,
    },
    'price.reject': { isOffered: asksPrice, act: (page) => button(page, 'Back to flights').click() },
    'problem.dismiss': {
      isOffered: (_, view) => view.kind === 'results' && !view.isPriceChanged && view.problem !== null,
      act: (page) => page.getByRole('alert').getByRole('button').click(),
    },
    'step.visit': {
      isOffered: ({ step }, view) =>
        step === 'results' ? isReview(view) || view.kind === 'passengers' : step === 'passengers' && isReview(view),
      act: async (page, { step }) => {
        const change = button(page, step === 'results' ? 'Change Flight' : 'Change Travellers');
        await change.or(button(page, 'Back to flights')).first().click();
      },
    },
    'route.shown': {
      isOffered: ({ route }, view) => isHeldList(view) && route.indicatePage === 'passengers',
      act: (page) => page.getByRole('link', { name: 'Continue booking' }).click(),
    },
    'hold.release': {
      isOffered: (_, view) => isHeldList(view),
      act: (page) => button(page, 'Release the seats').click(),
    },
    'passengers.submit': {
      isOffered: (_, view) => view.kind === 'passengers' && !view.isSubmitting,
      act: async (page) => {
        await fillTraveller(page, 1, ANNA);
        await fillContact(page);
        await button(page, 'Continue to review').click();
      },
    },
    'payment.start': {
      isOffered: ({ intent }, view) => isReview(view) && !intent.cancelPackage,
      act: toBank,
    },
    'path.change': 'a return trip has two legs: return.e2e.ts',
    'results.refresh': 'is offered after ten minutes',
    'hold.again': 'is offered after 25 minutes: expiry.e2e.ts',
    'session.extend': 'is offered after 20 minutes: expiry.e2e.ts',
    'bank.returned': 'the browser restores the page, if it kept it',
    'payment.leave': 'is offered who comes back by Back: declined.e2e.ts',
    'order.arrived': 'another tab says it',
    'order.retry': 'after a question that no scenario loses',
  },
  answers: {
    'placeHold held': '',
    'placeHold price_changed': 'priceUp',
    'placeHold sold_out': 'soldOut',
    'placeHold unavailable': 'supplierTimeout',
    'resultsAge/search ok': '',
    'resultsAge/refresh ok': '',
    'checkout/submitPassengers awaitingPayment': '',
    'checkout/releaseHold ok': '',
    // Issued slowly, so that the page after the bank can still observe it.
    'checkout/payment/startPayment ok': 'slowIssue',
    'checkout/orderIssue/readOrder issued': '',
  },
  beyond: {
    'checkout/hold/extendHold': 'expiry.e2e.ts',
    'checkout/hold/readOrder': 'expiry.e2e.ts, and key-lost.e2e.ts with a clock that is wrong',
    'checkout/submitPassengers order_unknown': 'key-lost.e2e.ts',
    'checkout/payment/startPayment order_unknown': 'key-lost.e2e.ts',
    'checkout/orderIssue/readOrder order_unknown': 'machines/trace/key-lost.test.ts',
    'checkout/holdAgain': 'expiry.e2e.ts',
    'checkout/readOrder': 'another tab was faster',
    'checkout/payment/readOrder': 'the bank has decided before it sends the browser back',
    'checkout/payment/openBankPage': 'no answer: the page is left',
    'checkout/payment/leavePayment': 'declined.e2e.ts',
    'checkout/orderIssue/readOrder unavailable': 'no scenario loses it',
    'checkout/orderIssue/readOrder held': 'never true of a paid order',
    'checkout/orderIssue/readOrder cancelled': 'never true of a paid order',
    'resultsAge/search ok without departing without returning': 'the sandbox has flights on every day',
    'resultsAge/refresh ok without departing without returning': 'the sandbox has flights on every day',
    'resultsAge/search unavailable': 'no scenario loses it',
    'resultsAge/refresh unavailable': 'no scenario loses it',
    'checkout/submitPassengers invalid_details': 'the form checks the same rules before',
    'checkout/submitPassengers hold_expired': 'expiry.e2e.ts',
    'checkout/submitPassengers not_allowed': 'another tab was faster',
    'checkout/releaseHold unavailable': 'no scenario loses it',
    'checkout/payment/startPayment ok without redirectUrl': 'the balance of an account pays all of it',
    'checkout/payment/startPayment price_changed': 'no scenario raises a price that is held',
    'checkout/payment/startPayment hold_expired': 'expiry.e2e.ts',
    'checkout/payment/startPayment not_allowed': 'another tab was faster',
  },
  waits: ['checkout/orderIssue/pause'],
  shows: async (page, view) => {
    const heading = page.getByRole('heading', { level: 1 });
    switch (view.kind) {
      case 'results': {
        const { problem, isPriceChanged, held } = view;
        await expect(page.getByRole('dialog')).toBeVisible({ visible: isPriceChanged });
        if (isPriceChanged) return; // a modal blocks the rest of the page
        await expect(page.getByRole('article').first()).toBeVisible();
        await expect(page.getByRole('alert')).toBeVisible({ visible: problem !== null });
        await expect(button(page, 'Release the seats')).toBeVisible({ visible: held !== null });
        await expect(page.getByText('We are loading these flights again.')).toBeVisible({ visible: false });
        await expect(page.locator('article [aria-busy="true"]')).toHaveCount(0);
        return;
      }
      case 'passengers':
        return expect(heading).toHaveText('Who is flying?');
      case 'review':
        if (view.payment === 'atBank') return page.waitForURL(/\/sandbox-bank\//);
        return expect(heading).toHaveText('Review and pay');
      case 'issuing':
        return expect(heading).toHaveText('Paid. Your tickets are being issued.');
      case 'issued':
        return expect(heading).toHaveText(/ready\.$/);
      case 'idle':
      case 'expired':
      case 'verifying':
      case 'refunded':
      case 'resuming':
        throw new Error(`No path leads to ${view.kind}`);
    }
  },
};

const backFromBank = (status: 'paymentFailed' | 'paid'): FlightBookingInput => ({
  ...freshInput,
  results: null,
  route: { indicatePage: 'issue', path: 'departing', orderId: null },
  order: orderInfo(status),
});

test('a booking goes the covering path: every state and step that a person and the sandbox can bring about', async ({
  page,
}) => {
  test.setTimeout(400_000);
  const inputs = [freshInput, backFromBank('paymentFailed'), backFromBank('paid')];
  await seeFlights(page, `THR-SYZ?departing=${dayAhead(150)}`);
  await walkPurchase(page, table, inputs);
  // Recordings of earlier pages are included: the search with its hold, the declined attempt, and the paid one.
  for (const [index, path] of pathsOf(table, inputs).entries())
    expectSameWay((await recorded(page, 'flightBooking'))[index], path);
});
