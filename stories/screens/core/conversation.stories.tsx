import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { conversationViews as views } from '#machines/core/conversation/fixtures.ts';
import { ConversationScreen } from '#src/screens/core/contact/conversation/ConversationScreen.tsx';
import { CLOSED_CONVERSATION, CONVERSATION } from '../../support/messages.ts';

const meta = {
  title: 'Screens/Conversation',
  component: ConversationScreen,
  parameters: { layout: 'fullscreen' },
  args: { conversation: CONVERSATION, view: views.writing, text: '', onText: () => {}, onSend: () => {} },
} satisfies Meta<typeof ConversationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {};
export const NotAnsweredYet: Story = {
  args: { conversation: { ...CONVERSATION, orderReference: null, texts: CONVERSATION.texts.slice(0, 1) } },
};
export const ClosedWithoutAnswer: Story = { args: { conversation: CLOSED_CONVERSATION } };
export const NobodyReads: Story = {
  args: { conversation: { ...CONVERSATION, isRead: false, texts: CONVERSATION.texts.slice(0, 1) } },
};
export const Faulty: Story = { args: { view: views.faulty } };
export const Sending: Story = { args: { view: views.sending, text: 'Thank you.' } };
export const Sent: Story = { args: { view: views.sent } };
export const NotSent: Story = { args: { view: views.notSent, text: 'Thank you.' } };
export const TooMany: Story = { args: { view: views.tooMany, text: 'Thank you.' } };
export const Full: Story = { args: { conversation: { ...CONVERSATION, mayWrite: false } } };
export const LongWord: Story = {
  args: {
    conversation: {
      ...CONVERSATION,
      texts: CONVERSATION.texts.map((text) => ({ ...text, text: `${text.text} ${'verylongword'.repeat(20)}` })),
    },
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

/** Typed text goes to the page; the machine gets the send event. */
export const TypedAndSent: Story = {
  args: { onText: fn(), onSend: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Write on'), 'H');
    await expect(args.onText).toHaveBeenCalledWith('H');
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
