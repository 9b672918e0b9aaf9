import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { momentOf } from '#domain/core/time.ts';
import { TicketCode } from '#src/screens/core/issue/TicketCode.tsx';
import { TourPaper } from '#src/screens/tours/checkout/TourPaper.tsx';
import { TourNow, TourParts } from '#src/screens/tours/order/TourParts.tsx';
import { Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { dayTour, depositPaid, paidWhole, type TourOrder, tourItem, tourPapers } from './order.ts';

/** What the page of a booked tour says of it, in each of its lives. */
const meta: Meta<{ order: TourOrder }> = {
  title: 'Screens/Tours/Order',
  render: ({ order }) => (
    <Section>
      <Wrap>
        <Stack gap={6}>
          <h1>{order.item.title}</h1>
          <TourNow order={order} />
          <TourParts order={order} />
        </Stack>
      </Wrap>
    </Section>
  ),
};
export default meta;

type Story = StoryObj<{ order: TourOrder }>;

const open = { ...tourItem, isCertain: false, group: 2, bookedAt: 2, leastToRun: 4 };

export const DepositPaid: Story = {
  args: { order: depositPaid },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rest due')).toBeVisible();
    // No group and no step: it names itself on a phone.
    await expect(canvas.getByText(/left to pay/).getAttribute('data-l')).toBeNull();
    await expect(
      canvas.getByText(/Once the whole price is paid, a request for the visa code opens here/),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ask for the visa code' })).toBeNull();
  },
};
export const PrivateDates: Story = {
  args: { order: { ...depositPaid, item: { ...tourItem, isPrivate: true, capacity: 2, group: 2, bookedAt: 2 } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/The price is that of your party/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('only falls');
  },
};
export const NotCertainYet: Story = {
  args: { order: { ...depositPaid, item: open } },
  play: ({ canvas }) => expect(canvas.getByText('Not certain yet')).toBeVisible(),
};
export const CalledOffByUs: Story = {
  args: {
    order: {
      ...depositPaid,
      item: { ...open, calledOff: 'A storm has closed the road to the Kaluts.' },
      stage: 'calledOff',
    },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Called off by us')).length).toBe(2);
    await expect(canvas.getByText(/A storm has closed the road/)).toBeVisible();
    await expect(canvas.queryByText(/Too few people/)).toBeNull();
  },
};
export const TooFewPeople: Story = {
  args: { order: { ...depositPaid, item: open, stage: 'belowMinimum' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Too few people')).length).toBe(2);
    await expect(canvas.getByText(/Everything you paid comes back/)).toBeVisible();
    await expect(canvas.queryByText('Rest due')).toBeNull();
    await expect(canvas.queryByText(/left to pay/)).toBeNull();
  },
};
export const PriceFell: Story = {
  args: { order: { ...depositPaid, item: { ...tourItem, group: 8, each: { amount: 62_000, currency: 'EUR' } } } },
  play: ({ canvas }) => expect(canvas.getByText('The group grew')).toBeVisible(),
};
export const PaidAndGuideNamed: Story = {
  args: { order: paidWhole },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Guide: Sample Guide')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Ask for the visa code' });
    await expect(link.getAttribute('href')).toContain('arrival=2027-04-10&days=8&of=');
  },
};
export const PaidAndFoundByReference: Story = {
  args: { order: { ...paidWhole, item: { ...paidWhole.item, isOwn: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/In the browser or the account that booked this tour/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ask for the visa code' })).toBeNull();
  },
};
export const OnTheWay: Story = { args: { order: { ...paidWhole, serverNow: momentOf('2027-04-12') } } };
export const OneLeft: Story = {
  args: {
    order: {
      ...depositPaid,
      item: { ...tourItem, persons: tourItem.persons.map((person, at) => ({ ...person, hasLeft: at === 1 })) },
    },
  },
  play: ({ canvas }) => expect(canvas.getByText('Does not come any more')).toBeVisible(),
};
/** Who had paid left again: it runs all the same. */
export const CertainAndAlone: Story = {
  args: { order: { ...depositPaid, item: { ...tourItem, group: 2 } } },
  play: async ({ canvas }) => expect((await canvas.findAllByText('Runs, also with you alone')).length).toBe(2),
};
export const DayTour: Story = { args: { order: { ...paidWhole, stage: null, item: dayTour } } };

const voucher = { position: 2, kind: 'voucher', number: 'SIM 9C0D1E2F', holder: null };
const paper = ({ order }: { readonly order: TourOrder }) => (
  <TourPaper
    order={order}
    documents={{ ...tourPapers, papers: [...tourPapers.papers, voucher] }}
    pageUrl="https://example.org/iran-tours/issue/1"
    Code={TicketCode}
  />
);

export const Voucher: Story = {
  args: { order: paidWhole },
  render: paper,
  play: ({ canvasElement }) => expect(canvasElement.textContent).toContain('When: Name sign at arrivals'),
};
export const VoucherOfADayTour: Story = {
  args: { order: { ...paidWhole, stage: null, item: dayTour } },
  render: paper,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Sat 10 Apr/)).toHaveLength(1);
    // In both halves.
    await expect(canvas.getAllByText('Zandiyeh Hotel, Hejrat Street')).toHaveLength(2);
  },
};
