import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { uploadViews as views } from '#machines/core/upload/fixtures.ts';
import { PictureAsked, PictureStaged } from './PictureStaged.tsx';

const meta = {
  title: 'Screens/Visa picture',
  component: PictureStaged,
  parameters: { layout: 'fullscreen' },
  args: { view: views.empty, send: () => {} },
} satisfies Meta<typeof PictureStaged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AskedAgain: Story = { render: () => <PictureAsked kind="photo" /> };

/** The page that saves it with the rest has the main button. */
export const Good: Story = {
  args: { view: views.cropped },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: 'Use this picture' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-kind="primary"]')).toHaveLength(0);
    await expect(page.getAllByText('Met')).toHaveLength(6);
  },
};

/** On the tracker only this button saves it. */
export const GoodAlone: Story = {
  args: { view: views.cropped, isAlone: true },
  play: async ({ canvasElement }) => {
    const main = [...canvasElement.querySelectorAll('[data-kind="primary"]')].map(({ textContent }) => textContent);
    await expect(main).toEqual(['Use this picture']);
  },
};

/** Broken rules show "Not met"; in the dark the sharpness cannot be judged. */
export const TooDark: Story = {
  args: { view: views.refused },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByText('Not met')).toHaveLength(2);
    await expect(page.getAllByText('Not yet known')).toHaveLength(1);
  },
};

export const CheckedAgain: Story = {
  args: { view: { ...views.checkingWanted, opened: views.cropped.opened } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Not yet known')).toHaveLength(6);
  },
};

export const PassportPage: Story = { args: { view: { ...views.empty, pictureKind: 'passport' } } };

export const LineBroke: Story = {
  args: { view: views.broken },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/The connection broke/)).toBeVisible();
  },
};

/** The server answered, so the connection works: its error shows. */
export const TooManyPictures: Story = {
  args: { view: { ...views.broken, problem: { code: 'rate_limited', message: 'Too many.', retryAfterSeconds: 600 } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/Wait 10 min/)).toBeVisible();
    await expect(page.queryByText(/The connection broke/)).toBeNull();
  },
};

/** Each action removes its button: the focus moves to the result, and the next Tab continues from there. */
export const FocusStays: Story = {
  render: () => <Walked />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const press of ['Use this picture', 'Go on', 'Remove']) {
      const button = await page.findByRole('button', { name: press });
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(button).not.toBeInTheDocument();
      await expect(canvasElement.querySelector('[tabindex="-1"]')).toHaveFocus();
    }
  },
};

const WALK = [views.cropped, views.broken, views.stored, views.empty] as const;

function Walked() {
  const [step, setStep] = useState(0);
  return <PictureStaged view={WALK[step] ?? views.empty} isAlone send={() => setStep(step + 1)} />;
}
