import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { euro } from '#domain/core/money.ts';
import { MINUTE_MS, momentOf } from '#domain/core/time.ts';
import { orderChangeViews } from '#machines/core/order-change/fixtures.ts';
import type { OrderChangeView } from '#machines/core/order-change/view.ts';
import { orderDueViews } from '#machines/core/order-due/fixtures.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ChangeCard } from '#src/screens/core/change/ChangeCard.tsx';
import type { ChangeWish, OrderChange } from '#src/screens/core/change/change-slots.ts';
import { PayDue } from '#src/screens/core/due/PayDue.tsx';
import { changeParts } from '#src/screens/transport/change/change-parts.tsx';
import type { TransportOrder } from '#src/screens/transport/ride-words.ts';
import { Section, Wrap } from '#src/ui/layout.tsx';
import { frozenClock } from '../../support/clock.ts';
import { rideAt, thereAndBack } from './order.ts';

const issued = { ...rideAt('confirmed'), serverNow: NOW };
const { item, summary, lines } = issued;
const at = momentOf('2026-12-05', 9 * 60);

/** From the night to the morning: the fare of the night comes back. */
const moved: OrderChange = {
  ...{ changeId: '6f1c1d1e-0000-4000-8000-000000000009', ordinal: 1, kind: 'time', status: 'quoted' },
  ...{ until: NOW + 15 * MINUTE_MS, at: NOW, summary, lines, people: [] },
  item: { ...item, rides: item.rides.map((ride) => ({ ...ride, bookedAt: at, pickUpAt: at })) },
  oldTotal: euro(2640),
  newTotal: euro(2200),
  toPay: { EUR: euro(0), USD: { amount: 0, currency: 'USD' } },
  toGive: { sum: euro(440), back: { toCard: euro(440), toBalance: euro(0) } },
};
/** The other way round it is paid. */
const dearer: OrderChange = {
  ...moved,
  ...{ oldTotal: euro(2200), newTotal: euro(2640) },
  toPay: { EUR: euro(440), USD: { amount: 493, currency: 'USD' } },
  toGive: { sum: euro(0), back: { toCard: euro(0), toBalance: euro(0) } },
};
const renamed: OrderChange = {
  ...moved,
  kind: 'meeting',
  item: {
    ...item,
    meeting: {
      ...{ sign: 'آنا کلر', hotel: 'Hotel of the old caravanserai', room: '' },
      ...{ hotelBack: '', stopsAt: '', notes: '' },
    },
  },
  newTotal: euro(2640),
  toGive: { sum: euro(0), back: { toCard: euro(0), toBalance: euro(0) } },
};

type Props = {
  readonly view: OrderChangeView;
  readonly of: TransportOrder;
  readonly change: OrderChange;
  readonly onAsk: (wish: ChangeWish | null) => void;
};
const nothing = () => {};

/** The card of a change with what transport gives to it. */
const RideChange = ({ view, of, change, onAsk }: Props) => {
  const order = { ...of, change } as TransportOrder;
  return (
    <Section>
      <Wrap>
        <h1 className="vh">The order</h1>
        <ChangeCard
          {...{ view, order, onAsk }}
          slots={{ entriesOf: () => [], load: async () => changeParts }}
          parts={changeParts}
          clock={frozenClock}
          send={nothing}
          onVerify={nothing}
          pay={(slot) => (
            <PayDue
              {...slot}
              view={orderDueViews.ready}
              order={order}
              isProtected={false}
              extras={null}
              clock={frozenClock}
              send={nothing}
              onVerify={nothing}
              due={change.toPay.EUR}
            />
          )}
        />
      </Wrap>
    </Section>
  );
};

const meta = {
  title: 'Screens/Transport/A ride is changed',
  component: RideChange,
  parameters: { layout: 'fullscreen' },
  args: { view: orderChangeViews.quoted, of: issued, change: moved, onAsk: fn() },
} satisfies Meta<typeof RideChange>;
export default meta;
type Story = StoryObj<typeof meta>;

const asking = (asked: string): OrderChangeView => ({ ...orderChangeViews.asking, asked });

export const Cheaper: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Change, and get €4.40 back' })).toBeVisible();
    await expect(canvas.getByText(/Lands Sat 5 Dec 2026, 09:00/)).toBeVisible();
  },
};
export const Dearer: Story = {
  args: { change: dearer },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Pay €4.40 and change' })).toBeVisible(),
};
export const AnotherSign: Story = {
  args: { change: renamed },
  play: ({ canvas }) => expect(canvas.getByText('آنا کلر')).toBeVisible(),
};
export const AskForATime: Story = {
  args: { view: asking('time') },
  play: async ({ canvas, args }) => {
    const time = canvas.getByLabelText('It lands at');
    await expect(time).toHaveValue('03:10');
    await userEvent.clear(time);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the price' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'time', ride: 0 }), [
      { field: 'time', code: 'required' },
    ]);
    // Read as in the form in which it was booked.
    await userEvent.type(time, '0900');
    await expect(time).toHaveValue('09:00');
    // It ends at an airport too, where another flight is reached.
    const leaves = canvas.getByLabelText('The flight leaves at');
    await userEvent.type(leaves, '2460');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the price' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'time', ride: 0 }), [
      { field: 'flightTime', code: 'time_invalid' },
    ]);
    await userEvent.clear(leaves);
    await userEvent.type(leaves, '1430');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the price' }));
    const to = { day: '2026-12-05', time: '09:00', flight: 'TK 874', flightTime: '14:30' };
    await expect(args.onAsk).toHaveBeenLastCalledWith({ kind: 'time', ride: 0, to }, []);
  },
};
export const AskForATimeOfTheRideBack: Story = {
  args: { view: asking('time'), of: thereAndBack },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Which ride?'), '1');
    await expect(canvas.getByLabelText('Pick-up at')).toHaveValue('15:00');
  },
};
export const AskForASign: Story = {
  args: { view: asking('meeting'), of: thereAndBack },
  play: async ({ canvas, args }) => {
    const sign = canvas.getByLabelText('Name on the sign');
    await userEvent.clear(sign);
    await userEvent.type(sign, 'Keller');
    const notes = canvas.getByLabelText(/the driver should know/);
    await userEvent.clear(notes);
    await userEvent.type(notes, 'We travel with a cello and a dog.');
    await userEvent.click(canvas.getByRole('button', { name: 'Check it' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith(
      expect.objectContaining({
        ...{ kind: 'meeting', sign: 'Keller', room: '204' },
        ...{ hotelBack: 'Abbasi Hotel, Amadegah street', stopsAt: 'Kashan, Fin Garden' },
        notes: 'We travel with a cello and a dog.',
      }),
      [],
    );
  },
};
export const TooLate: Story = { args: { view: orderChangeViews.notAllowed } };
export const Lapsed: Story = { args: { view: orderChangeViews.lapsed } };
export const Done: Story = { args: { view: orderChangeViews.done } };
export const OnAPhone: Story = { args: { change: dearer }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { args: { change: renamed }, globals: { dir: 'rtl' } };
