import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { euro } from '#domain/core/money.ts';
import { stepUpViews } from '#machines/accounts/step-up/fixtures.ts';
import { documentsMailViews } from '#machines/core/documents-mail/fixtures.ts';
import { orderCancelViews } from '#machines/core/order-cancel/fixtures.ts';
import type { OrderCancelView } from '#machines/core/order-cancel/view.ts';
import { documents, longNames, orders } from '#machines/flights/flight-booking/fixtures.ts';
import { OrderPage as FlightOrderPage } from '#src/screens/flights/OrderPage.tsx';
import { frozenClock } from '../../support/clock.ts';
import { useHeard } from '../../support/heard.ts';
import { cancelAt } from '../../support/order-page-at.tsx';

const OrderPage = cancelAt(FlightOrderPage);

const { lines, total, totals, item } = orders.readyProtected;
const protectedMoney = { lines, total, totals, item };

const meta = {
  title: 'Screens/Order',
  component: OrderPage,
  parameters: { layout: 'fullscreen' },
  args: {
    order: orders.issued,
    documents: documents.issued,
    cancel: orderCancelViews.idle,
    mail: documentsMailViews.idle,
    sendMail: () => {},
    clock: frozenClock,
    send: () => {},
    onVerify: () => {},
  },
} satisfies Meta<typeof OrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Issued: Story = {};
export const OfAGuest: Story = { args: { isGuest: true } };
export const MailingAgain: Story = { args: { mail: documentsMailViews.mailing } };
export const MailedAgain: Story = { args: { mail: documentsMailViews.mailed } };
export const MailedTooOften: Story = { args: { mail: documentsMailViews.tooOften } };
export const Asking: Story = { args: { cancel: orderCancelViews.asking } };
export const NotQuoted: Story = { args: { cancel: orderCancelViews.notQuoted } };
/** Deductions by leg, each with its own share. */
export const Quoted: Story = {
  args: { cancel: orderCancelViews.quoted },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const line = async (label: string) => (await page.findByText(label)).nextElementSibling?.textContent;
    await expect(await line('Outbound, 30 % not refunded')).toBe('− €28.50');
    await expect(await line('Return, 30 % not refunded')).toBe('− €33.30');
    await expect(await line('You get back')).toBe('€144.20');
  },
};
export const QuotedForAGuest: Story = { args: { cancel: orderCancelViews.quotedGuest } };
/** Each of two travellers can leave alone. */
export const QuotedForTwo: Story = { args: { cancel: orderCancelViews.quotedCouple } };
export const OtherPeopleQuoted: Story = { args: { cancel: orderCancelViews.choosing } };
/** What was paid for this traveller, less what is kept, is what comes back. */
export const OneOfTwoLeaves: Story = {
  args: { cancel: orderCancelViews.oneOfTwo },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect((await page.findByText('Paid for them')).nextElementSibling?.textContent).toBe('€103.00');
    await expect(page.getByRole('button', { name: 'Cancel and get €72.10 back' })).toBeVisible();
  },
};
export const NobodyChosen: Story = { args: { cancel: orderCancelViews.nobodyChosen } };
export const OthersDepend: Story = { args: { cancel: orderCancelViews.othersDepend } };
export const NothingComesBack: Story = { args: { cancel: orderCancelViews.quotedNothing } };
/** It adds up from top to bottom: the payment minus each deduction. */
export const WithProtection: Story = {
  args: {
    order: { ...orders.issued, ...protectedMoney },
    cancel: orderCancelViews.quotedProtected,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Price of “Cancel for any reason”')).toBeVisible();
    const card = page.getByRole('region', { name: 'Cancel and get money back' });
    await expect([...(card.textContent ?? '').matchAll(/(− )?€\d+\.\d\d/g)].map(([text]) => text)).toEqual([
      '€230.72',
      '− €24.72',
      '− €9.50',
      '− €11.10',
      '€185.40',
      '€185.40',
      '€185.40',
    ]);
  },
};
export const QuoteChanged: Story = { args: { cancel: orderCancelViews.quoteChanged } };
export const Proving: Story = { args: { cancel: orderCancelViews.proving } };
/** Found by reference, but it cannot be cancelled here: it names the account and links to it. */
export const OfAnAccount: Story = {
  args: {
    isGuest: true,
    cancel: { ...orderCancelViews.quotedGuest, problem: { code: 'login_required', message: 'Log in.' } },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/login?redirect=${encodeURIComponent(`/profile/orders/${orders.issued.orderId}`)}`,
    );
  },
};
export const WrongCode: Story = { args: { cancel: { ...orderCancelViews.proving, stepUp: stepUpViews.wrong } } };
export const Cancelling: Story = { args: { cancel: orderCancelViews.cancelling } };
export const Offline: Story = { args: { cancel: orderCancelViews.offline } };
export const Cancelled: Story = {
  args: {
    order: { ...orders.cancelled, refunded: euro(14_420), back: { toCard: euro(14_420), toBalance: euro(0) } },
    documents: null,
    cancel: orderCancelViews.cancelled,
  },
};
export const QuotedCardAndBalance: Story = {
  args: { cancel: orderCancelViews.quotedBoth },
  play: async ({ canvasElement }) => {
    // The button names the refunds in their currencies.
    const confirm = within(canvasElement).getByRole('button', { name: 'Cancel and get $109.62 and €43.63 back' });
    await expect(confirm).toBeVisible();
  },
};
export const CancelledToBalance: Story = {
  args: { order: orders.cancelled, documents: null, cancel: orderCancelViews.cancelledToBalance },
  play: async ({ canvasElement }) => {
    const done = await within(canvasElement).findByText('Cancelled. You get back €144.20 to the balance.');
    await expect(done).toBeVisible();
  },
};
/** Opened after a cancellation: the refund shows as on the day itself. */
export const CancelledBefore: Story = {
  args: { order: orders.cancelledTickets, documents: null },
  play: async ({ canvasElement }) => {
    const done = await within(canvasElement).findByText('Cancelled. You get back €144.20 to the card.');
    await expect(done).toBeVisible();
  },
};
export const Unfinished: Story = { args: { order: orders.ready, documents: null } };
export const Expired: Story = { args: { order: orders.expired, documents: null } };
/** Money that paid nothing and went back is no part of what was paid. */
export const PaidTooMuch: Story = {
  args: {
    order: {
      ...orders.issued,
      paid: euro(10_000),
      refunds: [
        {
          ...{ cause: 'unused', askedAt: null, agreedAt: null, cardSentAt: null, cardBy: null, paidNothing: true },
          ...{ sum: euro(42_600), back: { toCard: euro(42_600), toBalance: euro(0) } },
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect((await page.findByText('Paid in the end')).nextElementSibling?.textContent).toBe('€100.00');
    await expect(page.queryByText(/^− €426/)).toBeNull();
  },
};
export const LongNames: Story = { args: { order: { ...orders.issued, passengers: longNames } } };
export const Dark: Story = { args: { cancel: orderCancelViews.quoted }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { args: { cancel: orderCancelViews.quoted }, globals: { dir: 'rtl' } };
export const Phone: Story = {
  args: { cancel: orderCancelViews.quoted },
  globals: { viewport: { value: 'phone' } },
};

/** By keyboard only: each button removes itself, and the focus moves to the result. */
export const CancelsByKeyboard: Story = {
  render: function Host(args) {
    const [cancel, setCancel] = useState<OrderCancelView>(orderCancelViews.idle);
    const after = {
      'cancel.ask': orderCancelViews.quoted,
      'cancel.drop': orderCancelViews.idle,
      'cancel.confirm': orderCancelViews.cancelled,
    };
    return (
      <OrderPage
        {...args}
        cancel={cancel}
        send={({ type }) => setCancel((now) => after[type as keyof typeof after] ?? now)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const ask = async () => {
      (await page.findByRole('button', { name: 'How much do I get back?' })).focus();
      await userEvent.keyboard('{Enter}');
      await expect(document.activeElement).toHaveTextContent('€144.20');
    };
    await ask();
    page.getByRole('button', { name: 'Keep my tickets' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'How much do I get back?' })).toHaveFocus();
    await ask();
    page.getByRole('button', { name: 'Cancel and get €144.20 back' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toHaveTextContent(/^Cancelled\. You get back €144\.20/);
  },
};

/** The amount is on the button, beside the one that keeps the tickets. */
export const CancelsForTheAmount: Story = {
  args: { cancel: orderCancelViews.quoted, send: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: /To your balance/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'refund.choose', to: 'balance' });
    await userEvent.click(page.getByRole('button', { name: 'Cancel and get €144.20 back' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'cancel.confirm' });
    await userEvent.click(page.getByRole('button', { name: 'Keep my tickets' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'cancel.drop' });
  },
};

/** An invalid code is not sent; spaces inside a code are ignored. */
export const TypesACode: Story = {
  args: { cancel: orderCancelViews.proving, onVerify: fn() },
  render: (args: ComponentProps<typeof OrderPage>) => {
    const [stepUp, hear] = useHeard(orderCancelViews.proving.stepUp);
    return (
      <OrderPage
        {...args}
        cancel={{ ...orderCancelViews.proving, stepUp }}
        onVerify={(code, faults) => {
          hear(faults);
          args.onVerify(code, faults);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const code = await page.findByLabelText('One-time code');
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, '12 3');
    await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(code).toBeInvalid());
    await expect(args.onVerify).toHaveBeenLastCalledWith('123', [{ field: 'code', code: 'code_invalid' }]);
    await userEvent.type(code, '456');
    await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
    await expect(args.onVerify).toHaveBeenLastCalledWith('123456', []);
  },
};

/** The files are plain links; the mail is requested once. */
export const KeepsThePapers: Story = {
  args: { sendMail: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await page.findByRole('link', { name: 'Tickets as PDF' });
    const links = page.getAllByRole('link', { name: /PDF/ });
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Tickets as PDF', `/api/orders/${orders.issued.orderId}/documents/papers`],
      ['Receipt as PDF', `/api/orders/${orders.issued.orderId}/documents/receipt`],
    ]);
    await userEvent.click(page.getByRole('button', { name: 'Send the tickets again' }));
    await expect(args.sendMail).toHaveBeenCalledWith({ type: 'documents.mail' });
  },
};

/** What stays can be cancelled too, without loading the page again. */
export const CancelsAnotherPart: Story = {
  args: {
    order: { ...orders.issued, status: 'partiallyCancelled' },
    cancel: orderCancelViews.cancelled,
    send: fn(),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'What if I cancel the others too?' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'cancel.ask' });
  },
};
