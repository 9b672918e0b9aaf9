import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { inquiryViews } from '#machines/core/inquiry/fixtures.ts';
import { NotAsked } from '#src/screens/transport/ask/NotAsked.tsx';
import { TransportRulesScreen } from '#src/screens/transport/rules/TransportRulesScreen.tsx';
import { frozenClock } from '../../support/clock.ts';
import { AskedStaged } from './AskedStaged.tsx';
import { answered, asked, askedService, offered, soonWish } from './asked.ts';
import { carPrices, cipPrices, transferPrices } from './prices.ts';

const meta = {
  title: 'Transport/What was asked',
  component: AskedStaged,
  parameters: { layout: 'fullscreen' },
  args: { view: inquiryViews.inquiring, clock: frozenClock, send: fn() },
} satisfies Meta<typeof AskedStaged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Transfer: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(canvasElement).toHaveTextContent('Nothing is held and nothing is charged yet.');
    await userEvent.click(canvas.getByRole('button', { name: 'Take the question back' }));
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take the question back' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, take it back' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'inquiry.withdraw' });
  },
};
/** From airport to airport: a flight is met on the way back too. */
export const BothWaysFromAnAirport: Story = {
  args: {
    inquiry: {
      ...asked,
      wish: {
        ...soonWish('2026-11-28', '03:10'),
        back: { day: '2026-11-30', time: '15:40', flight: '', flightTime: '' },
      },
      lands: [true, true],
    },
  },
  play: ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent('the car comes'),
};
export const Service: Story = { args: { inquiry: askedService } };
export const Offline: Story = { args: { view: inquiryViews.offline } };
export const Offered: Story = {
  args: { view: inquiryViews.offered, inquiry: offered(asked) },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('€45.60'),
};
export const OfferOver: Story = { args: { view: inquiryViews.over, inquiry: offered(asked) } };
export const Refused: Story = { args: { view: inquiryViews.refused, inquiry: answered(asked) } };
export const ServiceRefused: Story = { args: { view: inquiryViews.refused, inquiry: answered(askedService) } };
export const Silent: Story = {
  args: { view: inquiryViews.lapsed },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('Nothing was charged.'),
};
export const NotPaid: Story = { args: { view: inquiryViews.lapsed, inquiry: answered(asked) } };
export const Withdrawn: Story = { args: { view: inquiryViews.withdrawn } };
export const Narrow: Story = {
  args: { view: inquiryViews.offered, inquiry: offered(asked) },
  globals: { viewport: { value: 'phone' } },
};
export const Lost: Story = { render: () => <NotAsked loginHref="/login" /> };
/** The tables of tickets, whose rules are accepted with them. */
const TICKETS: readonly (readonly [string, readonly string[]])[] = [
  [
    'Example: the train leaves on Sat 5 Dec 2026 at 20:10',
    [
      'Until Fri 4 Dec 2026, 12:0090 %',
      'Until Sat 5 Dec 2026, 17:1070 %',
      'Until Sat 5 Dec 2026, 20:1050 %',
      'After thatNothing',
    ],
  ],
  [
    'Example: the bus leaves on Sat 5 Dec 2026 at 07:30',
    ['Until Sat 5 Dec 2026, 06:3090 %', 'Until Sat 5 Dec 2026, 07:3050 %', 'After thatNothing'],
  ],
];
export const Rules: Story = {
  render: () => <TransportRulesScreen transfer={transferPrices} car={carPrices} cip={cipPrices} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Until Fri 4 Dec 2026, 21:10');
    for (const [example, steps] of TICKETS) {
      const rows = within(canvas.getByRole('table', { name: example }))
        .getAllByRole('row')
        .slice(1);
      await expect(rows.map(({ textContent }) => textContent)).toEqual(steps);
    }
  },
};
/** Sentences with numbers of a list are not there without it. */
export const RulesWithoutLists: Story = {
  render: () => <TransportRulesScreen transfer={null} car={null} cip={null} />,
  globals: { viewport: { value: 'phone' } },
};
