import type { Meta, StoryObj } from '@storybook/react-vite';
import { conversationViews } from '#machines/conversation/fixtures.ts';
import { staffSessionViews } from '#machines/staff-session/fixtures.ts';
import type { StaffSessionView } from '#machines/staff-session/view.ts';
import { ConversationList } from '#src/screens/staff/messages/ConversationList.tsx';
import { ConversationPage } from '#src/screens/staff/messages/ConversationPage.tsx';
import { StaffScreen } from '#src/screens/staff/StaffScreen.tsx';
import type { StaffPage } from '#src/screens/staff/staff-page.ts';
import { MESSAGE_PAGES } from '../support/messages.ts';

type Props = {
  readonly page: StaffPage;
  readonly view?: StaffSessionView;
  readonly reply?: keyof typeof conversationViews;
};

const nothing = () => {};

const Desk = ({ page, view = staffSessionViews.resting, reply = 'writing' }: Props) => (
  <StaffScreen page={page} view={view} send={nothing} onEnter={nothing}>
    {page.kind === 'conversations' ? <ConversationList list={page.list} /> : null}
    {page.kind === 'conversation' ? (
      <ConversationPage
        staffed={page.staffed}
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
  component: Desk,
  parameters: { layout: 'fullscreen' },
  args: { page: MESSAGE_PAGES.list },
} satisfies Meta<typeof Desk>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = { args: { page: MESSAGE_PAGES.signIn } };
export const WrongPassword: Story = { args: { page: MESSAGE_PAGES.signIn, view: staffSessionViews.wrongPassword } };
export const Desks: Story = { args: { page: MESSAGE_PAGES.desks } };
export const NoDesk: Story = { args: { page: MESSAGE_PAGES.noDesk } };
export const Forbidden: Story = { args: { page: MESSAGE_PAGES.forbidden } };
export const Waiting: Story = {};
export const NothingWaits: Story = { args: { page: MESSAGE_PAGES.none } };
export const Conversation: Story = { args: { page: MESSAGE_PAGES.conversation } };
export const WrittenMeanwhile: Story = { args: { page: MESSAGE_PAGES.conversation, reply: 'readFirst' } };
export const Dark: Story = { args: { page: MESSAGE_PAGES.conversation }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { args: { page: MESSAGE_PAGES.conversation }, globals: { dir: 'rtl' } };
