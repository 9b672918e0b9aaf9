import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { euro } from '#domain/core/money.ts';
import { PlacesStaged } from './PlacesStaged.tsx';
import {
  allBut,
  backBench,
  fourBerth,
  ordinaryBus,
  people,
  planOf,
  seatClass,
  sixBerth,
  someBerths,
  someSeats,
  taken,
  three,
  vipBus,
} from './runs.ts';

const meta = {
  title: 'products/transport/Places',
  component: PlacesStaged,
  parameters: { layout: 'fullscreen' },
  args: { plan: planOf(fourBerth, three, someBerths) },
} satisfies Meta<typeof PlacesStaged>;
export default meta;
type Story = StoryObj<typeof meta>;

const berth = (page: HTMLElement, name: RegExp) => within(page).getByRole('gridcell', { name });
const hold = (page: HTMLElement) => within(page).getByRole('button', { name: /^Hold th(is|ese) places?, / });

export const FamilyCompartment: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(hold(canvasElement)).toHaveTextContent('Hold these places, €72.00');
    await expect(berth(canvasElement, /^upper berth 2, compartment 4, Family, yours: empty/)).toBeVisible();
    await expect(berth(canvasElement, /^upper berth 1, compartment 2, Women, sold to a woman/)).toBeVisible();
    await expect(berth(canvasElement, /^lower berth 3, compartment 1, Family, sold to a group/)).toBeVisible();
    // 90 % of 72.00 until noon of the day before.
    await expect(page.getByText('90 %, €64.80')).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: /^Apart, by berth/ }));
    // Two berths of 18.00, and 60 % of one.
    await expect(hold(canvasElement)).toHaveTextContent('€46.80');
  },
};
export const KeysOnBerths: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const grid = page.getByRole('grid');
    await expect(
      within(grid)
        .getAllByRole('gridcell')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
    berth(canvasElement, /^upper berth 1, compartment 4/).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(berth(canvasElement, /^upper berth 2, compartment 4/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(berth(canvasElement, /^lower berth 4, compartment 4/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(berth(canvasElement, /^upper berth 1, compartment 4/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(berth(canvasElement, /^lower berth 4, compartment 4/)).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(berth(canvasElement, /^lower berth 4, compartment 8/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(berth(canvasElement, /^lower berth 4, compartment 8, Family, yours/)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(hold(canvasElement)).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('3 of you have no place yet.')).toBeVisible();
  },
};
export const WhoLiesWhere: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(page.getByLabelText('Compartment 4, upper berth 1'), 'woman');
    await expect(berth(canvasElement, /^upper berth 1, compartment 4, Family, yours: woman/)).toBeVisible();
    await expect(hold(canvasElement)).toHaveTextContent('€72.00');
  },
};
export const LoneWoman: Story = { args: { plan: planOf(fourBerth, people({ women: 1 }), someBerths) } };
export const LoneManAmongWomen: Story = {
  args: { plan: planOf(fourBerth, people({ men: 1 }), someBerths) },
  play: async ({ canvasElement }) => {
    const women = berth(canvasElement, /^upper berth 1, compartment 5, Women, not for you: only women lie here/);
    await expect(women).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(women);
    await expect(within(canvasElement).getByText('Compartment 5, upper berth 1 is for women.')).toBeVisible();
  },
};
export const LastBerthOfWomen: Story = {
  args: { plan: planOf(fourBerth, people({ men: 1 }), allBut(fourBerth, ['6-2-4'], 'women')) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('This class has no room for all of you any more.')).toBeVisible();
    await expect(berth(canvasElement, /^lower berth 4, compartment 2, Women, not for you/)).toBeVisible();
  },
};
export const SevenInTwoCompartments: Story = {
  args: { plan: planOf(fourBerth, people({ women: 3, men: 2, children: 2 }), someBerths) },
};
export const SixBerths: Story = { args: { plan: planOf(sixBerth, three, taken('3-2-1 women, 3-3-5 men')) } };
export const ChildAlone: Story = {
  args: {
    choice: [
      { place: '6-2-4', rider: 'woman' },
      { place: '6-3-1', rider: 'man' },
      { place: '6-5-3', rider: 'child' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('A child would be alone.')).toBeVisible();
    await expect(hold(canvasElement)).toHaveAttribute('aria-disabled', 'true');
  },
};
export const SeatsOfATrain: Story = { args: { plan: planOf(seatClass, three, taken('1-1B men, 1-2A women')) } };

export const SeatRefused: Story = {
  args: { plan: planOf(vipBus, people({ women: 1 }), someSeats), kind: 'bus' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const refused = berth(canvasElement, /^Seat 3C, window, not for you: a stranger sits beside it, in 3B/);
    refused.focus();
    await userEvent.keyboard(' ');
    await expect(page.getByText('Seat 3C is not offered to you.')).toBeVisible();
    await expect(page.getByText(/3B, is sold to a man you do not know/)).toBeVisible();
    await userEvent.click(berth(canvasElement, /^Seat 8A, no neighbour, free/));
    await expect(berth(canvasElement, /^Seat 8A, no neighbour, yours: woman/)).toBeVisible();
    await expect(hold(canvasElement)).toHaveTextContent('€8.00');
  },
};
export const CoupleInABus: Story = {
  args: { plan: planOf(vipBus, people({ women: 1, men: 1 }), someSeats), kind: 'bus' },
};
export const LeavesALostSeat: Story = {
  args: { plan: planOf(backBench, people({ women: 1 }), taken('1-4D men')), choice: [], kind: 'bus' },
  play: async ({ canvasElement }) => {
    await userEvent.click(berth(canvasElement, /^Seat 4B/));
    await expect(within(canvasElement).getByText('Seat 4C would stay empty.')).toBeVisible();
  },
};
export const OrdinaryBus: Story = { args: { plan: planOf(ordinaryBus, people({ women: 2 })), kind: 'bus' } };

export const NotYetSold: Story = { args: { sale: 'notYet' } };
export const SaleOver: Story = { args: { sale: 'over' } };
export const Holding: Story = {
  args: { over: { isHolding: true, isSlow: true } },
  play: async ({ canvasElement }) => {
    await expect(hold(canvasElement)).toHaveAttribute('aria-busy', 'true');
  },
};
export const OthersWereFirst: Story = {
  args: { choice: [], over: { lost: 4, problem: { code: 'sold_out', message: '' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Others were first.')).toBeVisible();
  },
};
export const NewPrice: Story = {
  args: {
    over: {
      isPriceChanged: true,
      problem: { code: 'price_changed', message: '', price: { old: euro(7200), new: euro(7600) } },
    },
  },
};
export const Refused: Story = { args: { over: { problem: { code: 'unavailable', message: '' } } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
  play: async ({ canvasElement }) => {
    berth(canvasElement, /^upper berth 2, compartment 4/).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(berth(canvasElement, /^upper berth 1, compartment 4/)).toHaveFocus();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const NarrowBus: Story = { ...SeatRefused, globals: { viewport: { value: 'phone' } } };
