import type { Meta, StoryObj } from '@storybook/react-vite';
import { person, placeNamed } from '#domain/core/testing/trip-orders.ts';
import { momentOf } from '#domain/core/time.ts';
import { ItineraryScreen } from '#src/screens/visa/itinerary/ItineraryScreen.tsx';
import type { ItineraryPage } from '#src/screens/visa/itinerary/itinerary-page.ts';

const FLIGHT: ItineraryPage['orders'][number] = {
  orderId: '6f1c1d1e-0000-4000-8000-000000000001',
  reference: 'SFR-7YTJ-3R',
  product: 'flights',
  page: '/flights/issue/6f1c1d1e-0000-4000-8000-000000000001',
  state: 'booked',
  people: [person('Ruth Adams'), person('Peter Adams')],
  numbers: ['815 2417702931'],
  steps: [
    {
      kind: 'way',
      startsAt: momentOf('2026-12-22', 620),
      endsAt: momentOf('2026-12-22', 705),
      from: placeNamed('Tehran'),
      to: placeNamed('Shiraz'),
      title: 'Iran Air IR 425',
      text: 'Mehrabad (THR) to Shiraz (SYZ)',
      driver: null,
      desk: null,
      counterClosesAt: null,
      answerBy: null,
      enterBy: null,
    },
  ],
};
const STAY: ItineraryPage['orders'][number] = {
  ...FLIGHT,
  orderId: '6f1c1d1e-0000-4000-8000-000000000002',
  reference: 'SFR-827M-GQ',
  product: 'hotels',
  page: '/hotel/issue/6f1c1d1e-0000-4000-8000-000000000002',
  steps: [
    {
      kind: 'stay',
      startsAt: momentOf('2026-12-22', 840),
      endsAt: momentOf('2026-12-25', 720),
      from: placeNamed('Shiraz'),
      to: placeNamed('Shiraz'),
      title: 'Zandiyeh Hotel',
      text: 'Zand Boulevard, Double room',
      driver: null,
      desk: null,
      counterClosesAt: null,
      answerBy: null,
      enterBy: null,
    },
  ],
};

const page: ItineraryPage = {
  reference: 'SFR-V31C-7T',
  arrival: '2026-12-20',
  days: 6,
  people: ['Ruth', 'Peter'].map((firstName, position) => ({
    position,
    nationality: 'US',
    answers: { firstName, lastName: 'Adams', passportNumber: '•••••0T47', guide: 'Reza of Yazd Tours' },
  })),
  orders: [FLIGHT, STAY],
  requestHref: '/iran-visa/issue/1',
};

const meta = {
  title: 'Screens/Visa itinerary',
  component: ItineraryScreen,
  parameters: { layout: 'fullscreen' },
  args: { page, onPrint: () => {} },
} satisfies Meta<typeof ItineraryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeNightsOpen: Story = {};
export const NothingBooked: Story = { args: { page: { ...page, orders: [] } } };
export const AllNights: Story = { args: { page: { ...page, arrival: '2026-12-22', days: 4 } } };
export const OneDay: Story = { args: { page: { ...page, days: 1, orders: [] } } };
export const NobodyNamed: Story = {
  args: { page: { ...page, people: page.people.map((one) => ({ ...one, answers: {} })) } },
};
export const LongNames: Story = {
  args: {
    page: {
      ...page,
      people: page.people.map((one) => ({
        ...one,
        answers: {
          ...one.answers,
          firstName: 'Wolfeschlegelsteinhausenbergerdorff Maximiliana Theodora',
          lastName: 'von und zu Hohenlohe-Waldenburg-Schillingsfürst',
        },
      })),
    },
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
