import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NOW } from '#machines/core/testing/moment.ts';
import { TourListScreen } from '#src/screens/tours/browse/TourListScreen.tsx';
import { dayTour, LONG, tour } from './tour.ts';

const asked = { ...dayTour.card, slug: 'tehran-food-day', title: 'Tehran food day', cities: ['tehran'], isAsked: true };
const unsold = { ...tour.card, slug: 'autumn', title: 'Only in autumn', departures: [] };
const list = { people: 2, readAt: NOW, tours: [tour.card, dayTour.card, asked, unsold] };

const meta = {
  title: 'Tours/The list',
  component: TourListScreen,
  parameters: { layout: 'fullscreen' },
  args: { list, filters: {}, onFilters: fn(), now: NOW },
} satisfies Meta<typeof TourListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status').textContent).toContain('3 tours');
    await expect(canvasElement.textContent).toContain('€1,512.00');
    await expect(canvas.getByRole('link', { name: 'Only in autumn, 8 days' })).toBeTruthy();
  },
};
export const Filtered: Story = {
  args: { filters: { style: ['day'], language: ['english'], sort: 'price' } },
  play: ({ canvas }) => expect(canvas.getByRole('status').textContent).toContain('2 tours'),
};
export const OtherMonthsLast: Story = {
  args: { filters: { month: ['m2027-01'] } },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: '2 more, in other months' })).toBeTruthy(),
};
export const Nothing: Story = {
  args: { filters: { style: ['mountain'], month: ['m2027-01'] } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Remove all filters' })).toBeTruthy(),
};
export const NoTours: Story = { args: { list: { ...list, tours: [] } } };
export const ForNine: Story = { args: { list: { ...list, people: 9 } } };
export const LongTexts: Story = { args: { list: { ...list, tours: [LONG.card] } } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
