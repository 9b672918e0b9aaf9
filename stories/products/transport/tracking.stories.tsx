import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import { trackingViewOf } from '#machines/transport/transport-tracking/fixtures.ts';
import type { RideStage } from '#machines/transport/transport-tracking/types.ts';
import type { TransportTrackingView } from '#machines/transport/transport-tracking/view.ts';
import type { TransportOrder } from '#src/screens/transport/ride-words.ts';
import { RideNow, type RideNowProps } from '#src/screens/transport/tracking/RideNow.tsx';
import { Section, Wrap } from '#src/ui/layout.tsx';
import { momentAt, rideAt, served } from './order.ts';

/** Where a ride is, and what its traveller can say of it. */
const meta: Meta<RideNowProps> = {
  title: 'Screens/Transport/Tracker',
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <Section isTight>
      <Wrap>
        <h1 className="vh">The ride</h1>
        <RideNow {...props} />
      </Wrap>
    </Section>
  ),
};
export default meta;
type Story = StoryObj<RideNowProps>;

const at = (
  stage: RideStage,
  view: Partial<TransportTrackingView> = {},
  change: Parameters<typeof rideAt>[1] = {},
): RideNowProps => ({
  view: trackingViewOf({ kind: stage, ...view }),
  order: rideAt(stage, change),
  clock: new VirtualClock(momentAt(stage)),
  send: fn(),
});

export const Confirmed: Story = { args: at('confirmed') };
export const DriverNamed: Story = {
  args: at('driverNamed'),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Reza M.' })).toBeVisible();
    await expect(canvas.getByText(/A sample of ours/)).toBeVisible();
    await expect(canvas.getByText(/We cannot see flight TK 874/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'My flight is late' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'question.open', question: 'late' });
  },
};
export const DriverChanged: Story = {
  args: at(
    'driverNamed',
    {},
    {
      earlierDriver: {
        ...{ name: 'Maryam S.', nameFa: 'مریم س.', car: 'Sedan, grey', carFa: 'سواری خاکستری' },
        ...{ plateFa: '۱۷ ت ۵۲۶ ایران ۰۰', namedAt: 0 },
      },
    },
  ),
  play: ({ canvas }) => expect(canvas.getByText(/It was Maryam S\./)).toBeVisible(),
};
export const Followed: Story = {
  args: at('driverNamed', {}, { isFollowed: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/so we follow it/)).toBeVisible();
    await expect(canvas.queryByText(/We cannot see/)).toBeNull();
  },
};
export const FlightGone: Story = {
  args: at('driverNamed', {}, { asks: 'flightGone' }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('TK 874 is not booked any more for this ride.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the ride as it is' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'ride.report', words: { what: 'keep' } });
    await expect(canvas.getByRole('link', { name: 'Change or give back' })).toBeVisible();
  },
};
export const StayGone: Story = {
  args: at('confirmed', {}, { asks: 'stayGone' }),
  play: ({ canvas }) => expect(canvas.getByText('The hotel of this ride is not booked any more.')).toBeVisible(),
};
const asking = (order: TransportOrder, asks: 'flightGone' | null): TransportOrder => ({
  ...{ ...order, status: 'issued', isCancellable: true },
  item: { ...order.item, rides: order.item.rides.map((ride) => ({ ...ride, asks })) },
});
/** A service at an airport has no driver, and the same question. */
export const FlightOfAServiceGone: Story = {
  args: { ...at('confirmed'), order: asking(served, 'flightGone') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the service as it is' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'ride.report', words: { what: 'keep' } });
    await expect(canvas.queryByRole('heading', { name: 'Where it is' })).toBeNull();
  },
};
/** The answer comes as the order that asks nothing any more. */
function Answered(props: RideNowProps) {
  const [asks, setAsks] = useState<'flightGone' | null>('flightGone');
  return <RideNow {...props} order={asking(props.order, asks)} send={() => setAsks(null)} />;
}
const readsOn: NonNullable<Story['play']> = async ({ canvas, userEvent: user }) => {
  canvas.getByRole('button', { name: /^Keep the (ride|service) as it is$/ }).focus();
  await user.keyboard('{Enter}');
  const kept = await canvas.findByText('It stays as booked.');
  await waitFor(() => expect(kept).toHaveFocus());
  await expect(kept.closest('.noprint')).not.toBeNull();
};
/** Who has kept it by a press stays where it is said, and nothing of the question is on paper. */
export const ServiceKept: Story = { args: { ...at('confirmed'), order: served }, render: Answered, play: readsOn };
export const RideKept: Story = { args: at('driverNamed'), render: Answered, play: readsOn };
export const OnTheWay: Story = {
  args: { ...at('onTheWay'), clock: new VirtualClock(momentAt('onTheWay') - 3_600_000) },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'I am in the car' })).toBeNull(),
};
/** The driver has not said that they wait. */
export const PickUpHasCome: Story = {
  args: at('onTheWay'),
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'I am in the car' })).toBeVisible(),
};
export const Waiting: Story = {
  args: at('waiting'),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('36 minutes left')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nobody is here' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'I am in the car' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'ride.report', words: { what: 'met' } });
  },
};
export const LateAsked: Story = {
  args: at('waiting', { question: 'late' }),
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('It lands at');
    await userEvent.type(field, 'soon');
    await userEvent.click(canvas.getByRole('button', { name: 'Tell the driver' }));
    await expect(field).toBeInvalid();
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '04:40{enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'ride.report', words: { what: 'late', at: '04:40' } });
  },
};
export const LateTold: Story = {
  args: at(
    'driverNamed',
    {},
    { pickUpAt: momentAt('waiting') + 3_600_000, freeUntil: momentAt('waiting') + 7_200_000 },
  ),
  play: ({ canvas }) => expect(canvas.getByText(/later than 03:10. The price stays/)).toBeVisible(),
};
export const DriverMissing: Story = {
  args: at('driverMissing'),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nobody is here' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'question.open', question: 'nobodyCame' });
  },
};
export const DriverMissingAsked: Story = {
  args: at('driverMissing', { question: 'nobodyCame' }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('€26.40')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /All the money back/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Give the money back' }));
    const words = { what: 'nobodyCame', choice: 'moneyBack' };
    await expect(args.send).toHaveBeenCalledWith({ type: 'ride.report', words });
  },
};
export const AnotherCar: Story = {
  args: at('onTheWay', {}, { times: { ...rideAt('onTheWay').item.rides[0]?.times, missingAt: 1 } as never }),
  play: ({ canvas }) => expect(canvas.getByText(/Another car comes: Reza M\./)).toBeVisible(),
};
export const MoneyBack: Story = {
  args: at('driverMissing', { kind: 'givenBack' }, { refunded: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/All of €26.40 goes back/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See where your money is' })).toBeVisible();
  },
};
export const InTheCar: Story = { args: at('done') };
export const TravellerMissing: Story = {
  args: at('noShow'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/waited from 03:05 to 04:10/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Write to us/ })).toHaveAttribute(
      'href',
      `/contact?order=${rideAt('noShow').orderId}&about=absent`,
    );
  },
};
export const Offline: Story = {
  args: at('waiting', { isOffline: true }),
  play: ({ canvas }) => expect(canvas.getByText(/No connection. This is how it was at 03:34/)).toBeVisible(),
};
export const Refused: Story = {
  args: at('waiting', { problem: { code: 'not_allowed', message: '' } }),
};
