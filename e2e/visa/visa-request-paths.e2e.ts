import { orderInfo } from '#machines/core/testing/order-info.ts';
import { requesteesWhole } from '#machines/visa/visa-request/fixtures.ts';
import { freshRequest } from '#machines/visa/visa-request/testing.ts';
import type { VisaRequestEvent, VisaRequestInput } from '#machines/visa/visa-request/types.ts';
import type { VisaRequestView } from '#machines/visa/visa-request/view.ts';
import { fillContact, toBank } from '../support/booking.ts';
import { expect, test, untilLive, visit } from '../support/test.ts';
import { expectSameWay, type FlowTable, pathsOf, recorded, walk } from '../support/walk-path.ts';
import { beginRequest, fillBeginning, fillPerson, heading, PAGE_TITLES, saveAndGoOn } from './support/visa-request.ts';

const isPage = (view: VisaRequestView) => view.kind === 'applicant' && view.applicant.kind === 'page';
const JOURNEY = 'it takes answers of a whole request: visa-paid.e2e.ts of the journeys';
const CHECKOUT = 'the checkout of all products: hotel-booking.e2e.ts and flight-booking.e2e.ts';

const table: FlowTable<VisaRequestEvent, VisaRequestView> = {
  flow: 'visaRequest',
  events: {
    'request.begin': {
      isOffered: (_, view) => view.kind === 'starting' && !view.isBeginning,
      act: (page) => fillBeginning(page, ['DE', 'DE']),
    },
    'page.open': {
      isOffered: (_, view) => view.kind === 'tasks' && view.wanted === null,
      act: (page) =>
        page
          .getByRole('link', { name: /^Photo, / })
          .first()
          .click(),
    },
    'page.submit': {
      // Complete answers are tested by the journeys.
      isOffered: ({ faults }, view) => isPage(view) && faults.length > 0,
      act: saveAndGoOn,
    },
    'tasks.show': {
      isOffered: (_, view) =>
        isPage(view) || (view.kind === 'contact' && !view.isPlacing) || (view.kind === 'trip' && !view.isChanging),
      act: (page) => page.getByRole('link', { name: 'All tasks' }).click(),
    },
    'processing.choose': {
      isOffered: ({ processing }, view) =>
        view.kind === 'tasks' && !view.isPlaced && view.wanted === null && processing === 'urgent',
      // Nothing else starts before the server has sent the price.
      act: async (page) => {
        const changed = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
        await page.getByRole('radio', { name: /^Urgent/ }).check();
        await changed;
      },
    },
    'trip.show': {
      isOffered: (_, view) => view.kind === 'tasks' && !view.isPlaced && view.wanted === null,
      act: (page) => page.getByRole('link', { name: 'Change who goes and when' }).click(),
    },
    'trip.change': {
      isOffered: (_, view) => view.kind === 'trip' && !view.isChanging,
      act: async (page) => {
        await page.getByLabel('Country of passport 2').selectOption('FR');
        await page.getByRole('button', { name: 'Keep these changes' }).click();
      },
    },
    'contact.show': {
      isOffered: (_, view) => view.kind === 'tasks' && view.isWhole,
      act: (page) => page.getByRole('button', { name: 'Check and pay' }).click(),
    },
    'contact.submit': {
      isOffered: (_, view) => view.kind === 'contact' && !view.isPlacing,
      act: async (page, { faults }) => {
        await fillContact(page, faults.length > 0 ? 'no address' : undefined);
        await page.getByRole('button', { name: 'Check your answers' }).click();
      },
    },
    'payment.start': {
      isOffered: ({ intent }, view) => view.kind === 'review' && view.payment === 'ready' && !intent.cancelPackage,
      act: toBank,
    },
    'request.restart': 'after thirty days: the machine’s own tests',
    'page.show': 'a page is reached by the list of tasks or by its address',
    'picture.settle': 'a picture that the page waits for: visa-pictures.e2e.ts of the journeys',
    'requestee.change': 'a picture that was stored: visa-pictures.e2e.ts of the journeys',
    'route.shown': 'Back and Forward: visa-request.e2e.ts of the journeys',
    'problem.dismiss': 'no scenario brings one about',
    'step.visit': JOURNEY,
    'session.extend': 'a draft is kept for thirty days and is not extended',
    'hold.again': CHECKOUT,
    'hold.release': CHECKOUT,
    'passengers.submit': 'the people are asked on the pages of the request',
    'bank.returned': CHECKOUT,
    'payment.leave': CHECKOUT,
    'price.accept': CHECKOUT,
    'price.reject': CHECKOUT,
    'order.arrived': CHECKOUT,
    'people.arrived': 'Another tab changed who goes.',
    'order.retry': CHECKOUT,
  },
  answers: {
    'beginRequest ok': '',
    'changeRequest ok': '',
    'changeTrip ok': '',
    'placeRequest awaitingPayment': '',
    'checkout/payment/startPayment ok': '',
  },
  beyond: {
    beginRequest: 'the page checks the same rules before',
    changeRequest: 'no scenario loses it',
    changeTrip: 'the page checks the same rules before',
    placeRequest: 'the pages check the same rules before',
    visaApplicant: JOURNEY,
    'visaApplicant/saveAnswers': JOURNEY,
    'checkout/readOrder': CHECKOUT,
    'checkout/holdAgain': CHECKOUT,
    'checkout/submitPassengers': CHECKOUT,
    'checkout/releaseHold': CHECKOUT,
    'checkout/hold/extendHold': CHECKOUT,
    'checkout/hold/readOrder': CHECKOUT,
    'checkout/payment/readOrder': CHECKOUT,
    'checkout/payment/startPayment': CHECKOUT,
    'checkout/payment/leavePayment': CHECKOUT,
    'checkout/payment/openBankPage': CHECKOUT,
    'checkout/orderIssue/readOrder': CHECKOUT,
  },
  shows: async (page, view) => {
    switch (view.kind) {
      case 'starting':
        return expect(heading(page)).toHaveText('Begin a visa request');
      case 'trip':
        return expect(heading(page)).toHaveText('Who goes and when');
      case 'tasks':
        return expect(heading(page)).toHaveText(/^Visa request for/);
      case 'applicant':
        if (view.applicant.kind !== 'page') return;
        await expect(heading(page)).toHaveText(PAGE_TITLES[view.applicant.page]);
        return expect(page.getByRole('alert')).toBeVisible({ visible: view.applicant.faults.length > 0 });
      case 'contact':
        await expect(heading(page)).toHaveText('How can we reach you?');
        return expect(page.getByRole('alert')).toBeVisible({ visible: view.faults.length > 0 });
      case 'review':
        if (view.payment === 'atBank') return page.waitForURL(/\/sandbox-bank\//);
        return expect(heading(page)).toHaveText('Review and pay');
      default:
        throw new Error(`No path leads to ${view.kind}`);
    }
  },
};

const draft = orderInfo('draft', { hasPassengers: false });
const whole: VisaRequestInput = {
  ...freshRequest,
  order: draft,
  visaRequestees: requesteesWhole,
  route: { indicatePage: 'results', orderId: draft.orderId, open: null },
};

const inputs = [freshRequest, whole];

test('a request goes the covering path: from its beginning to the pages of a person', async ({ page }) => {
  const [path] = pathsOf(table, inputs);
  if (!path) throw new Error('Two pages, two paths');
  await visit(page, '/iran-visa/request');
  await walk(page, table, path);
  const [found] = await recorded(page, 'visaRequest');
  expectSameWay(found, path);
});

test('a request that is whole goes the covering path to the bank', async ({ page }) => {
  test.setTimeout(400_000);
  const [, path] = pathsOf(table, inputs);
  if (!path) throw new Error('Two pages, two paths');
  await beginRequest(page);
  await fillPerson(page, 'Person 1');
  await page.reload();
  await untilLive(page);
  await walk(page, table, path);
  await page.goBack();
  await untilLive(page);
  const found = (await recorded(page, 'visaRequest')).at(-2);
  expectSameWay(found, path);
});
