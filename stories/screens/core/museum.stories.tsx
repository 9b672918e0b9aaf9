import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { euro } from '#domain/core/money.ts';
import { statusesOf } from '#domain/core/order-status.ts';
import type { Problem } from '#domain/core/problem.ts';
import { DAY_MS } from '#domain/core/time.ts';
import { checkoutProblems, checkoutViews } from '#machines/core/order-checkout/fixtures.ts';
import type { CheckoutPageView } from '#machines/core/order-checkout/view.ts';
import { orderExtrasViews } from '#machines/core/order-extras/fixtures.ts';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import { museumOrder } from '#src/platform/core/testing/museum.ts';
import { OrderCard } from '#src/screens/accounts/profile/OrderCard.tsx';
import { IssueScreen } from '#src/screens/core/issue/IssueScreen.tsx';
import { TicketCode } from '#src/screens/core/issue/TicketCode.tsx';
import { ReviewScreen } from '#src/screens/core/review/ReviewScreen.tsx';
import { frozenClock, NOW } from '../../support/clock.ts';
import { MuseumCheckout } from '../../support/MuseumCheckout.tsx';
import { MuseumOrderPage } from '../../support/MuseumOrderPage.tsx';
import {
  emptyMuseumDraft,
  issuedMuseumOrder,
  MuseumPassengers,
  museumDocuments,
  museumPapers,
  museumReview,
} from '../../support/museum.tsx';

// The checkout with a product that is not on sale. Words about seats, flights or tickets here are a bug of a shared
// page.

const nothing = () => {};
const OF_FLIGHTS = /flight|airline|airport|ticket|seat|passport|fare/i;

const flightsIn = (page: Element | null, situation: string) =>
  `${situation}: ${page?.textContent.match(OF_FLIGHTS)?.[0] ?? ''}`;

async function expectNothingOfFlights(page: HTMLElement): Promise<void> {
  await expect(page.querySelector('h1')).toBeVisible();
  await expect(page.textContent).not.toMatch(OF_FLIGHTS);
}

const meta = {
  title: 'Screens/Another product',
  parameters: { layout: 'fullscreen' },
  play: ({ canvasElement }) => expectNothingOfFlights(canvasElement),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const people = { order: museumOrder, draft: emptyMuseumDraft, onDraft: nothing, send: nothing, book: null };

/** The countdown shows the ten minutes of the order. */
export const People: Story = {
  render: () => <MuseumPassengers {...people} view={checkoutViews.heldCalm} clock={frozenClock} />,
};

const clock = new VirtualClock(NOW);
const send = fn();
/** The product's own questions in the shared frame: asked, rejected and accepted. */
export const PeopleAreAsked: Story = {
  render: () => <MuseumPassengers {...people} send={send} view={checkoutViews.heldCalm} clock={clock} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Continue to review' }));
    await expect(await page.findByRole('heading', { name: '3 things to correct' })).toBeVisible();
    await expect(send).not.toHaveBeenCalled();
    clock.advanceTo(NOW + 500);
    const [first, second] = page.getAllByLabelText('Name');
    if (!first || !second) throw new Error('Two visitors are asked for');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.type(first, 'Anna');
    await userEvent.type(second, 'Jonas');
    await userEvent.type(page.getByLabelText('E-mail'), 'anna@example.org');
    await userEvent.click(page.getByRole('button', { name: 'Continue to review' }));
    await expect(send).toHaveBeenCalledWith({ type: 'passengers.submit' });
  },
};

export const Expired: Story = {
  render: () => <MuseumPassengers {...people} view={checkoutViews.expiredKeepingForm} clock={frozenClock} />,
};
export const SoldOut: Story = {
  render: () => <MuseumPassengers {...people} view={checkoutViews.soldOutAgain} clock={frozenClock} />,
};

const problem = (code: Problem['code'], message = ''): Problem => ({ code, message });
const declined = ['card_expired', 'do_not_honour', 'limit_exceeded', 'cancelled_by_cardholder', 'unknown'];

/** All situations of the checkout, and all refusals with their own text. */
const situations: Readonly<Record<string, CheckoutPageView>> = {
  ...checkoutViews,
  // The validation errors that the museum can have.
  invalidDetails: {
    ...checkoutViews.invalidDetails,
    problem: {
      ...checkoutViews.invalidDetails.problem,
      fields: { 'passengers.0.firstName': 'not_latin', email: 'required', phone: 'phone_invalid' },
    },
  },
  nameMissing: {
    ...checkoutViews.invalidDetails,
    problem: { ...checkoutViews.invalidDetails.problem, fields: { 'passengers.0.firstName': 'required' } },
  },
  priceDownAtPayment: { ...checkoutViews.priceUpAtPayment, problem: checkoutProblems.priceDown },
  holdEndedAtPayment: { ...checkoutViews.reviewing, problem: problem('hold_expired') },
  soldOutAtPayment: { ...checkoutViews.reviewing, problem: problem('sold_out') },
  ...Object.fromEntries(
    declined.map((why) => [
      `declined ${why}`,
      { ...checkoutViews.declined, problem: problem('payment_declined', why) },
    ]),
  ),
};

