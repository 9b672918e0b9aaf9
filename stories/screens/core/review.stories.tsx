import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { euro, formatMoney, subtract } from '#domain/core/money.ts';
import { convert, RATES } from '#domain/core/rates.ts';
import { account } from '#machines/accounts/account-settings/fixtures.ts';
import { orderExtrasViews } from '#machines/core/order-extras/fixtures.ts';
import type { OrderExtrasView } from '#machines/core/order-extras/view.ts';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import { entered, orders, views } from '#machines/flights/flight-booking/fixtures.ts';
import { m } from '#src/copy/generated/messages.js';
import { CoveredNote } from '#src/screens/core/booking/CoveredNote.tsx';
import { LateFailed } from '#src/screens/core/LateFailed.tsx';
import type { ReviewExtras } from '#src/screens/core/review/DiscountCode.tsx';
import { FlightReview } from '#src/screens/flights/checkout/FlightReview.tsx';
import { frozenClock, NOW } from '../../support/clock.ts';

const nothing = () => {};
const exhausted = { ...orders.declined, payment: { ...orders.declined.payment, attempt: 5 } };
const charter = {
  ...orders.readyOneWay,
  item: {
    ...orders.readyOneWay.item,
    legs: orders.readyOneWay.item.legs.map((leg) => ({
      ...leg,
      fare: { ...leg.fare, kind: 'charter' as const, fareClass: 'X', refundSteps: [] },
    })),
  },
};

const extrasOf = (view: OrderExtrasView): ReviewExtras => ({ view, granted: [], send: nothing, onApply: nothing });
const discounted = {
  ...orders.readyOneWay,
  discount: { code: 2026, percent: 10, amount: euro(950) },
  total: subtract(orders.readyOneWay.total, euro(950)),
};

const meta = {
  title: 'Screens/Review',
  component: FlightReview,
  parameters: { layout: 'fullscreen' },
  args: {
    view: views.reviewing,
    order: orders.readyOneWay,
    entered,
    currency: 'EUR',
    send: nothing,
    clock: frozenClock,
    extras: extrasOf(orderExtrasViews.guest),
  },
} satisfies Meta<typeof FlightReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneWay: Story = {};
export const ExtrasNotThere: Story = { args: { extras: null } };
const onApply = fn();
/** One press applies an own code: filled in only, it would look applied. */
export const YourDiscount: Story = {
  args: { extras: { ...extrasOf(orderExtrasViews.guest), granted: account.grantedDiscounts, onApply } },
  play: async ({ canvasElement }) => {
    const [own] = account.grantedDiscounts;
    await userEvent.click(await within(canvasElement).findByRole('button', { name: `Use ${own?.code}` }));
    await expect(onApply).toHaveBeenCalledWith(String(own?.code), []);
  },
};
/** The refund is a share of the payment: the fares minus the discount. */
export const DiscountApplied: Story = {
  args: { order: discounted, extras: extrasOf(orderExtrasViews.applied) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^70 % back, €59\.85, until/)).toBeInTheDocument();
    await expect(await page.findByText(/90 % of what you pay for the flights? back, €76\.95/)).toBeVisible();
  },
};
/** By keyboard only: the pressed button disappears, and the focus moves to the result. */
export const DiscountByKeyboard: Story = {
  render: function Host(args) {
    const [code, setCode] = useState<'none' | 'applied' | 'removed'>('none');
    const view = { none: orderExtrasViews.guest, applied: orderExtrasViews.applied, removed: orderExtrasViews.removed };
    return (
      <FlightReview
        {...args}
        order={code === 'applied' ? discounted : orders.readyOneWay}
        extras={{
          ...extrasOf(view[code]),
          onApply: () => setCode('applied'),
          send: ({ type }) => type === 'discount.remove' && setCode('removed'),
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText('Code'), '2026{Enter}');
    const applied = await page.findByText(/^Code 2026 takes 10 % off/);
    await expect(document.activeElement?.contains(applied)).toBe(true);
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Remove the code' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toHaveTextContent(/code/i);
    await userEvent.tab();
    await expect(page.getByLabelText('Code')).toHaveFocus();
  },
};
export const DiscountRemoved: Story = { args: { extras: extrasOf(orderExtrasViews.removed) } };
export const DiscountUnknown: Story = { args: { extras: extrasOf(orderExtrasViews.unknownCode) } };
export const DiscountUsed: Story = { args: { extras: extrasOf(orderExtrasViews.usedCode) } };
export const Balance: Story = { args: { extras: extrasOf(orderExtrasViews.smallBalance) } };
export const BalanceAndCard: Story = { args: { extras: extrasOf(orderExtrasViews.smallBalanceUsed) } };
export const BalanceOnly: Story = { args: { extras: extrasOf(orderExtrasViews.largeBalanceUsed) } };
export const ToldNotThere: Story = { args: { entered: null } };
export const ToldFailed: Story = {
  args: {
    entered: null,
    covered: <LateFailed onRetry={nothing}>{m.review_entered_failed()}</LateFailed>,
  },
};
/** From the saved passengers, or found by reference and e-mail. */
export const PassportsCovered: Story = {
  args: {
    entered: entered.map((one) => ({ ...one, birthDate: null, passportNumber: '•••••4T2K', isWhole: false })),
    covered: <CoveredNote onShow={nothing} />,
  },
};
export const ReturnTrip: Story = { args: { order: orders.ready } };
export const Protected: Story = { args: { view: views.reviewingProtected, order: orders.ready } };
/** An agency has no refund rule: it decides. */
export const CharterProtected: Story = {
  args: { view: views.reviewingProtected, order: charter },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Without it, the agency decides\./)).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/Tehran time, there is no promised refund: the agency decides\./);
    await expect(canvasElement).not.toHaveTextContent(/airline's own refund rules|keeps 100/);
  },
};
/**
 * After a reload the checkbox, the currency and the button keep the choice; the rules must be accepted again for this
 * price.
 */
