import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { euro } from '#domain/core/money.ts';
import { HOUR_MS } from '#domain/core/time.ts';
import type { RunOrder } from '#domain/transport/orders.ts';
import { documentsMailViews } from '#machines/core/documents-mail/fixtures.ts';
import { orderCancelViews, quotes } from '#machines/core/order-cancel/fixtures.ts';
import { RunOrderPage } from '#src/screens/transport/RunOrderPage.tsx';
import { frozenClock } from '../../support/clock.ts';
import { cancelAt } from '../../support/order-page-at.tsx';
import { coach, family, heldRun, issuedRun, runOrder, tickets } from './run-order.ts';

const OrderPage = cancelAt(RunOrderPage);

const told = family.departsAt - 2 * HOUR_MS;
const late = { minutes: 80, toldAt: family.departsAt - 3 * HOUR_MS, givesAllBack: true };
/** A seat of the two is given back at the step of 90 per cent. */
const leaving = (person: number) => ({ paper: person, kind: 'ticket', person, refund: euro(720) });
const quotedSeats = {
  ...orderCancelViews.quotedCouple,
  quote: { ...quotes.couple, paid: euro(1600), refund: euro(1440), each: [0, 1].map(leaving) },
};
const oneLeft: RunOrder = {
  ...issuedRun({ ...coach, places: coach.places.map((place, at) => ({ ...place, isGivenBack: at === 1 })) }),
  status: 'partiallyCancelled',
};

/** An order of a train or a bus, in the profile and for a booking that was found. */
const meta = {
  title: 'Screens/Transport/RunOrder',
  component: OrderPage,
  parameters: { layout: 'fullscreen' },
  args: {
    order: issuedRun(family),
    documents: tickets(issuedRun(family)),
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

export const Family: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('row', { name: /^Mia Keller .* upper berth 3 SIM 1A2B3C42$/ })).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: 'Carriage 6, compartment 4, upper berth 4: stays empty, for you alone' }),
    ).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/driver|pick-up|voucher/i);
  },
};
export const Bus: Story = {
  args: { order: issuedRun(coach), documents: tickets(issuedRun(coach)) },
  play: ({ canvas }) => expect(canvas.getByRole('row', { name: /^Jonas Keller Seat 3C SIM/ })).toBeVisible(),
};
export const OneSeatGivenBack: Story = {
  args: { order: oneLeft, documents: tickets(oneLeft) },
  play: ({ canvas }) => expect(canvas.getByRole('row', { name: /^Jonas Keller Seat 3C Given back$/ })).toBeVisible(),
};
export const WhoseSeat: Story = {
  args: { order: issuedRun(coach), documents: tickets(issuedRun(coach)), cancel: quotedSeats },
  play: ({ canvas }) => expect(canvas.getByRole('checkbox', { name: /^Jonas Keller, Seat 3C/ })).toBeVisible(),
};
/** A refusal in the railway's own words. */
const refusedFor = (reason: string) => ({
  ...quotedSeats,
  ...{ papers: [0], isQuoted: false },
  problem: {
    code: 'others_depend' as const,
    message: 'The others cannot stay without them.',
    fields: { papers: reason },
  },
});
export const NotOutOfAFamilyCompartment: Story = {
  args: { cancel: refusedFor('family_whole') },
  play: ({ canvas }) => expect(canvas.getByText(/^A family compartment goes back only whole\./)).toBeVisible(),
};
export const NotWithoutTheMother: Story = {
  args: { order: issuedRun(coach), documents: tickets(issuedRun(coach)), cancel: refusedFor('child_alone') },
  play: ({ canvas }) => expect(canvas.getByText(/^No child stays without an adult beside it\. Choose/)).toBeVisible(),
};
export const Late: Story = {
  args: { order: issuedRun({ ...family, delay: late }, told) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Until then you can have all your money back/)).toBeVisible();
    // What comes is as late as it is.
    await expect(canvas.getByText(/, 19:00$/)).toBeVisible();
  },
};
export const DoesNotRun: Story = {
  args: { order: issuedRun({ ...family, stage: 'cancelled' }, told) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^It was cancelled\. Take another one/)).toBeVisible();
    await expect(canvas.queryByText('Leaves Tehran railway station')).toBeNull();
  },
};
export const ToBePaid: Story = { args: { order: runOrder(family), documents: null } };
export const Held: Story = { args: { order: heldRun(family), documents: null } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
