import type { Page } from '@playwright/test';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { freshInput } from '#machines/insurance/insurance-purchase/testing.ts';
import type { InsurancePurchaseEvent, InsurancePurchaseInput } from '#machines/insurance/insurance-purchase/types.ts';
import type { InsurancePurchaseView } from '#machines/insurance/insurance-purchase/view.ts';
import { fillContact, toBank } from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, test, visit } from '../support/test.ts';
import type { FlowTable } from '../support/walk-path.ts';
import { walkPurchase } from '../support/walk-purchase.ts';
import { ANNA, fillDay, fillInsured } from './support/insurance.ts';

const CHECKOUT = 'the checkout of all products: hotel-booking-paths.e2e.ts and flight-booking-paths.e2e.ts';
const isReview = (view: InsurancePurchaseView) => view.kind === 'review' && view.payment === 'ready';
const asksPrice = (_: unknown, view: InsurancePurchaseView) => view.kind === 'expired' && view.isPriceChanged;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

let asked = 0;

/** Other days each time, so that each wish is another draft. */
async function fillWish(page: Page, isRight: boolean): Promise<void> {
  asked += 1;
  await fillDay(page.getByRole('group', { name: 'First day in Iran' }), dayAhead(20 + asked));
  await page.getByLabel('Days', { exact: true }).fill(isRight ? '7' : '93');
  await fillDay(page.getByRole('group', { name: 'Date of birth' }), '1988-03-14');
}

const table: FlowTable<InsurancePurchaseEvent, InsurancePurchaseView> = {
  flow: 'insurancePurchase',
  events: {
    'wish.submit': {
      isOffered: (_, view) => view.kind === 'quoting' && !view.isOpening,
      act: async (page, { faults }) => {
        await fillWish(page, faults.length === 0);
        await button(page, 'Continue').click();
      },
    },
    'route.shown': {
      isOffered: ({ route }, view) =>
        view.kind === 'quoting' && !view.isOpening && view.earlier !== null && route.indicatePage === 'passengers',
      act: (page) => page.getByRole('link', { name: 'Go on with it' }).click(),
    },
    'passengers.submit': {
      isOffered: (_, view) => view.kind === 'passengers' && !view.isSubmitting,
      // Who is older than told has another price.
      act: async (page, _, answers) => {
        await fillInsured(page, 1, ANNA);
        const isOlder = answers.includes('placeOrder priceChanged');
        await fillDay(page.getByRole('group', { name: 'Date of birth' }), isOlder ? '1950-01-01' : '1988-03-14');
        await fillContact(page);
        await button(page, 'Continue to review').click();
      },
    },
    'step.visit': {
      isOffered: ({ step }, view) =>
        step === 'results'
          ? (view.kind === 'passengers' && !view.isSubmitting) || isReview(view)
          : step === 'passengers' && isReview(view),
      act: (page, { step }) =>
        step === 'passengers'
          ? button(page, 'Change Person 1').click()
          : button(page, 'Change days or people').or(button(page, 'Change Covered')).first().click(),
    },
    'price.accept': { isOffered: asksPrice, act: (page) => button(page, /€/).click(), isAlwaysFine: true },
    'price.reject': { isOffered: asksPrice, act: (page) => button(page, 'Change days or people').click() },
    'hold.again': {
      isOffered: (_, view) => view.kind === 'expired' && !view.isPriceChanged && !view.isHolding,
      act: (page) => button(page, 'Hold again').click(),
    },
    'problem.dismiss': 'what the server said stays until the next try',
    'payment.start': { isOffered: ({ intent }, view) => isReview(view) && !intent.cancelPackage, act: toBank },
    'hold.release': CHECKOUT,
    'session.extend': 'a draft is kept for thirty days and is not extended',
    'bank.returned': CHECKOUT,
    'payment.leave': CHECKOUT,
    'order.arrived': 'another tab says it',
    'order.retry': CHECKOUT,
  },
  answers: {
    'openDraft draft': '',
    'openDraft unavailable': 'outage.holdInsurance',
    'placeOrder awaitingPayment': '',
    'placeOrder priceChanged': '',
    'placeAgain price_changed': { to: ['passengers.submit', 'hold.again'] },
    'placeAgain unavailable': { to: ['passengers.submit'], scenario: 'outage.holdAgain' },
    'placeAgain awaitingPayment': { to: ['price.accept'] },
    'checkout/submitPassengers awaitingPayment': '',
    // Issued slowly, so that the page after the bank can still observe it.
    'checkout/payment/startPayment ok': 'slowIssue',
    'checkout/orderIssue/readOrder issued': '',
  },
  beyond: {
    openDraft: 'the page checks the same rules before',
    placeOrder: 'the form checks the same rules before, and a draft is kept for thirty days',
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
      case 'quoting':
        await expect(heading(page)).toHaveText('Insurance that names Iran');
        await expect(page.getByRole('link', { name: 'Go on with it' })).toBeVisible({ visible: view.earlier !== null });
        return expect(page.locator('[aria-invalid=true]').first()).toBeVisible({ visible: view.faults.length > 0 });
      case 'passengers':
        return expect(heading(page)).toHaveText('Who is insured?');
      case 'expired':
        return expect(
          view.isPriceChanged ? page.getByText('By these birth dates') : button(page, 'Hold again'),
        ).toBeVisible();
      case 'review':
        if (view.payment === 'atBank') return page.waitForURL(/\/sandbox-bank\//);
        return expect(heading(page)).toHaveText('Review and pay');
      case 'issuing':
        return expect(heading(page)).toHaveText(/^Paid\./);
      case 'issued':
        return expect(heading(page)).toHaveText(/^You are insured for Iran/);
      case 'resuming':
      case 'verifying':
      case 'refunded':
        throw new Error(`No path leads to ${view.kind}`);
    }
  },
};

const backFromBank = (status: 'paymentFailed' | 'paid'): InsurancePurchaseInput => ({
  ...freshInput,
  route: { indicatePage: 'issue', orderId: null },
  order: orderInfo(status),
});

test('a policy goes the covering path: every state and step that a person and the sandbox can bring about', async ({
  page,
}) => {
  test.setTimeout(400_000);
  await visit(page, '/iran-travel-insurance');
  await walkPurchase(page, table, [freshInput, backFromBank('paymentFailed'), backFromBank('paid')]);
});
