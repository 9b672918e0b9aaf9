import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { euro } from '#domain/core/money.ts';
import { momentOf } from '#domain/core/time.ts';
import type { KnownTrip } from '#domain/transport/known-trip.ts';
import type { CarWish, CipWish, TransferWish } from '#domain/transport/wish.ts';
import { ORDER_ID } from '#machines/core/testing/moment.ts';
import type { TransportBookingEvent } from '#machines/transport/transport-booking/types.ts';
import type { AskingView } from '#src/screens/transport/wish/useWishForm.ts';
import { frozenClock } from '../../support/clock.ts';
import { sticks } from '../../support/sticks.ts';
import { AskingStaged } from './AskingStaged.tsx';
import { carPrices, cipPrices, transferPrices } from './prices.ts';

const asking: AskingView = {
  kind: 'asking',
  wish: null,
  ...{ isHolding: false, isSupplierSlow: false, isPriceChanged: false },
  ...{ problem: null, faults: [], focusAsked: 0, held: null },
};

const transfer: TransferWish = {
  ...{ kind: 'transfer', direction: 'fromAirport', airport: 'IKA', zone: 'ika-thr' },
  ride: { day: '2026-12-05', time: '03:10', flight: 'TK 874', flightTime: '' },
  back: null,
  load: { people: 3, childAges: [8], bags: 4, large: 0, wheelchairs: 0 },
  ...{ car: 'van', stops: 0, isVisaAtDesk: false },
};
const car: CarWish = {
  ...{ kind: 'car', from: 'Tehran', to: 'Isfahan', back: null },
  ride: { day: '2026-12-05', time: '08:00', flight: '', flightTime: '' },
  load: { people: 3, childAges: [8], bags: 2, large: 0, wheelchairs: 0 },
  ...{ car: 'sedan', stops: 2, waitingHours: 0 },
};
const cip: CipWish = {
  ...{ kind: 'cip', airport: 'IKA', direction: 'arrival', flights: 'international' },
  ride: { day: '2026-12-05', time: '03:10', flight: 'TK 874', flightTime: '' },
  people: { adults: 2, children: 1, infants: 0 },
  addOns: [{ id: 'companion', count: 1 }],
};
const noTime = { day: '', time: '', flight: '', flightTime: '' };

const ticket = {
  ...{ page: '/profile/orders/1', title: 'Simulated QB 1213', flight: 'QB 1213', from: 'THR', to: 'SYZ' },
  ...{ fromCity: 'Tehran', toCity: 'Shiraz' },
};
const ticketAt = (minutes: number): KnownTrip => ({
  flights: [
    {
      ...ticket,
      leavesAt: momentOf('2026-12-05', minutes),
      landsAt: momentOf('2026-12-05', minutes + 80),
      counterClosesAt: momentOf('2026-12-05', minutes - 45),
    },
  ],
  stays: [
    { city: 'Shiraz', startsAt: momentOf('2026-12-05', 14 * 60), endsAt: momentOf('2026-12-08', 12 * 60) },
    { city: 'Isfahan', startsAt: momentOf('2026-12-12', 14 * 60), endsAt: momentOf('2026-12-14', 12 * 60) },
    { city: 'Yazd', startsAt: momentOf('2026-12-14', 14 * 60), endsAt: momentOf('2026-12-16', 12 * 60) },
  ],
});

const sent = fn<(event: TransportBookingEvent) => void>();

const meta = {
  title: 'products/transport/Forms',
  component: AskingStaged,
  parameters: { layout: 'fullscreen' },
  args: { view: asking, prices: transferPrices, wish: transfer, clock: frozenClock, send: sent },
} satisfies Meta<typeof AskingStaged>;
export default meta;
type Story = StoryObj<typeof meta>;

const summaryOf = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('complementary'));

