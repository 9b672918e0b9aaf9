import type { Meta, StoryObj } from '@storybook/react-vite';
import { euro } from '#domain/core/money.ts';
import { person, placeNamed } from '#domain/core/testing/trip-orders.ts';
import { addDays, momentOf } from '#domain/core/time.ts';
import type { Journey, TripMend, TripOrder, TripStep } from '#domain/country/trip.ts';
import { lookAt } from '#domain/country/trip-findings.ts';
import { wishOf } from '#domain/country/trip-wishes.ts';
import { insuranceFindings } from '#domain/insurance/insurance-findings.ts';
import { visaFindings } from '#domain/visa/visa-findings.ts';
import { TripDrawing } from '#src/screens/country/trip/TripDrawing.tsx';
import { TripScreen } from '#src/screens/country/trip/TripScreen.tsx';

const DAY = '2026-12-05';
const day = (count: number) => addDays(DAY, count);

const known = { nationality: 'DE', passportEndsOn: '2031-05-01' };
const ANNA = person('Anna Maria Keller', known);
const JONAS = person('Jonas Keller', known);

type Step = Pick<TripStep, 'kind' | 'from' | 'to' | 'title' | 'text' | 'startsAt' | 'endsAt'> & Partial<TripStep>;
const orderOf = (
  reference: string,
  product: TripOrder['product'],
  step: Step,
  more: Partial<TripOrder> = {},
): TripOrder => ({
  ...{ orderId: reference, reference, product, page: `/${product}/issue/${reference}`, state: 'booked' },
  ...{ people: [ANNA, JONAS], numbers: [] },
  steps: [{ driver: null, desk: null, counterClosesAt: null, answerBy: null, enterBy: null, ...step }],
  ...more,
});
/** A journey as the server sends it when all products are on sale. */
function journeyOf(...orders: TripOrder[]): Journey {
  const { findings, unseen, people } = lookAt(orders, [
    visaFindings((nationality) => (nationality === 'DE' ? 'airportCode' : null)),
    insuranceFindings,
  ]);
  const mends = findings.flatMap((finding): TripMend[] =>
    wishOf(finding, people) ? [{ finding: finding.id, href: '/', price: euro(7_400) }] : [],
  );
  return { orders, findings, unseen, mends };
}

const flight = (reference: string, from: string, to: string, on: number, at: number, more: Partial<TripOrder> = {}) =>
  orderOf(
    reference,
    'flights',
    {
      ...{
        kind: 'way',
        from: placeNamed(from),
        to: placeNamed(to),
        title: 'Iran Air IR 425',
        text: `${from} to ${to}`,
      },
      counterClosesAt: momentOf(day(on), at - 40),
      ...{ startsAt: momentOf(day(on), at), endsAt: momentOf(day(on), at + 80) },
    },
    more,
  );
const stay = (
  reference: string,
  city: string,
  hotel: string,
  from: number,
  until: number,
  more: Partial<TripOrder> = {},
) =>
  orderOf(
    reference,
    'hotels',
    {
      ...{
        kind: 'stay',
        from: placeNamed(city),
        to: placeNamed(city),
        title: hotel,
        text: 'Zand Boulevard, Double room',
      },
      ...{ startsAt: momentOf(day(from), 840), endsAt: momentOf(day(until), 720) },
      driver: {
        fa: 'لطفاً مرا به هتل زندیه، خیابان زند، شیراز ببرید.',
        say: null,
        en: `Please take me to ${hotel}.`,
        note: null,
      },
      desk: {
        fa: 'سلام. این گذرنامه و واچر هتل من است.',
        say: 'Salām. In gozarnāme va vācher-e hotel-e man ast.',
        en: 'Hello. Here are my passport and my hotel voucher.',
        note: null,
      },
    },
    more,
  );
const IRAN = { slug: 'iran', name: 'Iran' };
const visa = orderOf('SFR-V31C-7T', 'visa', {
  ...{ kind: 'visa', from: IRAN, to: IRAN, title: 'Visa for Iran, 2 people', text: '10 days, normal processing' },
  ...{ startsAt: momentOf(DAY), endsAt: momentOf(day(10)) },
});

