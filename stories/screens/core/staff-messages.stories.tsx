import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { staffSessionViews } from '#machines/accounts/staff-session/fixtures.ts';
import type { StaffSessionView } from '#machines/accounts/staff-session/view.ts';
import { conversationViews } from '#machines/core/conversation/fixtures.ts';
import { conversationCloseViews } from '#machines/core/conversation-close/fixtures.ts';
import { ConversationList } from '#src/screens/accounts/staff/messages/ConversationList.tsx';
import { ConversationPage } from '#src/screens/accounts/staff/messages/ConversationPage.tsx';
import type { StaffMessagesPage } from '#src/screens/accounts/staff/messages/message-page.ts';
import { StaffScreen } from '#src/screens/accounts/staff/StaffScreen.tsx';
import type { StaffPage } from '#src/screens/accounts/staff/staff-page.ts';
import { MESSAGE_PAGES } from '../../support/messages.ts';

type Props = {
  readonly page: StaffPage | StaffMessagesPage;
  readonly view?: StaffSessionView;
  readonly reply?: keyof typeof conversationViews;
  readonly close?: keyof typeof conversationCloseViews;
  readonly onClose?: () => void;
};

const nothing = () => {};

/** The page around a page of the staff. */
const around = (page: Props['page']): StaffPage =>
  page.kind === 'conversations' || page.kind === 'conversation'
    ? { kind: 'area', name: 'Maryam', area: 'messages', page }
    : page;

const Staff = ({
  page,
  view = staffSessionViews.asking,
  reply = 'writing',
  close = 'idle',
  onClose = nothing,
}: Props) => (
  <StaffScreen page={around(page)} view={view} send={nothing} onEnter={nothing}>
    {page.kind === 'conversations' ? <ConversationList page={page} /> : null}
    {page.kind === 'conversation' ? (
      <ConversationPage
        staffed={page.staffed}
        closing={{ view: conversationCloseViews[close], onClose }}
        view={conversationViews[reply]}
        text={reply === 'readFirst' ? 'It costs nothing.' : ''}
        onText={nothing}
        onSend={nothing}
      />
    ) : null}
  </StaffScreen>
);

const meta = {
  title: 'Screens/Staff messages',
  component: Staff,
  parameters: { layout: 'fullscreen' },
  args: { page: MESSAGE_PAGES.list },
} satisfies Meta<typeof Staff>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = { args: { page: MESSAGE_PAGES.signIn } };
export const WrongPassword: Story = { args: { page: MESSAGE_PAGES.signIn, view: staffSessionViews.wrongPassword } };
export const Areas: Story = { args: { page: MESSAGE_PAGES.areas } };
export const NoArea: Story = { args: { page: MESSAGE_PAGES.noArea } };
export const Forbidden: Story = { args: { page: MESSAGE_PAGES.forbidden } };
export const Waiting: Story = {};
export const NothingWaits: Story = { args: { page: MESSAGE_PAGES.none } };
export const Conversation: Story = { args: { page: MESSAGE_PAGES.conversation } };
export const WrittenMeanwhile: Story = { args: { page: MESSAGE_PAGES.conversation, reply: 'readFirst' } };
export const NoneOfThese: Story = { args: { page: MESSAGE_PAGES.noneSuch } };
export const LastPage: Story = { args: { page: MESSAGE_PAGES.last } };
export const Unanswered: Story = { args: { page: MESSAGE_PAGES.waiting } };
export const Closing: Story = { args: { page: MESSAGE_PAGES.waiting, close: 'closing' } };
export const Closed: Story = { args: { page: MESSAGE_PAGES.closed, close: 'done' } };
export const NotClosed: Story = { args: { page: MESSAGE_PAGES.waiting, close: 'readFirst' } };
export const Dark: Story = { args: { page: MESSAGE_PAGES.conversation }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { args: { page: MESSAGE_PAGES.conversation }, globals: { dir: 'rtl' } };

/** Further pages keep the filter. */
export const NextPage: Story = {
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByRole('link', { name: 'Next page' });
    await expect(next.getAttribute('href')).toMatch(/^\/staff\/messages\?cursor=rests/);
  },
};

/** A waiting conversation can be closed without an answer; an answered one cannot. */
export const ClosedByHand: Story = {
  args: { page: MESSAGE_PAGES.waiting, onClose: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'No answer needed' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const NothingToClose: Story = {
  args: { page: MESSAGE_PAGES.conversation },
  play: ({ canvasElement }) =>
    expect(within(canvasElement).queryByRole('button', { name: 'No answer needed' })).toBeNull(),
};
