import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { uploadViews as views } from '#machines/upload/fixtures.ts';
import { PictureAsked, PictureStaged } from '../products/visa/PictureStaged.tsx';

const meta = {
  title: 'Screens/Visa picture',
  component: PictureStaged,
  parameters: { layout: 'fullscreen' },
  args: { view: views.empty, send: () => {} },
} satisfies Meta<typeof PictureStaged>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On the tracker, where a picture is asked for once more. */
export const AskedAgain: Story = { render: () => <PictureAsked kind="photo" /> };

export const LineBroke: Story = {
  args: { view: views.broken },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/The connection broke/)).toBeVisible();
  },
};

/** The server answered, so the line is whole: what it says is told. */
export const TooManyPictures: Story = {
  args: { view: { ...views.broken, problem: { code: 'rate_limited', message: 'Too many.', retryAfterSeconds: 600 } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/Wait 10 min/)).toBeVisible();
    await expect(page.queryByText(/The connection broke/)).toBeNull();
  },
};
