import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NOW } from '#machines/core/testing/moment.ts';
import { ToursScreen } from '#src/screens/tours/browse/ToursScreen.tsx';
import { dayTour, LONG, tour } from './tour.ts';

const meta = {
  title: 'Tours/The first page',
  component: ToursScreen,
  parameters: { layout: 'fullscreen' },
  args: { list: { people: 2, readAt: NOW, tours: [tour.card, dayTour.card] }, now: NOW },
} satisfies Meta<typeof ToursScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Persepolis in a day' })).toBeTruthy(),
};
export const LongTexts: Story = { args: { list: { people: 2, readAt: NOW, tours: [LONG.card] } } };
export const NoTours: Story = { args: { list: { people: 2, readAt: NOW, tours: [] } } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