const policy = orderOf('SFR-1NSR-7A', 'insurance', {
  ...{ kind: 'insurance', from: IRAN, to: IRAN, title: 'Travel insurance for Iran, Standard, 10 days' },
  ...{ text: '10 days, Standard', startsAt: momentOf(DAY), endsAt: momentOf(day(10)) },
});

const whole = [
  visa,
  policy,
  flight('SFR-7YTJ-3R', 'Tehran', 'Shiraz', 0, 620),
  stay('SFR-827M-GQ', 'Shiraz', 'Zandiyeh Hotel', 0, 3),
  flight('SFR-T8ZS-65', 'Shiraz', 'Isfahan', 3, 1080),
  stay('SFR-RXET-C8', 'Isfahan', 'Abbasi Hotel', 3, 6),
  flight('SFR-2C44-89', 'Isfahan', 'Tehran', 6, 1110),
];
const broken = [
  { ...visa, steps: visa.steps.map((step) => ({ ...step, endsAt: momentOf(day(5)) })) },
  flight('SFR-7YTJ-3R', 'Tehran', 'Shiraz', 0, 620, {
    people: [person(ANNA.name, { ...known, passportEndsOn: '2027-03-01' }), JONAS],
  }),
  stay('SFR-827M-GQ', 'Shiraz', 'Zandiyeh Hotel', 0, 3),
  stay('SFR-RXET-C8', 'Isfahan', 'Abbasi Hotel', 4, 6),
  flight('SFR-2C44-89', 'Isfahan', 'Tehran', 6, 600),
  flight('SFR-27X7-VZ', 'Tehran', 'Mashhad', 6, 750),
  flight('SFR-27X7-WA', 'Tehran', 'Kish', 6, 760),
];

const meta = {
  title: 'Screens/Trip',
  component: TripScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    trips: [journeyOf(...whole)],
    isGuest: true,
    Drawing: TripDrawing,
    keeping: null,
    done: [],
    onDone: () => {},
    onPrint: () => {},
  },
} satisfies Meta<typeof TripScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingMissing: Story = {};
export const EverythingMissing: Story = { args: { trips: [journeyOf(...broken)] } };
export const Nothing: Story = { args: { trips: [] } };
export const OfAnAccount: Story = { args: { isGuest: false } };
export const NotPaidYet: Story = {
  args: {
    trips: [
      journeyOf(
        ...whole.map((one, index) => ({ ...one, state: index % 2 === 0 ? ('begun' as const) : ('underWay' as const) })),
      ),
    ],
  },
};
export const DoneElsewhere: Story = {
  args: { trips: [journeyOf(...broken)], done: [`airports in ${DAY}`] },
};
export const OnlyAVisa: Story = { args: { trips: [journeyOf(visa)] } };
export const TwoTrips: Story = {
  args: { trips: [journeyOf(...whole), journeyOf(stay('SFR-LATER', 'Yazd', 'Silk Road Hotel', 60, 62))] },
};
export const Long: Story = {
  args: {
    trips: [
      journeyOf(
        flight('SFR-7YTJ-3R', 'Tehran', 'Bandar Lengeh', 0, 620, {
          people: Array.from({ length: 9 }, (_, index) =>
            person(`Wolfeschlegelsteinhausenbergerdorff Maximiliana ${index + 1}`),
          ),
        }),
        stay(
          'SFR-827M-GQ',
          'Bandar Lengeh',
          'Traditional House of the Merchants by the Old Harbour and Its Wind Towers',
          0,
          29,
        ),
      ),
    ],
  },
};
/** The visa comes first. Flights and room are booked for different people, and one nationality is unknown. */
export const VisaFirst: Story = {
  args: {
    trips: [
      journeyOf(
        flight('SFR-7YTJ-3R', 'Tehran', 'Shiraz', 0, 1390),
        stay('SFR-827M-GQ', 'Shiraz', 'Zandiyeh Hotel', 1, 5, { people: [ANNA, JONAS, person('Lena Keller')] }),
        flight('SFR-T8ZS-65', 'Shiraz', 'Tehran', 3, 1080),
      ),
    ],
  },
};
export const NothingOnSale: Story = { args: { trips: [{ ...journeyOf(...broken), mends: [] }] } };
export const Dark: Story = { args: { trips: [journeyOf(...broken)] }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { args: { trips: [journeyOf(...broken)] }, globals: { dir: 'rtl' } };
