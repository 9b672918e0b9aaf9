import type { Meta, StoryObj } from '@storybook/react-vite';
import { person, placeNamed } from '#domain/core/testing/trip-orders.ts';
import { momentOf } from '#domain/core/time.ts';
import type { TripOrder } from '#domain/country/trip.ts';
import { CardsScreen } from '#src/screens/country/trip/CardsScreen.tsx';

const SHIRAZ = placeNamed('Shiraz');
const orderOf = (day: string, hotel: string, fa: string): TripOrder => ({
  ...{ orderId: day, reference: day, product: 'hotels', page: `/hotel/issue/${day}`, state: 'booked' },
  ...{ people: [person('Anna Maria Keller')], numbers: [] },
  steps: [
    {
      ...{ kind: 'stay', from: SHIRAZ, to: SHIRAZ, title: hotel, text: '' },
      ...{ counterClosesAt: null, answerBy: null, enterBy: null },
      ...{ startsAt: momentOf(day, 840), endsAt: momentOf(day, 1440) },
      driver: { fa, say: null, en: `Please take me to ${hotel}.`, note: null },
      desk: {
        fa: 'سلام. این گذرنامه و واچر هتل من است.',
        say: 'Salām. In gozarnāme va vācher-e hotel-e man ast.',
        en: 'Hello. Here are my passport and my hotel voucher.',
        note: null,
      },
    },
  ],
});
const whole = [
  orderOf('2026-12-05', 'Zandiyeh Hotel', 'لطفاً مرا به هتل زندیه، خیابان هجرت، شیراز ببرید.'),
  orderOf('2026-12-08', 'Parsian Ali Qapu Hotel', 'لطفاً مرا به هتل پارسیان عالی‌قاپو، چهارباغ، اصفهان ببرید.'),
];

const meta = {
  title: 'Screens/Trip cards',
  component: CardsScreen,
  parameters: { layout: 'fullscreen' },
  args: { trips: [whole], keeping: null, onPrint: () => {} },
} satisfies Meta<typeof CardsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const NothingBooked: Story = { args: { trips: [] } };
export const Long: Story = {
  args: {
    trips: [
      [
        orderOf(
          '2026-12-05',
          'Traditional House of the Merchants by the Old Harbour and Its Wind Towers',
          'لطفاً مرا به هتل Traditional House of the Merchants by the Old Harbour and Its Wind Towers، بندرلنگه ببرید.',
        ),
      ],
    ],
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
