import type { Page } from '@playwright/test';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { freshInput } from '#machines/transport/transport-booking/testing.ts';
import type { TransportBookingEvent, TransportBookingInput } from '#machines/transport/transport-booking/types.ts';
import type { TransportBookingView } from '#machines/transport/transport-booking/view.ts';
import { fillContact, toBank } from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, test, visit } from '../support/test.ts';
import type { FlowTable } from '../support/walk-path.ts';
import { walkPurchase } from '../support/walk-purchase.ts';

const CHECKOUT = 'the checkout of all products: hotel-booking-paths.e2e.ts and flight-booking-paths.e2e.ts';
const LIST = 'another price list, while the page is open: server/products/transport/selling.test.ts';
const LATER = 'is offered after some minutes: the checkout of hotels and flights';
const isReview = (view: TransportBookingView) => view.kind === 'review' && view.payment === 'ready';
const heldIn = (view: TransportBookingView) => (view.kind === 'asking' ? view.held : null);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const goOn = (page: Page) => page.getByRole('link', { name: 'Go on with this booking' });

const table: FlowTable<TransportBookingEvent, TransportBookingView> = {
  flow: 'transportBooking',
  events: {
    'wish.submit': {
      // The other kinds have other forms: transport.e2e.ts opens them.
      isOffered: ({ wish }, view) => view.kind === 'asking' && !view.isHolding && wish.kind === 'transfer',
      act: async (page, { faults }) => {
        await page.getByLabel('Landing at, Tehran time').fill(faults.length === 0 ? '03:10' : '');
        await button(page, 'Continue').click();
      },
    },
    'route.shown': {
      isOffered: ({ route }, view) => heldIn(view) !== null && route.indicatePage === 'passengers',
      act: (page) => goOn(page).click(),
    },
    'hold.release': {
      isOffered: (_, view) => heldIn(view) !== null,
      act: async (page) => {
        const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
        await button(page, 'Give it back').click();
        await released;
      },
    },
    'step.visit': {
      isOffered: ({ step }, view) =>
        step === 'results'
          ? (view.kind === 'passengers' && !view.isSubmitting) || isReview(view)
          : step === 'passengers' && isReview(view),
      act: (page, { step }) =>
        step === 'passengers'
          ? button(page, 'Change Lead traveller').click()
          : button(page, 'Choose again').or(button(page, 'Change Transfer')).first().click(),
    },
    'passengers.submit': {
      isOffered: (_, view) => view.kind === 'passengers' && !view.isSubmitting,
      act: async (page) => {
        await page.getByLabel('Given names').fill('Anna');
        await page.getByLabel('Family name').fill('Keller');
        await fillContact(page);
        await button(page, 'Continue to review').click();
      },
    },
    'payment.start': { isOffered: ({ intent }, view) => isReview(view) && !intent.cancelPackage, act: toBank },
    'price.accept': LIST,
    'price.reject': LIST,
    'hold.again': LATER,
    'session.extend': LATER,
    'problem.dismiss': 'what the server said stays until the next try',
    'bank.returned': CHECKOUT,
    'payment.leave': CHECKOUT,
    'order.arrived': 'another tab says it',
    'order.retry': CHECKOUT,
  },
  answers: {
    'placeHold held': '',
    'placeHold unavailable': 'outage.holdTransport',
    'checkout/submitPassengers awaitingPayment': '',
    'checkout/releaseHold ok': '',
    // Issued slowly, so that the page after the bank can still observe it.
    'checkout/payment/startPayment ok': 'slowIssue',
    'checkout/orderIssue/readOrder issued': '',
  },
  beyond: {
    placeHold: 'the form checks the same rules before, and no scenario imports another price list',
    'checkout/hold/extendHold': CHECKOUT,
    'checkout/hold/readOrder': CHECKOUT,
    'checkout/holdAgain': CHECKOUT,
    'checkout/readOrder': CHECKOUT,
    'checkout/releaseHold': CHECKOUT,
    'checkout/submitPassengers': CHECKOUT,
    'checkout/payment/readOrder': CHECKOUT,
    'checkout/payment/startPayment': CHECKOUT,
    'checkout/payment/openBankPage': CHECKOUT,
    'checkout/payment/leavePayment': CHECKOUT,
    'checkout/orderIssue/readOrder': CHECKOUT,
  },
  waits: ['checkout/orderIssue/pause'],
  shows: async (page, view) => {
    switch (view.kind) {
      case 'asking':
        await expect(heading(page)).toHaveText('Airport transfers, cars and CIP');
        await expect(goOn(page)).toBeVisible({ visible: view.held !== null });
        return expect(page.locator('[aria-invalid=true]').first()).toBeVisible({ visible: view.faults.length > 0 });
      case 'passengers':
        return expect(heading(page)).toHaveText('Whom does the driver meet?');
      case 'review':
        if (view.payment === 'atBank') return page.waitForURL(/\/sandbox-bank\//);
        return expect(heading(page)).toHaveText('Review and pay');
      case 'issuing':
        return expect(heading(page)).toHaveText(/^Paid\./);
      case 'issued':
        return expect(heading(page)).toHaveText('Your transfer is booked.');
      case 'expired':
      case 'resuming':
      case 'verifying':
      case 'refunded':
        throw new Error(`No path leads to ${view.kind}`);
    }
  },
};

const backFromBank = (status: 'paymentFailed' | 'paid'): TransportBookingInput => ({
  ...freshInput,
  route: { indicatePage: 'issue', orderId: null },
  order: orderInfo(status),
});

test('a transfer goes the covering path: every state and step that a person and the sandbox can bring about', async ({
  page,
}) => {
  test.setTimeout(400_000);
  const when = `day=${dayAhead(30)}&time=03:10`;
  await visit(page, `/iran-transportation?kind=transfer&airport=IKA&zone=ika-thr&${when}&people=2&bags=2`);
  await walkPurchase(page, table, [freshInput, backFromBank('paymentFailed'), backFromBank('paid')]);
});
