import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ThirdParties } from '#domain/core/third-parties.ts';
import { ANALYTICS, consentViews, RECORDING } from '#machines/core/consent/fixtures.ts';
import { thirdPartyViews } from '#machines/core/third-party/fixtures.ts';
import { PrivacyScreen } from '#src/screens/core/content/PrivacyScreen.tsx';
import { ChatCard } from '#src/screens/core/third-parties/ChatCard.tsx';
import { ConsentCard } from '#src/screens/core/third-parties/ConsentCard.tsx';
import { ConsentForm } from '#src/screens/core/third-parties/ConsentForm.tsx';
import { Section, Wrap } from '#src/ui/layout.tsx';

const send = fn();
const meta = {
  title: 'Screens/Third parties',
  component: ConsentForm,
  args: { view: consentViews.refused, send },
  decorators: [
    (Shown) => (
      <Section isTight>
        <Wrap>
          <Shown />
        </Wrap>
      </Section>
    ),
  ],
} satisfies Meta<typeof ConsentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = { render: () => <ConsentCard view={consentViews.asking} send={send} /> };
export const AskedOnAPhone: Story = { ...Asked, globals: { viewport: { value: 'phone' } } };
export const AskedForOne: Story = {
  render: () => <ConsentCard view={{ kind: 'asking', parties: [{ ...ANALYTICS, isAgreed: false }] }} send={send} />,
};
export const ALongHost: Story = {
  render: () => (
    <ConsentCard
      view={{
        kind: 'asking',
        parties: [{ ...RECORDING, host: 'a-very-long-name-of-a-service.of-somebody-else.example', isAgreed: false }],
      }}
      send={send}
    />
  ),
  globals: { viewport: { value: 'phone' } },
};
export const Refused: Story = {};
export const AgreedToSome: Story = { args: { view: consentViews.some } };
export const NotRemembered: Story = {
  args: { view: consentViews.forgotten },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Keep my choice' }));
    await expect(page.getByRole('status')).toHaveTextContent('Your browser does not let us remember it.');
  },
};
export const RefusedByTheBrowser: Story = { args: { view: consentViews.refusedByBrowser } };

/** One box is ticked and saved: only that party gets consent. */
export const OneByOne: Story = {
  play: async ({ canvasElement }) => {
    send.mockClear();
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('checkbox', { name: /stats\.example/ }));
    await userEvent.click(page.getByRole('button', { name: 'Keep my choice' }));
    await expect(send).toHaveBeenCalledWith({ type: 'consent.give', agreed: ['analytics'] });
    await expect(page.getByRole('status')).toHaveTextContent('Your choice counts from now on');
  },
};

const NAMED: ThirdParties = {
  tiles: null,
  review: { url: 'https://reviews.example/safar', rating: '5/5' },
  framed: [ANALYTICS, RECORDING, { party: 'chat', host: 'chat.example' }],
};
export const OnThePrivacyPage: Story = {
  render: () => <PrivacyScreen named={NAMED} choices={<ConsentForm view={consentViews.refused} send={send} />} />,
  decorators: [],
};

const chat = { frame: null, send, onLeave: () => {} };
export const ChatOnItsWay: Story = { render: () => <ChatCard {...chat} view={thirdPartyViews.loading} /> };
export const ChatThere: Story = {
  render: () => <ChatCard {...chat} view={thirdPartyViews.ready} frame={<p>Here their chat is shown.</p>} />,
};
export const ChatThatDoesNotCome: Story = {
  render: () => <ChatCard {...chat} view={thirdPartyViews.failed} />,
  globals: { viewport: { value: 'phone' } },
};
