import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HOUR_MS } from '#domain/core/time.ts';
import { UNTOUCHED } from '#machines/core/form.ts';
import { availability, orders } from '#machines/flights/flight-booking/fixtures.ts';
import { changeParts } from '#src/screens/flights/change/change-parts.tsx';
import type { FlightReads } from '#src/screens/flights/change/flight-reads.ts';
import { MovedNotes } from '#src/screens/flights/change/MovedNote.tsx';
import type { FlightOrder } from '#src/screens/flights/checkout/order.ts';

const order = orders.issued;
const offers = availability.departing.offers;
const reads = (found: ReturnType<FlightReads['useFlightsOn']>): FlightReads => ({ useFlightsOn: () => found });

const moved: FlightOrder = {
  ...order,
  item: {
    ...order.item,
    legs: order.item.legs.map((leg, index) =>
      index > 0
        ? leg
        : {
            ...leg,
            flight: {
              ...leg.flight,
              departsAt: leg.flight.departsAt + 2 * HOUR_MS,
              arrivesAt: leg.flight.arrivesAt + 2 * HOUR_MS,
            },
            moved: {
              at: order.serverNow,
              departsAt: leg.flight.departsAt,
              arrivesAt: leg.flight.arrivesAt,
              terminal: leg.flight.terminal,
              isAccepted: false,
            },
          },
    ),
  },
};

const meta = {
  title: 'Screens/Change of flights',
  component: changeParts.Form,
  args: {
    kind: 'date',
    order,
    shown: UNTOUCHED,
    isBusy: false,
    reads: reads(offers),
    onAsk: fn(),
  },
} satisfies Meta<typeof changeParts.Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each flight with what it costs or gives; without a choice nothing is asked. */
export const AnotherFlight: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const flights = await canvas.findByRole('group', { name: /^Flights to/ });
    await userEvent.click(canvas.getByRole('button', { name: 'See what changes' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith(expect.anything(), [{ field: 'flightNumber', code: 'required' }]);
    await userEvent.click(within(flights).getAllByRole('radio')[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'See what changes' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'date' }), []);
  },
};
/** Nothing is chosen: the group says so, and its first answer is where a form leads to. */
export const NoFlightChosen: Story = {
  args: { shown: { ...UNTOUCHED, faults: [{ field: 'flightNumber', code: 'required' }] } },
  play: async ({ canvasElement }) => {
    const flights = await within(canvasElement).findByRole('group', { name: /^Flights to/ });
    await expect(flights).toHaveAccessibleDescription('Choose a flight.');
    await expect(canvasElement.querySelector('[aria-invalid]')).toBe(within(flights).getAllByRole('radio')[0]);
  },
};
/** The airline moved it: another flight costs nothing. */
export const AnotherFlightForNothing: Story = { args: { order: moved } };
export const NoFlights: Story = {
  args: { reads: reads([]) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^No flight with seats for all of you/)).toBeVisible();
  },
};
const AGAIN = fn();
export const FlightsFailed: Story = {
  args: { reads: reads({ again: AGAIN }) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    AGAIN.mockClear();
    await expect(await canvas.findByText('We could not load the flights')).toBeVisible();
    // Both buttons read again, and nothing is said of flights that nobody has seen.
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.click(canvas.getByRole('button', { name: 'See what changes' }));
    await expect(AGAIN).toHaveBeenCalledTimes(2);
    await expect(args.onAsk).not.toHaveBeenCalled();
    await expect(canvas.queryByText(/No flight with seats/)).toBeNull();
  },
};
export const Name: Story = {
  args: { kind: 'name' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByLabelText(/^Family name/));
    await userEvent.type(canvas.getByLabelText(/^Family name/), 'Xu');
    await userEvent.click(canvas.getByRole('button', { name: 'See what changes' }));
    await expect(args.onAsk).toHaveBeenCalledWith(expect.objectContaining({ kind: 'name', lastName: 'Xu' }), [
      { field: 'lastName', code: 'too_many_letters' },
    ]);
    await expect(canvas.getByRole('link', { name: 'Write to our desk about this order' })).toBeVisible();
  },
};
/** What was typed for one person is there again after a look at another one. */
export const NameKept: Story = {
  args: { kind: 'name' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('radio') as [HTMLElement, HTMLElement];
    const family = canvas.getByLabelText(/^Family name/);
    const booked = (family as HTMLInputElement).value;
    await userEvent.type(family, 'x');
    await userEvent.click(second);
    await expect(family).toHaveValue(order.passengers[1]?.lastName);
    await userEvent.click(first);
    await expect(family).toHaveValue(`${booked}x`);
  },
};
/** As the page shows it where nothing was changed. */
export const SameName: Story = {
  args: { kind: 'name', shown: { ...UNTOUCHED, faults: [{ field: 'firstName', code: 'nothing_changed' }] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText(/^Given names/)).toHaveAccessibleDescription(
      /That is how it is booked now\. Change something first\./,
    );
  },
};
/** As the page shows it after that answer. */
export const NameForOurDesk: Story = {
  args: { kind: 'name', shown: { ...UNTOUCHED, faults: [{ field: 'lastName', code: 'too_many_letters' }] } },
  globals: { viewport: { value: 'phone' } },
};
export const NewTime: Story = { args: { kind: 'time', order: moved } };
export const Moved: Story = { render: () => <MovedNotes order={moved} /> };
