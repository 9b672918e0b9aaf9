import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { checkoutViews } from '#machines/core/order-checkout/fixtures.ts';
import type { Documents } from '#src/screens/core/booking/order.ts';
import type { IssueScreenProps } from '#src/screens/core/issue/IssueScreen.tsx';
import { TicketCode } from '#src/screens/core/issue/TicketCode.tsx';
import { TransportPapers } from '#src/screens/transport/checkout/TransportPapers.tsx';
import type { TransportOrder } from '#src/screens/transport/ride-words.ts';
import { frozenClock } from '../../support/clock.ts';
import { rideAt, served, thereAndBack, transportOrder, transportPapers } from './order.ts';

type Props = {
  readonly order: TransportOrder;
  readonly documents: Documents | null;
  readonly view: IssueScreenProps<TransportOrder>['view'];
};

const numbered = (...numbers: readonly string[]): Documents => ({
  ...transportPapers,
  papers: numbers.map((number, position) => ({ position, kind: 'voucher', number, holder: null })),
});

/** The vouchers, and what stands on the page before they are there. */
const meta: Meta<Props> = {
  title: 'Screens/Transport/Vouchers',
  parameters: { layout: 'fullscreen' },
  args: { order: rideAt('confirmed'), documents: transportPapers, view: checkoutViews.issued },
  render: ({ order, documents, view }) => (
    <TransportPapers
      {...{ order, documents, view }}
      problem={null}
      onRetry={() => {}}
      clock={frozenClock}
      pageUrl="https://example.org/iran-transportation/issue/1"
      Code={TicketCode}
      send={fn()}
    />
  ),
};
export default meta;
type Story = StoryObj<Props>;

export const Transfer: Story = {
  play: async ({ canvas }) => {
    const paper = canvas.getByRole('article', { name: /Transfer voucher/ });
    await expect(paper).toHaveTextContent('IKA');
    await expect(paper).toHaveTextContent('Imam Khomeini Airport (IKA)lands 03:10');
    // By its name alone in large letters, in the half for readers in Iran.
    await expect(paper.querySelector('[lang="fa"]')).toHaveTextContent(/(^|[^ ])امام خمینی/);
    await expect(paper).toHaveTextContent('This is a simulation');
  },
};
export const DriverNamed: Story = {
  args: { order: rideAt('driverNamed') },
  play: ({ canvas }) => expect(canvas.getByText('Reza M. (sample)')).toBeVisible(),
};
export const BothWays: Story = {
  args: { order: thereAndBack, documents: numbered('SIM 1A2B3C4D', 'SIM 5E6F7A8B') },
  play: async ({ canvas }) => {
    const [there, back] = canvas.getAllByRole('article');
    await expect(there).toHaveTextContent('SIM 1A2B3C4D');
    await expect(there).not.toHaveTextContent('SIM 5E6F7A8B');
    await expect(back).toHaveTextContent('SIM 5E6F7A8B');
    for (const said of [
      'about 15:30',
      '5 h 30 to 7 h 30',
      '۵ ساعت و ۳۰ دقیقه تا ۷ ساعت و ۳۰ دقیقه',
      '2 stops on the way',
      '1 hour, paid',
      'Oudlajan, 204',
      'Abbasi Hotel, Amadegah street',
      'Kashan, Fin Garden',
      'Anything the driver should knowWe travel with a cello.',
      'یادداشت برای رانندهWe travel with a cello.',
      '۲ توقف در مسیر',
      '۱ ساعت، پرداخت شده',
    ])
      await expect(there).toHaveTextContent(said);
    await expect(back).not.toHaveTextContent('hour, paid');
  },
};
/** All of its money went back: there is no voucher, and nothing to change. */
export const NobodyCame: Story = {
  args: { order: rideAt('driverMissing', { refunded: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nobody came. Your money goes back.' })).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
    // No heading without a voucher below it.
    await expect(canvas.queryByRole('heading', { name: 'Vouchers' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Change or cancel' })).toBeNull();
  },
};
/** The other ride goes on, with its own voucher. */
export const NobodyCameOnTheWayThere: Story = {
  args: {
    order: {
      ...thereAndBack,
      item: {
        ...thereAndBack.item,
        rides: thereAndBack.item.rides.map((ride, at) => ({ ...ride, refunded: at === 0 })),
      },
    },
    documents: numbered('SIM 1A2B3C4D', 'SIM 5E6F7A8B'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('SIM 5E6F7A8B');
    await expect(canvas.getByRole('link', { name: 'Change or cancel' })).toBeVisible();
  },
};
/** A town and a zone with long names, on a narrow screen: words break between letters nowhere. */
export const LongNames: Story = {
  args: {
    order: rideAt('driverNamed', {
      from: { en: 'Shahid Bakeri (Urmia) International Airport', fa: 'فرودگاه بین‌المللی شهید باکری', airport: 'OMH' },
      to: { en: 'Tehran, within 8 km of the airport', fa: 'تهران، تا ۸ کیلومتری فرودگاه', airport: null },
    }),
  },
  globals: { viewport: { value: 'phone' } },
};
/** A zone is named without its quarters in large letters; they stand once below. */
export const ZoneOfQuarters: Story = {
  args: {
    order: rideAt('driverNamed', {
      from: { en: 'Tehran, north (Vanak, Evin, Saadat Abad, Tajrish)', fa: 'تهران، شمال (ونک، اوین)', airport: null },
      to: { en: 'Imam Khomeini Airport (IKA)', fa: 'فرودگاه امام خمینی', airport: 'IKA' },
    }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/Tehran, north\.?$/);
    const paper = canvas.getByRole('article', { name: /Transfer voucher/ });
    await expect(canvas.getAllByText(/Vanak/)).toHaveLength(1);
    await expect(paper.textContent?.split('ونک')).toHaveLength(2);
  },
};
export const Service: Story = {
  args: {
    order: { ...served, status: 'issued', isCancellable: true },
    documents: numbered('SIM 1A2B3C4D', 'SIM 5E6F7A8B'),
  },
  play: async ({ canvas }) => {
    const paper = canvas.getByRole('article', { name: /CIP voucher, 2 people/ });
    for (const text of [
      ...['SIM 1A2B3C4D', 'SIM 5E6F7A8B', 'Mia Keller'],
      ...['Includedmeet at the gate, porterAdded: Second porter × 2, Wheelchair', 'شاملاستقبال در گیت، باربر'],
      'خدمات افزوده: باربر اضافه × ۲، ویلچر',
    ])
      await expect(paper).toHaveTextContent(text);
    await expect(canvas.queryByText('For the driver.')).toBeNull();
  },
};
export const Verifying: Story = { args: { order: transportOrder, documents: null, view: checkoutViews.verifying } };
export const Issuing: Story = { args: { order: transportOrder, documents: null, view: checkoutViews.issuing } };
export const MoneyBack: Story = {
  args: { order: { ...transportOrder, status: 'refunded' }, documents: null, view: checkoutViews.refunded },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const ServiceOnAPhone: Story = { ...Service, globals: { viewport: { value: 'phone' } } };
/** A paper stays as it is drawn; the page around it turns. */
export const RightToLeft: Story = { args: { order: rideAt('driverNamed') }, globals: { dir: 'rtl' } };
