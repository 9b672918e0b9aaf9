import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RecentSearches } from '#src/screens/core/home/RecentSearches.tsx';

const line = (id: string, icon: 'plane' | 'bed', text: string) => ({ id, icon, text, href: '/' });
const meta = {
  title: 'Screens/Recent searches',
  component: RecentSearches,
  args: {
    searches: [
      line('1', 'plane', 'Tehran to Shiraz, Wed 9 Dec, 2 adults'),
      line('2', 'bed', 'Isfahan, 12 to 14 Dec, 2 adults, 1 room'),
    ],
    onForget: fn(),
    onForgetAll: fn(),
  },
} satisfies Meta<typeof RecentSearches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Forget: Isfahan, 12 to 14 Dec, 2 adults, 1 room' }),
    );
    await expect(args.onForget).toHaveBeenCalledWith('2');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear all' }));
    await expect(args.onForgetAll).toHaveBeenCalledOnce();
  },
};
export const None: Story = {
  args: { searches: [] },
  play: ({ canvasElement }) => expect(canvasElement.textContent).toBe(''),
};
const many = Array.from({ length: 5 }, (_, index) =>
  line(
    String(index),
    index % 2 ? 'bed' : 'plane',
    'Bandar Abbas to Khorramabad and back, Wed 9 Dec to Sat 12 Dec, 2 adults, 1 child',
  ),
);
export const FiveLongOnAPhone: Story = { args: { searches: many }, globals: { viewport: { value: 'phone' } } };
