import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { euro } from '#domain/core/money.ts';
import { DAY_MS } from '#domain/core/time.ts';
import { checkoutViews } from '#machines/core/order-checkout/fixtures.ts';
import { orderDueViews } from '#machines/core/order-due/fixtures.ts';
import type { MuseumOrder } from '#src/platform/core/testing/museum.ts';
import { museumOrder } from '#src/platform/core/testing/museum.ts';
import { RestCard } from '#src/screens/core/due/RestCard.tsx';
import { ReviewScreen } from '#src/screens/core/review/ReviewScreen.tsx';
import { TwoPayments } from '#src/screens/core/review/TwoPayments.tsx';
import { frozenClock, NOW } from '../../support/clock.ts';
import { MuseumOrderPage } from '../../support/MuseumOrderPage.tsx';
import { issuedMuseumOrder, museumReview } from '../../support/museum.tsx';

// A product with a deposit is not on sale; the museum has one here.

const nothing = () => {};
const DUE_AT = NOW + 20 * DAY_MS;
const later = { amount: euro(1800), dueAt: DUE_AT };
const dollars = (amount: number) => ({ amount, currency: 'USD' }) as const;

const unpaid: MuseumOrder = {
  ...museumOrder,
  due: { purpose: 'deposit', amounts: { EUR: euro(600), USD: dollars(654) }, dueAt: null, later },
};
const payment = {
  purpose: 'deposit',
  attempt: 1,
  attemptsLeft: 3,
  pageUrl: null,
  status: 'succeeded',
  amount: euro(600),
  fromBalance: euro(0),
  declineReason: null,
} as const;
const owed: MuseumOrder = {
  ...issuedMuseumOrder,
  payment,
  paid: euro(600),
  due: { purpose: 'balance', amounts: { EUR: euro(1800), USD: dollars(1962) }, dueAt: DUE_AT, later: null },
};
const declined = { ...payment, purpose: 'balance', attempt: 2, attemptsLeft: 2, status: 'declined' } as const;
const { due: _, ...settled } = owed;

type Args = Pick<ComponentProps<typeof RestCard>, 'view' | 'extras' | 'send'> & { readonly order: MuseumOrder };

const meta = {
  title: 'Screens/The rest of an order',
  parameters: { layout: 'fullscreen' },
  args: { order: owed, view: orderDueViews.ready, extras: null, send: nothing },
  render: ({ order, view, extras, send }) => (
    <MuseumOrderPage
      order={order}
      Rest={(props) => (
        <RestCard {...props} view={view} extras={extras} clock={frozenClock} send={send} onVerify={nothing} />
      )}
    />
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The lines add up to what is left, and the button says it. */
export const Due: Story = {
  args: { send: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const rest = within(page.getByRole('region', { name: 'The rest' }));
    const line = (label: string) => rest.getByText(label).nextElementSibling?.textContent;
    await expect([line('Total'), line('Paid so far'), line('To pay')]).toEqual(['€24.00', '− €6.00', '€18.00']);
    await userEvent.dblClick(rest.getByRole('button', { name: 'Pay the rest, €18.00' }));
    await expect(args.send).toHaveBeenCalledTimes(1);
    await expect(args.send).toHaveBeenCalledWith({
      type: 'due.pay',
      intent: { total: euro(1800), cancelPackage: false },
    });
  },
};
/** The rest is paid in the currency of the deposit. */
export const InDollars: Story = { args: { order: { ...owed, payment: { ...payment, amount: dollars(654) } } } };
const balance = (isBalanceUsed: boolean) => ({ view: { balance: euro(4000), isBalanceUsed }, send: nothing });
export const WithABalance: Story = { args: { extras: balance(false) } };
export const FromTheBalance: Story = {
  args: { extras: balance(true), send: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pay €18.00 from the balance' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'due.pay',
      intent: { total: euro(1800), cancelPackage: false, fromBalance: euro(1800) },
    });
  },
};
export const Starting: Story = { args: { view: orderDueViews.starting } };
export const AtTheBank: Story = { args: { view: orderDueViews.atBank } };
export const Verifying: Story = { args: { view: orderDueViews.verifying } };
export const VerifyingOpen: Story = {
  args: {
    view: orderDueViews.verifyingOpen,
    order: { ...owed, payment: { ...declined, status: 'started', pageUrl: '/' } },
  },
};
export const VerifyingSlow: Story = { args: { view: orderDueViews.verifyingSlow } };
export const Declined: Story = { args: { view: orderDueViews.declined, order: { ...owed, payment: declined } } };
export const LeftTheBank: Story = { args: { view: orderDueViews.left, order: { ...owed, payment: declined } } };
export const OtherPrice: Story = { args: { view: orderDueViews.otherPrice } };
export const Proving: Story = { args: { view: orderDueViews.proving } };
export const Offline: Story = { args: { view: orderDueViews.offline } };
export const NotKnown: Story = { args: { view: orderDueViews.failed } };
export const Asking: Story = { args: { view: orderDueViews.asking } };
export const PaidNow: Story = {
  args: {
    view: orderDueViews.paid,
    order: {
      ...settled,
      paid: euro(2400),
      payment: { ...payment, purpose: 'balance', attempt: 2, amount: euro(1800) },
    },
  },
};
export const TooLate: Story = { args: { view: orderDueViews.over } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: { extras: balance(false) }, globals: { theme: 'dark' } };

const review = (send: ComponentProps<typeof ReviewScreen<MuseumOrder>>['send'] = nothing) => (
  <ReviewScreen
    slots={museumReview}
    order={unpaid}
    entered={null}
    currency="EUR"
    kept={{ isProtected: false, currency: 'EUR', isAccepted: true }}
    extras={null}
    clock={frozenClock}
    view={checkoutViews.reviewing}
    send={send}
    TwoPayments={TwoPayments}
  />
);

/** What is paid now and what later; or all now, by choice. */
export const Review: Story = {
  args: { send: fn() },
  render: ({ send }) => review(send as ComponentProps<typeof ReviewScreen<MuseumOrder>>['send']),
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const pay = async (amount: string) => {
      const [button] = page.getAllByRole('button', { name: `Pay ${amount}` });
      if (button) await userEvent.click(button);
    };
    await userEvent.click(page.getByRole('radio', { name: 'Pay all €24.00 now' }));
    await pay('€24.00');
    await expect(args.send).toHaveBeenCalledWith({
      type: 'payment.start',
      intent: { total: euro(2400), cancelPackage: false, part: 'full' },
    });
  },
};
export const ReviewOfADeposit: Story = {
  args: { send: fn() },
  render: ({ send }) => review(send as ComponentProps<typeof ReviewScreen<MuseumOrder>>['send']),
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const [button] = page.getAllByRole('button', { name: 'Pay €6.00' });
    if (button) await userEvent.click(button);
    await expect(args.send).toHaveBeenCalledWith({
      type: 'payment.start',
      intent: { total: euro(600), cancelPackage: false },
    });
  },
};
export const ReviewOnAPhone: Story = { render: () => review(), globals: { viewport: { value: 'phone' } } };