export const ChosenBeforeAReload: Story = {
  args: { order: orders.declinedOneWay, kept: { isProtected: true, currency: 'USD' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const { totals, item } = orders.readyOneWay;
    await expect(await page.findByRole('checkbox', { name: /Cancel for any reason/ })).toBeChecked();
    const amount = formatMoney(convert(euro(totals.EUR.amount + item.protection.price.amount), 'USD', RATES));
    await expect(page.getAllByRole('button', { name: `Pay ${amount}` })[0]).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /I have read these/ })).not.toBeChecked();
  },
};
const onChoose = fn();
/** The way to the bank and back takes no tick away; rules of another price are accepted anew after a reload. */
export const AcceptedBeforeAReload: Story = {
  args: { kept: { isProtected: true, currency: 'EUR', isAccepted: true }, onChoose },
  play: async ({ canvasElement }) => {
    onChoose.mockClear();
    const page = within(canvasElement);
    const rules = await page.findByRole('checkbox', { name: /I have read these/ });
    await expect(rules).toBeChecked();
    await userEvent.click(rules);
    await userEvent.click(rules);
    await userEvent.click(page.getByRole('checkbox', { name: /Cancel for any reason/ }));
    await expect(onChoose.mock.calls).toEqual([
      [{ isProtected: true, currency: 'EUR', isAccepted: false, isWhole: false }],
      [{ isProtected: true, currency: 'EUR', isAccepted: true, isWhole: false }],
      [{ isProtected: false, currency: 'EUR', isAccepted: false, isWhole: false }],
    ]);
  },
};
/** A traveller who came back from the bank sees no refusal. */
export const LeftTheBank: Story = {
  args: {
    view: { ...views.declined, problem: { code: 'payment_declined', message: 'cancelled_by_cardholder' } },
    order: {
      ...orders.declinedOneWay,
      payment: { ...orders.declined.payment, declineReason: 'cancelled_by_cardholder' },
    },
  },
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByText(/You came back without paying/);
    await expect(text.closest('[data-c]')).toHaveAttribute('data-c', 'info');
  },
};
export const Dollars: Story = { args: { currency: 'USD', view: views.reviewingProtected } };
/** Each sum in its payment currency: the balance in euros, the rest by card in dollars. */
export const DollarsAndBalance: Story = {
  args: { currency: 'USD', extras: extrasOf(orderExtrasViews.smallBalanceUsed) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const card = formatMoney(convert(subtract(orders.readyOneWay.total, euro(5000)), 'USD', RATES));
    await expect(await page.findByText(`Your balance pays €50.00; your card pays ${card}.`)).toBeVisible();
    await expect(page.getAllByRole('button', { name: `Pay ${card}` })[0]).toBeVisible();
    await expect(
      page.getByText(/^If you cancel right after you pay, you get back \$.* to the card and €.* to the balance\.$/),
    ).toBeVisible();
  },
};
export const NothingComesBack: Story = { args: { order: charter } };
export const Closing: Story = { args: { view: views.reviewingClosing } };
export const LongNames: Story = { args: { order: orders.readyLongNames } };
export const PaymentStarts: Story = { args: { view: views.payingStarts } };
export const AtTheBank: Story = { args: { view: views.leavingForBank, order: orders.paying } };
export const Declined: Story = { args: { view: views.declined, order: orders.declined } };
export const NoTriesLeft: Story = { args: { view: views.declined, order: exhausted } };
export const PriceChanged: Story = { args: { view: views.priceUpAtPayment, order: orders.ready } };
export const NoAnswer: Story = { args: { view: views.bankUnavailable } };
export const HoldEnded: Story = { args: { view: views.expiredAtReview, order: orders.expired } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Dark: Story = { args: { view: views.declined, order: orders.declined }, globals: { theme: 'dark' } };

/** Ticking the protection updates the line, the sentence beside it, the rule and the total. */
export const Protecting: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const aside = within(page.getByRole('complementary'));
    await expect(await aside.findByText(/^70 % back until Wed 2 Dec/)).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: /Cancel for any reason/ }));
    await expect(await aside.findByText(/^90 % back until Sat 5 Dec, 08:20/)).toBeVisible();
    await expect(await aside.findByText('Cancel for any reason')).toBeVisible();
    await expect(await page.findByText(/^After Sat 5 Dec, 08:20 Tehran/)).toBeVisible();
    await expect(await page.findByText(/^90 % back, .* until Sat 5 Dec, 08:20/)).toBeInTheDocument();
  },
};

