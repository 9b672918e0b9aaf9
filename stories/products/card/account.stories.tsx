import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cardViewAt, travelCardViews as views } from '#machines/card/travel-card/fixtures.ts';
import { CardAccount } from '#src/screens/card/account/CardAccount.tsx';
import { Section, Wrap } from '#src/ui/layout.tsx';
import { frozenClock } from '../../support/clock.ts';
import { cardLines, spentCard } from './card.ts';

const meta = {
  title: 'products/card/The card on its page',
  component: CardAccount,
  parameters: { layout: 'fullscreen' },
  // As on the page of its order, which has the heading.
  render: (args) => (
    <Section isTight>
      <Wrap>
        <h1>Travel card</h1>
        <CardAccount {...args} />
      </Wrap>
    </Section>
  ),
  args: {
    view: views.active,
    card: spentCard,
    holder: 'ANNA MARIA KELLER',
    lines: cardLines,
    onMore: null,
    isMoreBusy: false,
    fileHref: '/api/card/cards/1/statement',
    pin: null,
    onVerify: () => {},
    clock: frozenClock,
    send: () => {},
  },
} satisfies Meta<typeof CardAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  play: ({ canvasElement }) => {
    expect(canvasElement.textContent).toContain('76,118,650 toman left');
    expect(canvasElement.textContent).toContain('Block the card now');
  },
};
export const Waiting: Story = {
  args: {
    view: views.waiting,
    card: { ...spentCard, lastDigits: null, lastDay: null, balance: 835_186_500 },
    lines: cardLines.slice(-1),
  },
};
export const ToBeSwitchedOn: Story = { args: { view: views.activating, lines: cardLines.slice(-1) } };
export const CodeAsked: Story = { args: { view: views.activatingCoding } };
export const CodeOnItsWay: Story = { args: { view: views.sending } };
export const CodeMissing: Story = { args: { view: views.codeMissing } };
export const CodeWrong: Story = {
  args: { view: views.codeWrong },
  play: ({ canvasElement }) => expect(canvasElement.textContent).toContain('4 tries are left'),
};
export const CodeEnded: Story = { args: { view: views.codeOver } };
export const Pin: Story = {
  args: { view: views.pin, pin: '4072' },
  play: ({ canvasElement }) => {
    expect(canvasElement.textContent).toContain('Hide now');
    // Said only on request.
    expect(canvasElement.querySelector('.vh[role="status"]')?.textContent).toBe('');
  },
};
export const Blocking: Story = { args: { view: views.blocking } };
export const NotBlocked: Story = { args: { view: views.notBlocked } };
export const Blocked: Story = {
  args: { view: views.blocked, card: { ...spentCard, state: 'blocked', blockedBy: 'owner' } },
};
export const BlockedByPin: Story = {
  args: { view: views.blocked, card: { ...spentCard, state: 'blocked', blockedBy: 'pin' } },
};
export const OwesALoad: Story = {
  args: {
    view: cardViewAt('blocked', { allowed: ['close'] }),
    card: { ...spentCard, state: 'blocked', blockedBy: 'bank', balance: 0, owed: { amount: 300_00, currency: 'EUR' } },
  },
  play: ({ canvasElement }) => expect(canvasElement.textContent).toContain('€300.00 are owed'),
};
export const ReplacementCosts: Story = {
  args: {
    view: views.activeNotFree,
    card: { ...spentCard, replacement: { price: { amount: 20_00, currency: 'EUR' }, nextFreeOn: '2027-11-20' } },
  },
};
export const Replacing: Story = { args: { view: views.replacing } };
export const Expired: Story = { args: { view: views.expired, card: { ...spentCard, closeBy: '2028-11-30' } } };
export const ClosingCode: Story = { args: { view: views.closingCoding } };
export const Closing: Story = { args: { view: views.closing } };
export const Closed: Story = { args: { view: views.closed, card: { ...spentCard, state: 'closed', balance: 0 } } };
export const Offline: Story = { args: { view: views.offline } };
export const NothingMoved: Story = { args: { lines: [] } };
export const ManyLines: Story = { args: { onMore: () => {} } };
