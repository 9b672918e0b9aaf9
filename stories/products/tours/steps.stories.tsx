import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { emptyTravellers } from '#domain/tours/empty-travellers.ts';
import { checkoutViews } from '#machines/core/order-checkout/fixtures.ts';
import type { ToldPassenger } from '#src/screens/core/booking/order.ts';
import { TwoPayments } from '#src/screens/core/review/TwoPayments.tsx';
import { TourReview } from '#src/screens/tours/checkout/TourReview.tsx';
import { TourTravellers } from '#src/screens/tours/checkout/TourTravellers.tsx';
import { frozenClock } from '../../support/clock.ts';
import { dayTourOrder, type TourOrder, tourOrder } from './order.ts';

type Props = { readonly order: TourOrder; readonly send: () => void };

const told = (birthDate: string, passportNumber: string): ToldPassenger => ({
  ...{ birthDate, passportNumber, isWhole: true, passportCountry: 'DE', passportExpiry: '2031-05-02' },
});

const Travellers = ({ order, send }: Props) => (
  <TourTravellers
    view={checkoutViews.heldCalm}
    order={order}
    draft={emptyTravellers(order.item)}
    onDraft={() => {}}
    book={null}
    clock={frozenClock}
    send={send}
  />
);

/** The steps of people and review, with all that is asked and typed. */
const meta: Meta<Props> = {
  title: 'Screens/Tours/Steps',
  parameters: { layout: 'fullscreen' },
  args: { order: tourOrder, send: fn() },
  render: ({ order, send }) => (
    <TourReview
      view={checkoutViews.reviewing}
      order={order}
      entered={[told('1988-03-14', 'C01X00T47'), told('1990-11-02', 'C01X00T48')]}
      currency="EUR"
      extras={null}
      clock={frozenClock}
      send={send}
      TwoPayments={TwoPayments}
    />
  ),
};
export default meta;
type Story = StoryObj<Props>;

export const ReviewOfPrivateDates: Story = {
  args: { order: { ...tourOrder, item: { ...tourOrder.item, isPrivate: true } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/The price is that of your party/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('only falls');
  },
};
export const Review: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Born Mon 14 Mar 1988/)).toBeVisible();
    await expect(canvas.getByText(/Health: Nut allergy, carries a pen/)).toBeVisible();
    await expect(canvas.getByText(/Maria Keller, mother of Anna, \+49 30 12345678, speaks German/)).toBeVisible();
    await expect(canvas.getByText(/no guide and no desk reads them/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change You arrive' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'step.visit', step: 'passengers' });
  },
};
export const ReviewOfADayTour: Story = {
  args: { order: dayTourOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zandiyeh Hotel, Hejrat Street')).toBeVisible();
    await expect(canvas.queryByText('You arrive')).toBeNull();
  },
};
export const Deposit: Story = {
  render: Travellers,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To pay now, the deposit')).toBeVisible();
    await expect(canvas.getByText('€378.00')).toBeVisible();
    await expect(canvas.queryByLabelText(/Hotel or address/)).toBeNull();
  },
};
export const DayTour: Story = {
  args: { order: dayTourOrder },
  render: Travellers,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To pay now, all of it')).toBeVisible();
    await expect(canvas.getByLabelText(/Hotel or address in Shiraz/)).toBeVisible();
    await expect(canvas.queryByLabelText(/Flight to/)).toBeNull();
  },
};
export const DayTourOnAPhone: Story = { ...DayTour, globals: { viewport: { value: 'phone' } } };