export const TransferByNight: Story = {
  play: async ({ canvasElement }) => {
    const summary = summaryOf(canvasElement);
    await expect(summary.getByText('€38.00')).toBeVisible();
    await expect(summary.getByText('€7.60')).toBeVisible();
    await expect(summary.getByText('€45.60')).toBeVisible();
    // The cars that are too small stay, with the reason.
    await expect(within(canvasElement).getAllByText(/Your 4 bags do not fit/)).toHaveLength(2);
    await expect(within(canvasElement).getByRole('radio', { name: /^Sedan/ })).toBeDisabled();
    sent.mockClear();
    await userEvent.click(summary.getByRole('button', { name: 'Continue' }));
    await expect(sent).toHaveBeenCalledWith({
      type: 'wish.submit',
      wish: transfer,
      shownTotal: euro(4560),
      faults: [],
    });
  },
};
export const PriceFollowsEachInput: Story = {
  args: { wish: { ...transfer, load: { ...transfer.load, childAges: [], people: 2, bags: 2 }, car: 'sedan' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const summary = summaryOf(canvasElement);
    await expect(summary.getByText('€26.40')).toBeVisible();
    const time = page.getByLabelText('Landing at, Tehran time');
    await userEvent.clear(time);
    await expect(summary.getByText(/price shows as soon as/)).toBeVisible();
    await userEvent.type(time, '0600');
    await expect(time).toHaveValue('06:00');
    await expect(summary.getAllByText('€22.00').length).toBe(2);
    await userEvent.selectOptions(page.getByLabelText('Bags'), '3');
    await expect(page.getByText('The Sedan is too small for 2 people, 3 bags. The Van takes them all.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Take the Van' }));
    await expect(summary.getAllByText('€38.00').length).toBe(2);
    await userEvent.click(page.getByLabelText(/Book the return ride too/));
    // The return ride begins at the other airport.
    await userEvent.type(page.getAllByLabelText('Landing at, Tehran time')[1] ?? time, '04:00');
    await expect(summary.getByText('€83.60')).toBeVisible();
    // Who takes the way back away and wants it again finds it as it was.
    await userEvent.click(page.getByLabelText(/Book the return ride too/));
    await expect(summary.queryByText('€83.60')).toBeNull();
    await userEvent.click(page.getByLabelText(/Book the return ride too/));
    await expect(summary.getByText('€83.60')).toBeVisible();
  },
};
export const NothingSaidYet: Story = {
  args: { wish: { ...transfer, zone: '', ride: noTime, load: { ...transfer.load, childAges: [] } } },
  play: async ({ canvasElement }) => {
    await expect(summaryOf(canvasElement).getByText('Say where, and when.')).toBeVisible();
    sent.mockClear();
    await userEvent.click(summaryOf(canvasElement).getByRole('button', { name: 'Continue' }));
    const [[event] = []] = sent.mock.calls;
    await expect(event?.type === 'wish.submit' && [event.shownTotal, event.faults.map(({ field }) => field)]).toEqual([
      null,
      ['zone', 'ride.day', 'ride.time'],
    ]);
  },
};
export const SentWithoutScript: Story = {
  args: { wasSent: true, wish: { ...transfer, zone: '', ride: { ...noTime, day: '2026-11-19' } } },
  play: async ({ canvasElement }) => {
    const summary = within(within(canvasElement).getByRole('alert'));
    await expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Where you go: Fill this in.',
      'Landing on: This day is over in Tehran. Choose today or later.',
      'Landing at, Tehran time: Fill this in.',
    ]);
  },
};
export const TwoAirportsInTime: Story = {
  args: { known: ticketAt(10 * 60 + 20) },
  play: ({ canvasElement }) =>
    expect(canvasElement.textContent).toContain('you are there by about 05:40, in good time'),
};
export const TwoAirportsTooLate: Story = {
  args: { known: ticketAt(6 * 60) },
  play: ({ canvasElement }) => expect(canvasElement.textContent).toContain('but check-in closes at 05:15'),
};
export const TwoAirportsForgotten: Story = {
  args: { known: ticketAt(10 * 60 + 20), wish: { ...transfer, zone: 'ika-north' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(canvasElement.textContent).toContain(
      'QB 1213 to Shiraz leaves from THR at 10:20, 45 to 90 minutes away',
    );
    await userEvent.click(page.getByRole('button', { name: 'Go to THR' }));
    await expect(page.getByLabelText('Where you go')).toHaveValue('ika-thr');
  },
};
export const WrongAirport: Story = {
  args: {
    known: ticketAt(10 * 60 + 20),
    wish: { ...transfer, direction: 'toAirport', zone: 'ika-north', ride: { ...transfer.ride, time: '05:00' } },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Change to THR' }));
    await expect(page.getByLabelText('Airport')).toHaveValue('THR');
  },
};
export const FilledInFromBookings: Story = {
  args: { known: ticketAt(10 * 60 + 20), wish: { ...transfer, zone: '', ride: noTime } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const words = 'QB 1213 lands in Shiraz (SYZ) on Sat 5 Dec at 11:40';
    await userEvent.click(page.getByRole('button', { name: `Fill in ${words}` }));
    await expect(page.getByLabelText('Airport')).toHaveValue('SYZ');
    await expect(page.getByLabelText('Where you go')).toHaveValue('syz-city');
    await expect(page.getByLabelText('Landing on')).toHaveValue('2026-12-05');
    await expect(page.getByLabelText('Flight number')).toHaveValue('QB 1213');
    await expect(page.getByRole('button', { name: `Filled in ${words}` })).toBeVisible();
  },
};
export const CounterCloses: Story = {
  args: {
    wish: {
      ...{ ...transfer, direction: 'toAirport', zone: 'ika-north' },
      ride: { day: '2026-12-05', time: '22:00', flight: 'TK 875', flightTime: '00:10' },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(summaryOf(canvasElement).getByRole('button', { name: 'Continue' }));
    // The flight stays as it is: the pick-up is what can change.
    await expect(page.getByLabelText(/^Pick-up at/)).toHaveAccessibleDescription(/Choose an earlier pick-up/);
    await expect(page.getByDisplayValue('00:10')).toBeValid();
  },
};
export const NothingFits: Story = {
  args: { wish: { ...transfer, load: { people: 7, childAges: [1, 3, 6], bags: 8, large: 0, wheelchairs: 0 } } },
  play: ({ canvasElement }) =>
    expect(canvasElement.textContent).toContain('No car takes 7 people, 8 bags. Book two cars'),
};
export const OnlyChildren: Story = {
  args: { wish: { ...transfer, load: { ...transfer.load, people: 2, childAges: [4, 9] } } },
  play: ({ canvasElement }) =>
    expect(canvasElement.textContent).toContain('Somebody of 12 or older must sit beside the children.'),
};
export const SoonerThanTwelveHours: Story = {
  args: { wish: { ...transfer, ride: { ...transfer.ride, day: '2026-11-21' } } },
  play: async ({ canvasElement }) => {
    const summary = summaryOf(canvasElement);
    await expect(summary.getByRole('link', { name: 'Ask for it' })).toBeVisible();
    await expect(summary.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};
export const WithinTheHour: Story = {
  args: { wish: { ...transfer, ride: { ...transfer.ride, day: '2026-11-20', time: '20:30' } } },
  play: ({ canvasElement }) => expect(canvasElement.textContent).toContain('No car can be sent so soon.'),
};
export const BackBeforeThere: Story = {
  args: { wish: { ...transfer, back: { day: '2026-12-04', time: '12:00', flight: '', flightTime: '' } } },
  play: ({ canvasElement }) =>
    expect(canvasElement.textContent).toContain('The return ride begins before you have arrived.'),
};
export const Car: Story = {
  args: { prices: carPrices, wish: car },
  play: async ({ canvasElement }) => {
    const summary = summaryOf(canvasElement);
    await expect(summary.getByText('€108.00')).toBeVisible();
    await expect(summary.getByText('€114.00')).toBeVisible();
    await expect(summary.getByText(/because the driver goes home empty/)).toBeVisible();
    await expect(within(canvasElement).getByText('about 15:00')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'There and back' }));
    await userEvent.type(
      within(canvasElement).getAllByLabelText('Pick-up at, Tehran time')[1] ?? canvasElement,
      '1800',
    );
    // Both ways on one day, and a second stop.
    await expect(summary.getByText('€150.00')).toBeVisible();
    for (const ways of ['One way', 'There and back'])
      await userEvent.click(within(canvasElement).getByRole('radio', { name: ways }));
    await expect(summary.getByText('€150.00')).toBeVisible();
  },
};
/** Stops and paid waiting count for the arrival, which is on the next day. */
export const CarByNight: Story = {
  args: { prices: carPrices, wish: { ...car, ride: { ...car.ride, time: '18:00' }, waitingHours: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('about 04:00, next day')).toBeVisible();
    await expect(canvas.getByText('The driver waits 3 hours')).toBeVisible();
  },
};
export const RoadFromBookings: Story = {
  args: { prices: carPrices, wish: { ...car, to: '', ride: noTime }, known: ticketAt(10 * 60) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Fill in Isfahan to Yazd on Mon 14 Dec' }));
    await expect(page.getByLabelText('To')).toHaveValue('Yazd');
  },
};
export const NoRoad: Story = {
  args: { prices: carPrices, wish: { ...car, from: 'Yazd', to: 'Tehran' } },
  play: ({ canvasElement }) => expect(canvasElement.textContent).toContain('We sell no car between these two places.'),
};
export const Service: Story = {
  args: { prices: cipPrices, wish: cip },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const summary = summaryOf(canvasElement);
    await expect(summary.getByText('€158.00')).toBeVisible();
    // An airport sells what it has, and no more.
    await userEvent.selectOptions(page.getByLabelText('Airport'), 'ADU');
    await expect(page.getAllByRole('radio')).toHaveLength(1);
    await expect(page.getByText('Not at this airport.')).toBeVisible();
    await expect(summary.getByText(/Ardabil Airport \(ADU\), departure/)).toBeVisible();
  },
};
export const TenPeople: Story = {
  args: { prices: cipPrices, wish: { ...cip, people: { adults: 6, children: 4, infants: 0 } } },
  play: ({ canvasElement }) => expect(canvasElement.textContent).toContain('At most 9 people in one booking.'),
};
/** Fewer people need less help: what the form offers follows, and what an address asks too much is said. */
export const HelpForEachPerson: Story = {
  args: { prices: cipPrices, wish: { ...cip, addOns: [{ id: 'wheelchair', count: 3 }] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(page.getByLabelText(/^Adults/), '1');
    await expect(page.getByLabelText(/Wheelchair/)).toHaveValue('2');
    await expect(within(page.getByLabelText(/Wheelchair/)).getAllByRole('option')).toHaveLength(3);
    await userEvent.selectOptions(page.getByLabelText(/^Infants/), '2');
    await expect(page.getByLabelText(/^Infants/)).toBeInvalid();
    await expect(page.getByText(/One infant for each adult/)).toBeVisible();
  },
};
export const MoreHelpThanPeople: Story = {
  args: { prices: cipPrices, wish: { ...cip, addOns: [{ id: 'wheelchair', count: 4 }] } },
  play: ({ canvasElement }) => expect(canvasElement.textContent).toContain('at most one for each person'),
};
export const NothingIsSold: Story = { args: { prices: null } };
export const PriceChanged: Story = {
  args: {
    view: {
      ...asking,
      isPriceChanged: true,
      problem: { code: 'price_changed', message: '', price: { old: euro(4560), new: euro(4800) } },
    },
  },
  play: async ({ canvasElement }) => {
    sent.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: /€48.00/ }));
    await expect(sent).toHaveBeenCalledWith({ type: 'price.accept' });
  },
};
export const Holding: Story = { args: { view: { ...asking, isHolding: true, isSupplierSlow: true } } };
export const Unavailable: Story = { args: { view: { ...asking, problem: { code: 'unavailable', message: '' } } } };
export const HeldFromBefore: Story = {
  args: {
    view: {
      ...asking,
      held: {
        orderId: ORDER_ID,
        session: {
          ...{ kind: 'running', phase: 'calm', deadlineAt: frozenClock.now() + 600_000 },
          ...{ canExtend: false, isExtending: false, isAsking: false, problem: null },
        },
      },
    },
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => sticks(canvasElement, 'Continue'),
};
export const CarOnAPhone: Story = {
  args: { prices: carPrices, wish: car },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => sticks(canvasElement, 'Continue'),
};
export const ServiceOnAPhone: Story = {
  args: { prices: cipPrices, wish: cip },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { args: { prices: carPrices, wish: car }, globals: { dir: 'rtl' } };
