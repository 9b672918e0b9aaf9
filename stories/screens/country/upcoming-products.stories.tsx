import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { foundPosts } from '#machines/country/blog-search/fixtures.ts';
import { UpcomingScreen } from '#src/screens/country/places/UpcomingScreen.tsx';

const meta = {
  title: 'Screens/Not sold yet',
  component: UpcomingScreen,
  parameters: { layout: 'fullscreen' },
  args: { product: 'card', part: 'product', posts: [foundPosts.trains, foundPosts.taxis] },
} satisfies Meta<typeof UpcomingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = {};
export const Rules: Story = {
  args: { part: 'rules' },
  play: ({ canvasElement }) =>
    expect(canvasElement.querySelector('h1')?.textContent).toBe('No rules for a travel card yet'),
};
export const Paper: Story = { args: { part: 'paper' } };
export const WithoutPosts: Story = { args: { posts: [] } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
