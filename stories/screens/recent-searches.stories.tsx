import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RecentSearches } from '#src/screens/home/RecentSearches.tsx';

const line = (id: string, icon: 'plane' | 'bed', text: string) => ({ id, icon, text, href: '/' });
const meta = {
  title: 'Screens/Recent searches',
  component: RecentSearches,
  args: {
    searches: [line('1', 'plane', 'Tehran to Shiraz, Wed 9 Dec'), line('2', 'bed', 'Isfahan, from Sat 12 Dec')],
    onForget: fn(),
  },
} satisfies Meta<typeof RecentSearches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Forget: Isfahan, from Sat 12 Dec' }));
    await expect(args.onForget).toHaveBeenCalledWith('2');
  },
};
/** Its room is there before it, and stays after it. */
export const None: Story = {
  args: { searches: [] },
  play: ({ canvasElement }) => expect(canvasElement.textContent).toBe(''),
};
const many = Array.from({ length: 5 }, (_, index) =>
  line(String(index), index % 2 ? 'bed' : 'plane', 'Bandar Abbas to Khorramabad, Wed 9 Dec'),
);
export const FiveLongOnAPhone: Story = { args: { searches: many }, globals: { viewport: { value: 'phone' } } };
