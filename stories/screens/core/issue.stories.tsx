import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { euro } from '#domain/core/money.ts';
import { documents, longNames, orders, views } from '#machines/flights/flight-booking/fixtures.ts';
import { CoveredNote } from '#src/screens/core/booking/CoveredNote.tsx';
import { TicketCode } from '#src/screens/core/issue/TicketCode.tsx';
import { FlightPapers } from '#src/screens/flights/checkout/FlightPapers.tsx';
import { frozenClock } from '../../support/clock.ts';

const oneWay = { ...orders.issued, summary: orders.readyOneWay.summary, item: orders.readyOneWay.item };
const { papers } = documents.issued;
const alone = {
  ...oneWay,
  summary: { ...oneWay.summary, people: 1 },
  item: { ...oneWay.item, adult: 1, child: 0 },
  passengers: oneWay.passengers.slice(0, 1),
};

const meta = {
  title: 'Screens/Issue',
  component: FlightPapers,
  parameters: { layout: 'fullscreen' },
  args: {
    view: views.issued,
    order: oneWay,
    documents: documents.issued,
    clock: frozenClock,
    pageUrl: `https://safar.example/flights/issue/${oneWay.orderId}`,
    Code: TicketCode,
    problem: null,
    onRetry: () => {},
    send: () => {},
  },
} satisfies Meta<typeof FlightPapers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Issued: Story = {};
export const IssuedReturnTrip: Story = { args: { order: orders.issued, documents: documents.issued } };
export const OneTicket: Story = {
  args: { order: alone, documents: { ...documents.issued, papers: papers.slice(0, 1) } },
};
/** Partly cancelled: the refund shows beside the remaining tickets. */
export const GivenBackInPart: Story = {
  args: {
    order: {
      ...oneWay,
      status: 'partiallyCancelled',
      refunded: euro(1650),
      back: { toCard: euro(1150), toBalance: euro(500) },
    },
  },
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByText(/^A part was given back:/);
    await expect(line).toHaveTextContent('A part was given back: €11.50 to the card and €5.00 to the balance.');
  },
};
/** Found by reference and e-mail: numbers show only their last letters. */
export const PassportsCovered: Story = {
  args: {
    documents: {
      ...documents.issued,
      papers: papers.map((paper, person) => ({
        ...paper,
        holder: { person, passportNumber: oneWay.passengers[person]?.passportMasked ?? '' },
      })),
    },
    covered: <CoveredNote onShow={() => {}} />,
  },
};
export const LongNames: Story = {
  args: { order: { ...orders.issued, passengers: longNames }, documents: documents.issued },
};
export const FetchingPapers: Story = { args: { documents: null } };
export const PapersNotRead: Story = {
  args: { documents: null, problem: { code: 'unavailable', message: 'The server did not answer.' } },
};
export const Verifying: Story = { args: { view: views.verifying, order: orders.paying, documents: null } };
export const NotPaidYet: Story = { args: { view: views.verifyingOpen, order: orders.paying, documents: null } };
export const VerifyingSlow: Story = { args: { view: views.verifyingSlow, order: orders.paying, documents: null } };
/** No alert and no second payment option beside "Do not pay again". */
export const PaidElsewhere: Story = {
  args: { view: views.verifying, order: orders.paying, documents: null, isElsewhere: true },
  play: async ({ canvasElement }) => {
    const heading = await within(canvasElement).findByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('This order is being paid in another tab or on another device.');
  },
};
export const Issuing: Story = { args: { view: views.issuing, order: orders.issuing, documents: null } };
export const IssuingOffline: Story = { args: { view: views.issuingOffline, order: orders.issuing, documents: null } };
export const Refunding: Story = { args: { view: views.refunding, order: orders.refunding, documents: null } };
export const Refunded: Story = { args: { view: views.refunded, order: orders.refunded, documents: null } };
/** The airline did not fail, and only a part was refunded. */
export const CancelledTickets: Story = {
  args: { view: views.refunded, order: orders.cancelledTickets, documents: null },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'This order is cancelled.' })).toBeVisible();
    await expect(page.getByText(/We paid back €144\.20 to the card/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/issue the tickets|could not be issued/);
  },
};
export const Resuming: Story = { args: { view: views.resuming, order: orders.paying, documents: null } };
export const ResumingFailed: Story = { args: { view: views.resumingFailed, order: orders.paying, documents: null } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Dark: Story = { globals: { theme: 'dark' } };
