import { CAR_FA } from '#domain/transport/persian-words.ts';
import type { CarPrices, CipPrices, TransferPrices } from '#domain/transport/wish.ts';

/** Small price lists, typed by hand from the sample inventory. */

const LIST = { soldSince: '2026-11-25', isSample: true };

const CARS: TransferPrices['cars'] = [
  { car: 'sedan', en: 'Sedan', fa: CAR_FA.sedan, people: 3, bags: 2 },
  { car: 'vipSedan', en: 'VIP sedan', fa: CAR_FA.vipSedan, people: 3, bags: 2 },
  { car: 'van', en: 'Van', fa: CAR_FA.van, people: 7, bags: 6 },
];

export const TRANSFERS: TransferPrices = {
  ...{ kind: 'transfer', ...LIST, cars: CARS, stopEach: 400 },
  freeWaiting: { airport: 60, airportWithVisa: 90, hotel: 15 },
  airports: [
    {
      ...{ airport: 'IKA', en: 'Imam Khomeini International Airport', fa: 'فرودگاه بین‌المللی امام خمینی' },
      zones: [
        {
          ...{ id: 'ika-south', en: 'Tehran, south and centre', fa: 'تهران، جنوب و مرکز', toAirport: null, km: 45 },
          minutes: [45, 75],
          day: { sedan: 2050, vipSedan: 3150, van: 3550 },
          night: { sedan: 2460, vipSedan: 3780, van: 4260 },
        },
        {
          ...{ id: 'ika-thr', en: 'Mehrabad Airport (THR)', fa: 'فرودگاه مهرآباد', toAirport: 'THR', km: 50 },
          minutes: [45, 90],
          day: { sedan: 2200, vipSedan: 3400, van: 3800 },
          night: { sedan: 2640, vipSedan: 4080, van: 4560 },
        },
      ],
    },
  ],
};

export const ROADS: CarPrices = {
  ...{ kind: 'car', ...LIST, cars: CARS, nightPercent: 20, driverNight: 1500 },
  stops: { free: 1, minutes: 60, each: { sedan: 600, vipSedan: 800, van: 900 } },
  waitingHour: { sedan: 500, vipSedan: 700, van: 800 },
  towns: [
    { en: 'Isfahan', fa: 'اصفهان' },
    { en: 'Tehran', fa: 'تهران' },
  ],
  roads: [
    {
      ...{ from: 'Tehran', to: 'Isfahan', km: 450, minutes: 300 },
      oneWay: { sedan: 10_800, vipSedan: 16_900, van: 18_900 },
      sameDayBack: { sedan: 14_400, vipSedan: 22_500, van: 25_200 },
    },
  ],
};

export const SERVICES: CipPrices = {
  ...{ kind: 'cip', ...LIST, childPercent: 60, infantPercent: 35, leadHours: 24 },
  airports: [
    {
      ...{ airport: 'MHD', en: 'Mashhad Airport', fa: 'فرودگاه مشهد', what: 'CIP hall' },
      services: [
        { direction: 'arrival', flights: 'international', each: 5500, parts: ['CIP hall', 'separate control'] },
        { direction: 'departure', flights: 'domestic', each: 2800, parts: ['CIP hall', 'check-in by staff'] },
      ],
    },
  ],
  addOns: [
    { id: 'companion', en: 'Person who meets or sees off', fa: 'مستقبل', each: 1500, airports: null, onlyFor: null },
    { id: 'wheelchair', en: 'Wheelchair', fa: 'صندلی چرخ‌دار', each: 0, airports: null, onlyFor: null },
  ],
};
