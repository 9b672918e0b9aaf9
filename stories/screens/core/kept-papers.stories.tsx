import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { KeptPapers } from '#src/screens/core/issue/KeptPapers.tsx';

const meta = {
  title: 'Screens/KeptPapers',
  component: KeptPapers,
  args: { view: { kind: 'keeping' }, keptText: (day) => `On this device until ${day}.`, send: () => {} },
} satisfies Meta<typeof KeptPapers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It started automatically, so there is no spinner: the page looks finished, and it is. */
export const Keeping: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Being kept on this device' });
    await expect([button.ariaBusy, button.ariaDisabled]).toEqual([null, 'true']);
  },
};
export const NotKept: Story = { args: { view: { kind: 'notKept', hasFailed: true } } };
