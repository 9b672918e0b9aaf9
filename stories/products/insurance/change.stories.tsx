import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { euro } from '#domain/core/money.ts';
import { addDays } from '#domain/core/time.ts';
import { orderChangeViews } from '#machines/core/order-change/fixtures.ts';
import type { OrderChangeView } from '#machines/core/order-change/view.ts';
import { orderDueViews } from '#machines/core/order-due/fixtures.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import type { components } from '#openapi/generated/types.ts';
import { ChangeCard } from '#src/screens/core/change/ChangeCard.tsx';
import type { ChangeWish } from '#src/screens/core/change/change-slots.ts';
import { PayDue } from '#src/screens/core/due/PayDue.tsx';
import { changeParts } from '#src/screens/insurance/change/change-parts.tsx';
import { Section, Wrap } from '#src/ui/layout.tsx';
import { frozenClock } from '../../support/clock.ts';
import { issuedOrder } from './order.ts';

type PolicyChangeShown = NonNullable<components['schemas']['InsuranceOrder']['change']>;

const nothing = () => {};
const { item, summary, lines, total } = issuedOrder;

/** Five days more: from 8 to 15 days to 16 to 31. */
const extended: PolicyChangeShown = {
  ...{ changeId: '6f1c1d1e-0000-4000-8000-000000000009', ordinal: 1, kind: 'extend', status: 'quoted' },
  ...{ until: NOW + 900_000, at: NOW, summary, lines, people: [] },
  item: {
    ...item,
    days: 17,
    lastDay: addDays(item.lastDay, 5),
    people: [
      { band: 'from12', days: 17, lastDay: addDays(item.lastDay, 5), price: euro(4000), correctedLetters: 0 },
      { band: 'under12', days: 17, lastDay: addDays(item.lastDay, 5), price: euro(2000), correctedLetters: 0 },
    ],
  },
  oldTotal: total,
  newTotal: euro(6000),
  toPay: { EUR: euro(1500), USD: { amount: 1700, currency: 'USD' } },
  toGive: { sum: euro(0), back: { toCard: euro(0), toBalance: euro(0) } },
};

type Props = {
  readonly view: OrderChangeView;
  readonly change: PolicyChangeShown;
  readonly onAsk: (wish: ChangeWish | null) => void;
};

/** The card of a change with what insurance gives to it. */
const PolicyChange = ({ view, change, onAsk }: Props) => {
  const order = { ...issuedOrder, change };
  return (
    <Section>
      <Wrap>
        <ChangeCard
          view={view}
          order={order}
          slots={{ entriesOf: () => [], load: async () => changeParts }}
          parts={changeParts}
          clock={frozenClock}
          send={nothing}
          onAsk={onAsk}
          onVerify={nothing}
          pay={(slot) => (
            <PayDue
              {...slot}
              view={orderDueViews.ready}
              order={order}
              isProtected={false}
              extras={null}
              clock={frozenClock}
              send={nothing}
              onVerify={nothing}
              due={change.toPay.EUR}
            />
          )}
        />
      </Wrap>
    </Section>
  );
};

const meta = {
  title: 'products/insurance/A policy is changed',
  component: PolicyChange,
  parameters: { layout: 'fullscreen' },
  args: { view: orderChangeViews.quoted, change: extended, onAsk: fn() },
} satisfies Meta<typeof PolicyChange>;
export default meta;
type Story = StoryObj<typeof meta>;

const asking = (asked: string): OrderChangeView => ({ ...orderChangeViews.asking, asked });

export const Extended: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: 'Extend, pay €15.00' })).toBeVisible();
  },
};
export const AskForMoreDays: Story = {
  args: { view: asking('extend') },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('checkbox', { name: 'Mia Keller' }));
    await userEvent.click(page.getByRole('button', { name: 'Show the price' }));
    await expect(args.onAsk).toHaveBeenCalledWith({ kind: 'extend', lastDay: '2026-12-17', people: [0] }, []);
  },
};
export const AskToMove: Story = { args: { view: asking('move') } };
export const AskToAdd: Story = { args: { view: asking('add') } };
export const AskToCorrect: Story = {
  args: { view: asking('correct'), onAsk: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const given = page.getByLabelText('Given names');
    await expect(page.getByText(/^Up to 3 letters can be corrected here/)).toBeVisible();
    await userEvent.clear(given);
    await userEvent.type(given, 'Ana Maria');
    await expect(page.getByText('1 of 3 letters changed.')).toBeVisible();
    await userEvent.clear(given);
    await userEvent.type(given, 'Hannelore');
    await expect(page.getByText(/^You changed 6 letters, and 3 can be corrected here/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Write to our desk about this name' })).toHaveAttribute(
      'href',
      `/contact?order=${issuedOrder.orderId}&about=name`,
    );
    await userEvent.click(page.getByRole('button', { name: 'Show what changes' }));
    await expect(args.onAsk).toHaveBeenCalledWith(
      { kind: 'correct', person: 0, title: 'MS', firstName: 'Hannelore', lastName: 'Keller', passportNumber: '' },
      [{ field: 'firstName', code: 'too_many_letters' }],
    );
  },
};
/** What was typed for one person is there again after a look at another one. */
export const AskToCorrectAnother: Story = {
  args: { view: asking('correct'), onAsk: fn() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Family name'), 'mann');
    await userEvent.type(page.getByLabelText('Passport number'), 'C01X00T99');
    const [whose] = page.getAllByRole('combobox');
    if (!whose) throw new Error('Nobody can be chosen');
    await userEvent.selectOptions(whose, '1');
    await expect(page.getByLabelText('Family name')).toHaveValue('Keller');
    await expect(page.getByLabelText('Passport number')).toHaveValue('');
    await userEvent.selectOptions(whose, '0');
    await expect(page.getByLabelText('Family name')).toHaveValue('Kellermann');
    await expect(page.getByLabelText('Passport number')).toHaveValue('C01X00T99');
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
