import type {
  CarClass,
  CarFacts,
  CarPrices,
  CarWish,
  CipPrices,
  CipWish,
  RideLoad,
  RideTime,
  TransferPrices,
  TransferWish,
} from '#domain/transport/wish.ts';

/*
 * Small price lists for tests, with numbers of the sample, and wishes that they sell.
 */
const byCar = (sedan: number, vipSedan: number, van: number): Record<CarClass, number> => ({ sedan, vipSedan, van });

export const CARS: CarFacts[] = [
  { car: 'sedan', en: 'Sedan', fa: 'سواری', people: 3, bags: 2 },
  { car: 'vipSedan', en: 'VIP sedan', fa: 'سواری تشریفاتی', people: 3, bags: 2 },
  { car: 'van', en: 'Van', fa: 'ون', people: 7, bags: 6 },
];

const head = { soldSince: '2026-11-25', isSample: true, cars: CARS };
const BETWEEN = { km: 50, minutes: [45, 90], day: byCar(2200, 3400, 3800), night: byCar(2640, 4080, 4560) };

export const TRANSFERS: TransferPrices = {
  kind: 'transfer',
  ...head,
  airports: [
    {
      ...{ airport: 'IKA', en: 'Imam Khomeini International Airport', fa: 'فرودگاه بین‌المللی امام خمینی' },
      zones: [
        {
          ...{ id: 'ika-south', en: 'Tehran, south and centre', fa: 'تهران، جنوب و مرکز', toAirport: null },
          ...{ km: 45, minutes: [45, 75], day: byCar(2050, 3150, 3550), night: byCar(2460, 3780, 4260) },
        },
        { id: 'ika-thr', en: 'Mehrabad Airport (THR)', fa: 'فرودگاه مهرآباد', toAirport: 'THR', ...BETWEEN },
      ],
    },
    {
      ...{ airport: 'THR', en: 'Mehrabad International Airport', fa: 'فرودگاه بین‌المللی مهرآباد' },
      zones: [
        { id: 'thr-ika', en: 'Imam Khomeini Airport (IKA)', fa: 'فرودگاه امام خمینی', toAirport: 'IKA', ...BETWEEN },
      ],
    },
  ],
  stopEach: 400,
  freeWaiting: { airport: 60, airportWithVisa: 90, hotel: 15 },
};

export const ROADS: CarPrices = {
  kind: 'car',
  ...head,
  towns: [
    { en: 'Tehran', fa: 'تهران' },
    { en: 'Qom', fa: 'قم' },
    { en: 'Isfahan', fa: 'اصفهان' },
  ],
  roads: [
    {
      ...{ from: 'Tehran', to: 'Isfahan', km: 450, minutes: 300 },
      oneWay: byCar(10_800, 16_900, 18_900),
      sameDayBack: byCar(14_400, 22_500, 25_200),
    },
    {
      ...{ from: 'Tehran', to: 'Qom', km: 145, minutes: 105 },
      oneWay: byCar(3500, 5450, 6100),
      sameDayBack: byCar(4650, 7250, 8100),
    },
  ],
  nightPercent: 20,
  stops: { free: 1, minutes: 60, each: byCar(600, 800, 900) },
  waitingHour: byCar(500, 700, 800),
  driverNight: 1500,
};

const parts = ['lounge'];

export const SERVICES: CipPrices = {
  kind: 'cip',
  ...{ soldSince: '2026-11-25', isSample: true },
  airports: [
    {
      ...{ airport: 'IKA', en: 'Imam Khomeini International Airport', fa: 'فرودگاه امام خمینی', what: 'fast track' },
      services: [
        { direction: 'arrival', flights: 'international', each: 5500, parts },
        { direction: 'departure', flights: 'international', each: 6500, parts },
      ],
    },
    {
      ...{ airport: 'ADU', en: 'Ardabil Airport', fa: 'فرودگاه اردبیل', what: 'fast track and lounge' },
      services: [{ direction: 'departure', flights: 'domestic', each: 1800, parts }],
    },
  ],
  childPercent: 60,
  infantPercent: 35,
  addOns: [
    { id: 'companion', en: 'Person who meets you', fa: 'مستقبل', each: 1500, airports: null, onlyFor: null },
    {
      ...{ id: 'visa-help', en: 'Help at the visa desk', fa: 'همراهی در میز روادید', each: 2000, airports: ['IKA'] },
      onlyFor: { direction: 'arrival', flights: 'international' },
    },
    { id: 'wheelchair', en: 'Wheelchair', fa: 'ویلچر', each: 0, airports: null, onlyFor: null },
  ],
  leadHours: 24,
};

export const at = (day: string, time: string, more: Partial<RideTime> = {}): RideTime => ({
  ...{ day, time, flight: '', flightTime: '' },
  ...more,
});

export const load = (more: Partial<RideLoad> = {}): RideLoad => ({
  ...{ people: 2, childAges: [], bags: 2, large: 0, wheelchairs: 0 },
  ...more,
});

export const transferWish = (more: Partial<TransferWish> = {}): TransferWish => ({
  ...{ kind: 'transfer', direction: 'fromAirport', airport: 'IKA', zone: 'ika-thr', car: 'sedan' },
  ...{ ride: at('2026-12-10', '12:00'), back: null, load: load(), stops: 0, isVisaAtDesk: false },
  ...more,
});

export const carWish = (more: Partial<CarWish> = {}): CarWish => ({
  ...{ kind: 'car', from: 'Tehran', to: 'Isfahan', car: 'sedan', ride: at('2026-12-10', '08:00'), back: null },
  ...{ load: load(), stops: 0, waitingHours: 0 },
  ...more,
});

export const cipWish = (more: Partial<CipWish> = {}): CipWish => ({
  ...{ kind: 'cip', airport: 'IKA', direction: 'arrival', flights: 'international' },
  ...{
    ride: at('2026-12-10', '03:10', { flight: 'TK 874' }),
    people: { adults: 1, children: 0, infants: 0 },
    addOns: [],
  },
  ...more,
});
