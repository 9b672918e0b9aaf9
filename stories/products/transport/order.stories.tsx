import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { euro } from '#domain/core/money.ts';
import { documentsMailViews } from '#machines/core/documents-mail/fixtures.ts';
import { orderCancelViews, quotes } from '#machines/core/order-cancel/fixtures.ts';
import { OrderPage as TransportOrderPage } from '#src/screens/transport/OrderPage.tsx';
import { frozenClock } from '../../support/clock.ts';
import { cancelAt } from '../../support/order-page-at.tsx';
import { rideAt, served, thereAndBack, transportOrder, transportPapers } from './order.ts';

const OrderPage = cancelAt(TransportOrderPage);

/** Two rides, of which each can be given back, or one of two people who are served. */
const each = [0, 1].map((paper) => ({ paper, kind: 'voucher', person: null, refund: euro(3600) }));
const quotedRides = {
  ...orderCancelViews.quotedCouple,
  quote: { ...quotes.couple, paid: euro(14_400), refund: euro(14_400), each },
};

const meta = {
  title: 'Screens/Transport/Order',
  component: OrderPage,
  parameters: { layout: 'fullscreen' },
  args: {
    order: rideAt('confirmed'),
    documents: transportPapers,
    cancel: orderCancelViews.idle,
    mail: documentsMailViews.idle,
    sendMail: () => {},
    clock: frozenClock,
    send: () => {},
    onVerify: () => {},
  },
} satisfies Meta<typeof OrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Where it is' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Name on the sign' })).toBeVisible();
  },
};
export const DriverNamed: Story = { args: { order: rideAt('driverNamed') } };
export const OnTheWay: Story = { args: { order: rideAt('onTheWay') } };
export const TravellerMissing: Story = { args: { order: rideAt('noShow') } };
export const DriverMissing: Story = { args: { order: rideAt('driverMissing') } };
export const InTheCar: Story = { args: { order: rideAt('done') } };
export const BothWays: Story = {
  args: { order: thereAndBack },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We travel with a cello.')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader', { name: /^(Tehran to Isfahan|Isfahan to Tehran)$/ })).toHaveLength(2);
  },
};
export const OneRideGivenBack: Story = {
  args: {
    order: {
      ...thereAndBack,
      status: 'partiallyCancelled',
      item: {
        ...thereAndBack.item,
        rides: thereAndBack.item.rides.map((ride, at) => ({ ...ride, isCancelled: at === 1 })),
      },
    },
  },
  play: ({ canvas }) => expect(canvas.getByText('Cancelled')).toBeVisible(),
};
export const CancelOneOfTwoRides: Story = {
  args: { order: thereAndBack, cancel: quotedRides },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What do you cancel?')).toBeVisible();
    await expect(
      canvas.getByRole('checkbox', { name: /^Isfahan to Tehran\. Pick-up Mon 7 Dec 2026, 15:00/ }),
    ).toBeVisible();
    // Two sums that are not the sum of both say so, and so does the sum.
    await expect(canvas.getAllByText('€36.00 alone')).toHaveLength(2);
    await expect(canvas.getByText('You get back, both together')).toBeVisible();
    // What was paid for a ride is its price, whatever comes back of it.
    await expect(canvas.getAllByText('Paid €72.00').length).toBeGreaterThan(0);
    await expect(canvas.getAllByText(/This one alone gives back at most €36\.00/).length).toBeGreaterThan(0);
  },
};
export const CancelOneOfTwoPeople: Story = {
  args: {
    order: { ...served, status: 'issued', isCancellable: true },
    cancel: orderCancelViews.quotedCouple,
  },
  play: ({ canvas }) => expect(canvas.getByRole('checkbox', { name: /Mia Keller/ })).toBeVisible(),
};
export const NothingComesBack: Story = { args: { cancel: orderCancelViews.quotedNothing } };
export const Service: Story = {
  args: { order: { ...served, status: 'issued', isCancellable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Airport' })).toBeVisible();
    // No driver, so nothing of it is on the way.
    await expect(canvas.queryByRole('heading', { name: 'Where it is' })).toBeNull();
  },
};
/** Whoever only found the order reads neither hotel nor notes. */
export const FoundByItsReference: Story = {
  args: {
    order: {
      ...rideAt('confirmed'),
      item: {
        ...rideAt('confirmed').item,
        meeting: { sign: 'Anna Keller', hotel: '', room: '', hotelBack: '', stopsAt: '', notes: '' },
      },
    },
  },
  play: ({ canvas }) => expect(canvas.queryByRole('rowheader', { name: 'Hotel or address' })).toBeNull(),
};
export const ToBePaid: Story = { args: { order: transportOrder, documents: null } };
export const OnAPhone: Story = { args: { order: thereAndBack }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { args: { order: thereAndBack }, globals: { dir: 'rtl' } };
