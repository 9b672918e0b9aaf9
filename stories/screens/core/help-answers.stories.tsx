import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnswersScreen } from '#src/screens/core/help/AnswersScreen.tsx';
import { helpAnswers } from '#src/screens/core/help/help-answers.gen.ts';

const meta = {
  title: 'Screens/Help answers',
  component: AnswersScreen,
  parameters: { layout: 'fullscreen' },
  args: { situation: null, answers: helpAnswers },
} satisfies Meta<typeof AnswersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
