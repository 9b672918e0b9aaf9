import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { momentOf } from '#domain/core/time.ts';
import { documentsMailViews } from '#machines/core/documents-mail/fixtures.ts';
import { orderCancelViews } from '#machines/core/order-cancel/fixtures.ts';
import { OrderPage as InsuranceOrderPage } from '#src/screens/insurance/OrderPage.tsx';
import { frozenClock } from '../../support/clock.ts';
import { cancelAt } from '../../support/order-page-at.tsx';
import { insuranceOrder, insurancePapers, issuedOrder } from './order.ts';

const OrderPage = cancelAt(InsuranceOrderPage);

const meta = {
  title: 'products/insurance/Order',
  component: OrderPage,
  parameters: { layout: 'fullscreen' },
  args: {
    order: issuedOrder,
    documents: insurancePapers,
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

export const Scheduled: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Not covered, can be added')).toBeVisible();
    await expect(page.getByText(/SIM 9B3F 5XW7 2KDP 8QRM/)).toBeVisible();
    await expect(page.getByText('Dec 2026')).toBeVisible();
  },
};
export const Active: Story = {
  args: { order: { ...issuedOrder, serverNow: momentOf('2026-12-11', 612) } },
  play: ({ canvasElement }) =>
    expect(canvasElement.querySelector('h1')?.textContent).toBe('Insured today, day 7 of 12'),
};
export const OverTwoMonths: Story = {
  args: {
    order: {
      ...issuedOrder,
      item: {
        ...issuedOrder.item,
        firstDay: '2026-12-24',
        lastDay: '2027-01-04',
        people: issuedOrder.item.people.map((one) => ({ ...one, lastDay: '2027-01-04' })),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Dec 2026')).toBeVisible();
    await expect(page.getByText('Jan 2027')).toBeVisible();
  },
};
export const Ended: Story = { args: { order: { ...issuedOrder, serverNow: momentOf('2026-12-20') } } };
export const OneHasLeft: Story = {
  args: {
    order: {
      ...issuedOrder,
      status: 'partiallyCancelled',
      passengers: issuedOrder.passengers.map((one, place) =>
        place === 1 ? { ...one, leftAt: issuedOrder.serverNow } : one,
      ),
    },
    documents: { ...insurancePapers, papers: insurancePapers.papers.slice(0, 1) },
  },
};
export const ToBePaid: Story = { args: { order: insuranceOrder, documents: null } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
