import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { documentsMailViews } from '#machines/documents-mail/fixtures.ts';
import { orderCancelViews } from '#machines/order-cancel/fixtures.ts';
import { checkoutViews } from '#machines/order-checkout/fixtures.ts';
import { VirtualClock } from '#machines/shared/virtual-clock.ts';
import { museumOrder } from '#src/platform/testing/museum.ts';
import { IssueScreen } from '#src/screens/issue/IssueScreen.tsx';
import { TicketCode } from '#src/screens/issue/TicketCode.tsx';
import { OrderScreen } from '#src/screens/profile/OrderScreen.tsx';
import { ReviewScreen } from '#src/screens/review/ReviewScreen.tsx';
import { frozenClock, NOW } from '../support/clock.ts';
import {
  emptyMuseumDraft,
  issuedMuseumOrder,
  MuseumPassengers,
  museumDocuments,
  museumOrderSlots,
  museumPapers,
  museumReview,
} from '../support/museum.tsx';

// The pages of the checkout with a product that nobody sells. What is said of seats, flights or tickets on one of them is
// written into a page that all products share.

const nothing = () => {};
const OF_FLIGHTS = /flight|airline|airport|ticket|seat|passport|fare/i;

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

/** The clock on the page runs for ten minutes, as the order says. */
export const People: Story = {
  render: () => <MuseumPassengers {...people} view={checkoutViews.heldCalm} clock={frozenClock} />,
};

const clock = new VirtualClock(NOW);
const send = fn();
/** Its own questions are asked, refused and accepted in the shared frame. */
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

const review = {
  slots: museumReview,
  order: museumOrder,
  told: null,
  currency: 'EUR',
  extras: null,
  clock: frozenClock,
  send: nothing,
} as const;

/** Nothing is sold to protect it, so nothing is said about plans that change. */
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
/** No calendar, no driver, no passports: what it has is drawn, and nothing else. */
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

/** Its page in the profile. */
export const Order: Story = {
  render: () => (
    <OrderScreen
      slots={museumOrderSlots}
      order={issuedMuseumOrder}
      documents={museumDocuments}
      cancel={orderCancelViews.resting}
      mail={documentsMailViews.resting}
      sendMail={nothing}
      clock={frozenClock}
      send={nothing}
      onVerify={nothing}
    />
  ),
};
