import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { euro } from '#domain/core/money.ts';
import { payOutViews } from '#machines/accounts/pay-out/fixtures.ts';
import type { PayOutView } from '#machines/accounts/pay-out/view.ts';
import { ledger, topUpViews } from '#machines/accounts/top-up/fixtures.ts';
import { TransactionsScreen } from '#src/screens/accounts/profile/TransactionsScreen.tsx';
import { frozenClock } from '../../support/clock.ts';
import { useHeard } from '../../support/heard.ts';
import { expectReachable } from '../../support/reachable.ts';

const payOutOf = (view: PayOutView) => ({
  view,
  clock: frozenClock,
  send: () => {},
  onConfirm: () => {},
  onVerify: () => {},
});

const meta = {
  title: 'Screens/Transactions',
  component: TransactionsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ledger,
    pages: 1,
    isLoading: false,
    topUp: topUpViews.choosing,
    send: () => {},
    payOut: payOutOf(payOutViews.idle),
  },
} satisfies Meta<typeof TransactionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each line has its amount and the balance after it. */
export const Ledger: Story = {
  play: async ({ canvasElement }) => {
    await expectReachable(canvasElement, 'table a');
    const rows = within(await within(canvasElement).findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    const sums = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(-2)
        .map(({ textContent }) => textContent),
    );
    await expect(sums).toEqual([
      ['+ €130.90', '€243.50'],
      ['+ €12.60', '€112.60'],
      ['− €12.60', '€100.00'],
      ['− €87.40', '€112.60'],
      ['+ €200.00', '€200.00'],
    ]);
  },
};
export const PayOutToCards: Story = { args: { payOut: payOutOf(payOutViews.quoted) } };
export const PayOutRefused: Story = { args: { payOut: payOutOf(payOutViews.refused) } };
export const PayOutProving: Story = { args: { payOut: payOutOf(payOutViews.proving) } };
/** The amounts by destination. */
export const PaidOut: Story = {
  args: { payOut: payOutOf(payOutViews.paidBoth) },
  play: async ({ canvasElement }) => {
    const done = await within(canvasElement).findByText(/^€100\.00 goes back to your cards\./);
    await expect(done).toHaveTextContent('€50.00 goes to your bank account');
  },
};
export const PayOutOnAPhone: Story = {
  args: { payOut: payOutOf(payOutViews.both) },
  globals: { viewport: { value: 'phone' } },
};
const onConfirm = fn();
/** The bank account goes to the actor as typed, not through the machine. */
export const PayOutByTransfer: Story = {
  args: { payOut: { ...payOutOf(payOutViews.both), onConfirm } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText('Name on the bank account'), 'Anna Muster');
    await userEvent.type(page.getByLabelText('IBAN'), 'DE89 3704');
    await userEvent.click(page.getByRole('button', { name: 'Pay out €150.00' }));
    await expect(onConfirm).toHaveBeenCalledWith({ holder: 'Anna Muster', iban: 'DE89 3704' });
  },
};
export const Empty: Story = { args: { ledger: { balance: euro(0), items: [], hasMore: false } } };
export const TakenBackByTheBank: Story = {
  args: {
    ledger: {
      balance: euro(-4000),
      hasMore: false,
      items: [
        {
          transactionId: '9',
          kind: 'chargeback',
          direction: 'out',
          amount: euro(5000),
          balanceAfter: euro(-4000),
          at: ledger.items[0]?.at ?? 0,
          orderId: null,
          reference: null,
        },
        ...ledger.items,
      ],
    },
  },
};
export const NotLoaded: Story = { args: { ledger: null } };
export const More: Story = { args: { ledger: { ...ledger, hasMore: true } } };
export const Starting: Story = { args: { topUp: topUpViews.starting } };
export const TooLarge: Story = { args: { topUp: topUpViews.tooLarge } };
export const Offline: Story = { args: { topUp: topUpViews.offline } };
export const AtTheBank: Story = { args: { topUp: topUpViews.atBank } };
export const Verifying: Story = { args: { topUp: topUpViews.verifying } };
export const SlowBank: Story = { args: { topUp: topUpViews.verifyingSlow } };
export const Succeeded: Story = { args: { topUp: topUpViews.succeeded } };
export const Declined: Story = { args: { topUp: topUpViews.declined } };
export const Dark: Story = { args: { topUp: topUpViews.succeeded }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

const Listening = (args: ComponentProps<typeof TransactionsScreen>) => {
  const [topUp, hear] = useHeard(topUpViews.choosing);
  return (
    <TransactionsScreen
      {...args}
      topUp={topUp}
      send={(event) => {
        if (event.type === 'amount.submit') hear(event.faults);
        args.send(event);
      }}
    />
  );
};

/** The amount is on the button, and a decimal comma works like a point. */
export const AddsAnAmount: Story = {
  args: { send: fn() },
  render: Listening,
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const amount = await page.findByLabelText(/Amount in euro/);
    await userEvent.type(amount, 'fifty');
    await userEvent.click(page.getByRole('button', { name: 'Add money' }));
    await waitFor(() => expect(amount).toBeInvalid());
    await expect(amount).toHaveFocus();
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'amount.submit',
      amount: null,
      faults: [{ field: 'amount', code: 'invalid' }],
    });
    await userEvent.clear(amount);
    await userEvent.type(amount, '49,9');
    await userEvent.click(await page.findByRole('button', { name: 'Add €49.90' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'amount.submit', amount: euro(4990), faults: [] });
  },
};

/** Thousands separators are accepted, and the button offers no invalid amount. */
export const AmountOutside: Story = {
  args: { send: fn() },
  render: Listening,
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const amount = await page.findByLabelText(/Amount in euro/);
    await userEvent.type(amount, '1,001');
    await userEvent.click(page.getByRole('button', { name: 'Add money' }));
    await expect(amount).toHaveAccessibleDescription(/At most €1,000\.00\./);
    await userEvent.clear(amount);
    await userEvent.type(amount, '۵');
    await userEvent.click(page.getByRole('button', { name: 'Add money' }));
    await expect(amount).toHaveAccessibleDescription(/At least €10\.00\./);
    await userEvent.clear(amount);
    await userEvent.type(amount, '1 000');
    await userEvent.click(page.getByRole('button', { name: 'Add €1,000.00' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'amount.submit', amount: euro(100_000), faults: [] });
  },
};

/** No button while the result is unknown: a second payment would be real. */
export const NothingToPayAgain: Story = {
  args: { topUp: topUpViews.verifying },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByText(/Do not pay again/)).toBeVisible());
    const card = within(page.getByRole('region', { name: 'Add money' }));
    await expect(card.queryByRole('button')).toBeNull();
  },
};
