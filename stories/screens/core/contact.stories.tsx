import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { contactViews as views } from '#machines/core/contact/fixtures.ts';
import { CONVERSATION_ID, NOW, OTHER_ORDER_ID } from '#machines/core/testing/moment.ts';
import { ContactScreen } from '#src/screens/core/contact/ContactScreen.tsx';

const DRAFT = {
  topic: 'booked',
  name: 'Anna Keller',
  email: 'anna.keller@example.org',
  message: 'The name on my ticket has a letter too many.',
} as const;

const meta = {
  title: 'Screens/Contact',
  component: ContactScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: views.writing,
    draft: { topic: '', name: '', email: '', message: '' },
    order: null,
    conversations: [],
    isRead: true,
    check: () => [],
    onChange: () => {},
    send: () => {},
  },
} satisfies Meta<typeof ContactScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithoutStaff: Story = { args: { isRead: false } };
export const AboutAnOrder: Story = {
  args: { draft: DRAFT, order: { title: 'Tehran to Shiraz', reference: 'SFR-7K2M-9Q' } },
};
export const WroteBefore: Story = {
  args: {
    conversations: [
      { conversationId: CONVERSATION_ID, number: 'HLP-4TW2-8C', topic: 'booked', lastAt: NOW, isAnswered: true },
      {
        conversationId: OTHER_ORDER_ID,
        number: 'HLP-9QX1-3D',
        topic: 'data',
        lastAt: NOW - 86_400_000,
        isAnswered: false,
      },
    ],
  },
};
/** The error text is announced first; then the focus moves to the first field in error. */
export const Faulty: Story = {
  args: { view: views.faulty },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveFocus();
    await waitFor(() => expect(page.getAllByRole('radio')[0]).toHaveFocus(), { timeout: 3000 });
  },
};
export const Sending: Story = { args: { view: views.sending, draft: DRAFT } };
export const TooMany: Story = { args: { view: views.tooMany, draft: DRAFT } };
export const NotSent: Story = { args: { view: views.notSent, draft: DRAFT } };
export const Sent: Story = { args: { view: views.sent } };
export const KeptOnly: Story = { args: { view: views.keptOnly } };
export const LongMessage: Story = { args: { draft: { ...DRAFT, message: 'A long word: '.repeat(300) } } };
export const Dark: Story = { args: { draft: DRAFT }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

/** Typed text goes to the page. The machine gets only the event that the message changed. */
export const TypedAndSent: Story = {
  args: { send: fn(), onChange: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('radio', { name: 'A trip that I plan' }));
    await userEvent.type(page.getByLabelText('Your message'), 'Hi');
    await expect(args.onChange).toHaveBeenCalledWith({ topic: 'planned' });
    await userEvent.click(page.getByRole('button', { name: 'Send the message' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'message.send', faults: [] });
    await expect(JSON.stringify((args.send as ReturnType<typeof fn>).mock.calls)).not.toContain('Hi');
  },
};
