import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { foundPosts } from '#machines/country/blog-search/fixtures.ts';
import { UpcomingScreen } from '#src/screens/country/places/UpcomingScreen.tsx';

const meta = {
  title: 'Screens/Not sold yet',
  component: UpcomingScreen,
  parameters: { layout: 'fullscreen' },
  args: { product: 'transport', part: 'product', posts: [foundPosts.trains, foundPosts.taxis] },
} satisfies Meta<typeof UpcomingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = {};
export const Tours: Story = { args: { product: 'tours', posts: [foundPosts.long] } };
export const Card: Story = { args: { product: 'card' } };
export const Insurance: Story = { args: { product: 'insurance' } };
export const Rules: Story = {
  args: { product: 'insurance', part: 'rules' },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('h1')?.textContent).toBe('No insurance rules yet'),
};
export const Paper: Story = { args: { product: 'card', part: 'paper' } };
export const WithoutPosts: Story = { args: { posts: [] } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
