import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { KeptAgainScreen } from '#src/screens/visa/request/KeptAgainScreen.tsx';

const meta = {
  title: 'Screens/Visa kept again',
  component: KeptAgainScreen,
  parameters: { layout: 'fullscreen' },
  args: { onCheck: fn() },
} satisfies Meta<typeof KeptAgainScreen>;
export default meta;

/** The continue link leads back to the answers. */
export const KeptAgain: StoryObj<typeof meta> = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Check your answers' }));
    await expect(args.onCheck).toHaveBeenCalledTimes(1);
  },
};