function Situations() {
  const [name, choose] = useState('heldCalm');
  const view = situations[name];
  return (
    <>
      <label>
        Situation{' '}
        <select value={name} onChange={(event) => choose(event.target.value)}>
          {Object.keys(situations).map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </label>
      <div key={name} data-situation={name}>
        {view ? <MuseumCheckout view={view} /> : null}
      </div>
    </>
  );
}

/** From the site's step to its page, for a guest, through all situations. */
export const EverySituation: Story = {
  render: () => <Situations />,
  play: async ({ canvasElement }) => {
    const choice = within(canvasElement).getByLabelText('Situation');
    const found: string[] = [];
    for (const name of Object.keys(situations)) {
      await userEvent.selectOptions(choice, name);
      const page = () => canvasElement.querySelector(`[data-situation="${name}"]`);
      await waitFor(() => expect([name, page()?.querySelector('h1') ?? null]).not.toContain(null), { timeout: 5000 });
      found.push(flightsIn(page(), name));
    }
    await expect(found).toEqual(Object.keys(situations).map((name) => `${name}: `));
  },
};

const review = {
  slots: museumReview,
  order: museumOrder,
  entered: null,
  currency: 'EUR',
  extras: null,
  clock: frozenClock,
  send: nothing,
} as const;

/** No protection is sold, so the page does not mention changed plans. */
export const Review: Story = {
  render: () => <ReviewScreen {...review} view={checkoutViews.reviewing} />,
  play: async ({ canvasElement }) => {
    await expectNothingOfFlights(canvasElement);
    const page = within(canvasElement);
    await expect(page.getByText('Carpet Museum of Iran: 2 × €12.00')).toBeVisible();
    await expect(page.queryByText('If your plans change')).toBeNull();
    await expect(page.queryByRole('checkbox', { name: /Cancel for any reason/ })).toBeNull();
  },
};
export const ReviewExpired: Story = {
  render: () => <ReviewScreen {...review} view={checkoutViews.expiredAtReview} />,
};
const discounted = { ...museumOrder, discount: { code: 1404, percent: 10, amount: euro(240) } };
const extras = { view: orderExtrasViews.smallBalance, granted: [], send: nothing, onApply: nothing };
/** A guest with a code and a balance: the shared texts. */
export const ReviewWithExtras: Story = {
  render: () => (
    <ReviewScreen {...review} order={discounted} view={checkoutViews.reviewing} extras={extras} onLogin={nothing} />
  ),
};
export const AtTheBank: Story = {
  render: () => <ReviewScreen {...review} view={checkoutViews.leavingForBank} />,
};

const papers = {
  slots: museumPapers,
  documents: null,
  problem: null,
  onRetry: nothing,
  clock: frozenClock,
  pageUrl: 'https://safar.example/museum/issue/1',
  Code: TicketCode,
  send: nothing,
};

export const Issuing: Story = {
  render: () => <IssueScreen {...papers} order={museumOrder} view={checkoutViews.issuing} />,
};
/** No calendar, driver or passports: only what the product has. */
export const Issued: Story = {
  render: () => (
    <IssueScreen {...papers} order={issuedMuseumOrder} documents={museumDocuments} view={checkoutViews.issued} />
  ),
  play: async ({ canvasElement }) => {
    await expectNothingOfFlights(canvasElement);
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('You are expected at the Carpet Museum');
    await expect(page.getByText('M-20481')).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  },
};
export const MoneyWentBack: Story = {
  render: () => (
    <IssueScreen {...papers} order={{ ...museumOrder, status: 'refunded' }} view={checkoutViews.refunded} />
  ),
};

export const Order: Story = {
  render: () => <MuseumOrderPage order={issuedMuseumOrder} />,
};

const part = { cause: 'asked', askedAt: NOW - DAY_MS, agreedAt: NOW - DAY_MS, sum: euro(700) } as const;
/** A part went back yesterday, and the rest is on its way to the card. */
export const OrderWithMoneyBack: Story = {
  render: () => (
    <MuseumOrderPage
      order={{
        ...issuedMuseumOrder,
        ...{ status: 'refunding', isCancellable: false, refunded: euro(1400) },
        back: { toCard: euro(1400), toBalance: euro(0) },
        refunds: [
          {
            ...part,
            back: { toCard: euro(700), toBalance: euro(0) },
            ...{ cardSentAt: NOW - DAY_MS, cardBy: '2026-12-03' },
          },
          {
            ...{ ...part, askedAt: NOW, agreedAt: NOW },
            back: { toCard: euro(700), toBalance: euro(0) },
            ...{ cardSentAt: null, cardBy: null },
          },
        ],
      }}
      documents={null}
    />
  ),
};

const { orderId, reference, page, summary, total, deadlineAt } = museumOrder;
// The product's name is not shown, and the contract allows only products on sale.
const listed = { orderId, reference, page, summary, total, deadlineAt, createdAt: NOW, product: 'flights' } as const;
const STATES = ['open', 'upcoming', 'ended'] as const;
export const InTheList: Story = {
  render: () => (
    <div>
      <h1>Orders</h1>
      {STATES.map((state) => (
        <section key={state}>
          <h2>{state}</h2>
          {statusesOf(state).map((status) => (
            <OrderCard key={status} order={{ ...listed, state, status, orderId: `${orderId}-${status}` }} />
          ))}
        </section>
      ))}
    </div>
  ),
};