const clock = new VirtualClock(NOW);

/**
 * Paying without accepting the rules: the error shows at the checkbox and takes the focus; then a double click pays
 * once.
 */
export const RulesNotAccepted: Story = {
  args: { send: fn(), clock },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const pay = page.getAllByRole('button', { name: /^Pay €/ })[0];
    if (!pay) throw new Error('There is no button to pay');
    await userEvent.click(pay);
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'To pay, tick the box: you accept the flight rules.',
    );
    clock.advanceTo(NOW + 500);
    const box = page.getByRole('checkbox', { name: /I have read these/ });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.click(box);
    await userEvent.dblClick(pay);
    await expect(args.send).toHaveBeenCalledTimes(1);
    await expect(args.send).toHaveBeenCalledWith({
      type: 'payment.start',
      intent: { total: orders.readyOneWay.total, cancelPackage: false },
    });
  },
};

/** The payment request contains the part from the balance; the total stays the price of the order. */
export const PaysByBalanceAndCard: Story = {
  args: { extras: extrasOf(orderExtrasViews.smallBalanceUsed), send: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const rest = formatMoney(subtract(orders.readyOneWay.total, euro(5000)));
    await userEvent.click(await page.findByRole('checkbox', { name: /I have read these/ }));
    await userEvent.click(page.getAllByRole('button', { name: `Pay ${rest}` })[0] as HTMLElement);
    await expect(args.send).toHaveBeenCalledWith({
      type: 'payment.start',
      intent: { total: orders.readyOneWay.total, cancelPackage: false, fromBalance: euro(5000) },
    });
  },
};

/** All answers can be compared with the passport before the payment. */
export const ChecksEverybody: Story = {
  args: { order: orders.ready },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const mia = (await page.findByText('Ms Mia Keller')).closest('dd');
    await expect(mia).toHaveTextContent(
      'Ms Mia Keller, childBorn Tue 9 Dec 2014, nationality: GermanyPassport C01X01C5D, issued by GermanyPassport valid until Thu 1 May 2031',
    );
    await expect(page.getAllByRole('button', { name: /^Change Traveller/ })).toHaveLength(3);
  },
};
