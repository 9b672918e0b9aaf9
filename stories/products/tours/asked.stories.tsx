import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inquiryViews } from '#machines/core/inquiry/fixtures.ts';
import { NotAsked } from '#src/screens/tours/ask/NotAsked.tsx';
import { frozenClock } from '../../support/clock.ts';
import { AskedStaged } from './AskedStaged.tsx';
import { answered, dayByRequest, offered, privateDates, waiting } from './asked.ts';
import { dayTour, LONG } from './tour.ts';

const meta = {
  title: 'Tours/What was asked',
  component: AskedStaged,
  parameters: { layout: 'fullscreen' },
  args: { view: inquiryViews.inquiring, clock: frozenClock, send: fn() },
} satisfies Meta<typeof AskedStaged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PrivateDates: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(canvasElement).toHaveTextContent('Nothing is held and nothing is charged yet.');
    await expect(canvasElement).toHaveTextContent('Simulated: no guide and no hotel is asked.');
    await userEvent.click(canvas.getByRole('button', { name: 'Take the question back' }));
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take the question back' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, take it back' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'inquiry.withdraw' });
  },
};
export const DayByRequest: Story = { args: { inquiry: dayByRequest, of: dayTour } };
export const Waiting: Story = {
  args: { inquiry: waiting },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1 person asked for the same before you.');
    await expect(canvasElement).not.toHaveTextContent('Simulated');
    await expect(canvasElement).not.toHaveTextContent('Time left');
  },
};
export const Offline: Story = { args: { view: inquiryViews.offline } };
export const Withdrawing: Story = { args: { view: inquiryViews.withdrawing } };
export const Offered: Story = {
  args: { view: inquiryViews.offered, inquiry: offered(privateDates) },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('€2,797.20 in all'),
};
export const OfferedDay: Story = {
  args: { view: inquiryViews.offered, inquiry: offered(dayByRequest), of: dayTour },
};
export const OfferedPlace: Story = { args: { view: inquiryViews.offered, inquiry: offered(waiting) } };
export const Accepting: Story = { args: { view: inquiryViews.accepting, inquiry: offered(privateDates) } };
export const OfferOver: Story = { args: { view: inquiryViews.over, inquiry: offered(privateDates) } };
export const Refused: Story = { args: { view: inquiryViews.refused, inquiry: answered(privateDates) } };
export const RefusedDay: Story = {
  args: { view: inquiryViews.refused, inquiry: answered(dayByRequest), of: dayTour },
};
export const ListEnded: Story = { args: { view: inquiryViews.refused, inquiry: answered(waiting) } };
/** The tour has left the programme meanwhile: all that is said of it is what was asked. */
export const RefusedAsTheTourIsGone: Story = {
  args: { view: inquiryViews.refused, inquiry: answered(privateDates), of: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(privateDates.title);
    await expect(canvas.getByRole('link', { name: 'All tours' })).toHaveAttribute('href', '/iran-tours');
  },
};
export const OfferedAsTheTourIsGone: Story = {
  args: { view: inquiryViews.offered, inquiry: offered(privateDates), of: null },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('€2,797.20 in all'),
};
export const Silent: Story = { args: { view: inquiryViews.lapsed } };
export const NoPlaceCameBack: Story = { args: { view: inquiryViews.lapsed, inquiry: waiting } };
export const NotPaid: Story = { args: { view: inquiryViews.lapsed, inquiry: answered(privateDates) } };
export const PlaceNotPaid: Story = { args: { view: inquiryViews.lapsed, inquiry: answered(waiting) } };
export const Withdrawn: Story = { args: { view: inquiryViews.withdrawn } };
export const LongTexts: Story = { args: { of: LONG, inquiry: { ...privateDates, title: LONG.card.title } } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const NarrowOffer: Story = {
  args: { view: inquiryViews.offered, inquiry: offered(waiting) },
  globals: { viewport: { value: 'phone' } },
};
export const Lost: Story = { render: () => <NotAsked loginHref="/login" /> };
