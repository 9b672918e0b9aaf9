import type { CarPrices, CipPrices, TransferPrices } from '#domain/transport/wish.ts';

const cars: TransferPrices['cars'] = [
  { car: 'sedan', en: 'Sedan', fa: 'سواری', people: 3, bags: 2 },
  { car: 'vipSedan', en: 'VIP sedan', fa: 'سواری تشریفاتی', people: 3, bags: 2 },
  { car: 'van', en: 'Van', fa: 'ون', people: 7, bags: 6 },
];
const sold = { soldSince: '2026-11-25', isSample: true } as const;
const byCar = (sedan: number, vipSedan: number, van: number) => ({ sedan, vipSedan, van });

/** Two airports of one city, and one with a single zone. */
export const transferPrices: TransferPrices = {
  ...{ kind: 'transfer', ...sold, cars, stopEach: 400 },
  freeWaiting: { airport: 60, airportWithVisa: 90, hotel: 15 },
  airports: [
    {
      ...{ airport: 'IKA', en: 'Imam Khomeini International Airport', fa: 'فرودگاه بین‌المللی امام خمینی' },
      zones: [
        {
          ...{ id: 'ika-north', en: 'Tehran, north (Vanak, Evin, Saadat Abad, Tajrish)', fa: 'تهران، شمال' },
          ...{ toAirport: null, km: 55, minutes: [55, 90] },
          ...{ day: byCar(2350, 3650, 4050), night: byCar(2820, 4380, 4860) },
        },
        {
          ...{ id: 'ika-thr', en: 'Mehrabad Airport (THR)', fa: 'فرودگاه مهرآباد', toAirport: 'THR', km: 50 },
          ...{ minutes: [45, 90], day: byCar(2200, 3400, 3800), night: byCar(2640, 4080, 4560) },
        },
      ],
    },
    {
      ...{ airport: 'THR', en: 'Mehrabad International Airport', fa: 'فرودگاه بین‌المللی مهرآباد' },
      zones: [
        {
          ...{ id: 'thr-city', en: 'Tehran, centre and north', fa: 'تهران، مرکز و شمال', toAirport: null, km: 15 },
          ...{ minutes: [30, 60], day: byCar(1100, 1700, 1900), night: byCar(1320, 2040, 2280) },
        },
        {
          ...{ id: 'thr-ika', en: 'Imam Khomeini Airport (IKA)', fa: 'فرودگاه امام خمینی', toAirport: 'IKA', km: 50 },
          ...{ minutes: [45, 90], day: byCar(2200, 3400, 3800), night: byCar(2640, 4080, 4560) },
        },
      ],
    },
    {
      ...{ airport: 'SYZ', en: 'Shahid Dastgheib International Airport', fa: 'فرودگاه بین‌المللی شهید دستغیب' },
      zones: [
        {
          ...{ id: 'syz-city', en: 'Shiraz', fa: 'شیراز', toAirport: null, km: 15, minutes: [20, 35] },
          ...{ day: byCar(1100, 1700, 1900), night: byCar(1320, 2040, 2280) },
        },
      ],
    },
  ],
};

export const carPrices: CarPrices = {
  ...{ kind: 'car', ...sold, cars, nightPercent: 20, driverNight: 1500 },
  stops: { free: 1, minutes: 60, each: byCar(600, 800, 900) },
  waitingHour: byCar(500, 700, 800),
  towns: [
    { en: 'Tehran', fa: 'تهران' },
    { en: 'Isfahan', fa: 'اصفهان' },
    { en: 'Yazd', fa: 'یزد' },
  ],
  roads: [
    {
      ...{ from: 'Tehran', to: 'Isfahan', km: 450, minutes: 300 },
      ...{ oneWay: byCar(10_800, 16_900, 18_900), sameDayBack: byCar(14_400, 22_500, 25_200) },
    },
    {
      ...{ from: 'Isfahan', to: 'Yazd', km: 320, minutes: 225 },
      ...{ oneWay: byCar(7700, 12_000, 13_450), sameDayBack: byCar(10_250, 16_000, 17_900) },
    },
  ],
};

const parts = ['CIP hall', 'separate control', 'porter', 'car from the aircraft'];

export const cipPrices: CipPrices = {
  ...{ kind: 'cip', ...sold, childPercent: 60, infantPercent: 35, leadHours: 24 },
  airports: [
    {
      ...{ airport: 'IKA', en: 'Imam Khomeini International Airport', fa: 'فرودگاه بین‌المللی امام خمینی' },
      what: 'fast track and lounge',
      services: [
        {
          ...{ direction: 'arrival', flights: 'international', each: 5500 },
          parts: ['meet at the gate', 'fast track at passport control', 'porter'],
        },
        { direction: 'departure', flights: 'international', each: 6500, parts: ['lounge', 'fast track', 'porter'] },
      ],
    },
    {
      ...{ airport: 'SYZ', en: 'Shahid Dastgheib International Airport', fa: 'فرودگاه بین‌المللی شهید دستغیب' },
      what: 'CIP hall',
      services: [
        { direction: 'arrival', flights: 'domestic', each: 2400, parts },
        { direction: 'departure', flights: 'domestic', each: 2800, parts },
      ],
    },
    {
      ...{ airport: 'ADU', en: 'Ardabil Airport', fa: 'فرودگاه اردبیل', what: 'fast track and lounge' },
      services: [{ direction: 'departure', flights: 'domestic', each: 1800, parts: ['lounge', 'fast track'] }],
    },
  ],
  addOns: [
    {
      id: 'companion',
      en: 'Person who meets or sees off',
      fa: 'مستقبل یا مشایع',
      each: 1500,
      airports: null,
      onlyFor: null,
    },
    {
      ...{ id: 'visa-help', en: 'Help at the visa desk', fa: 'همراهی در میز روادید', each: 2000 },
      ...{ airports: ['IKA', 'SYZ'], onlyFor: { direction: 'arrival', flights: 'international' } },
    },
    { id: 'porter', en: 'Second porter', fa: 'باربر اضافه', each: 600, airports: null, onlyFor: null },
    { id: 'wheelchair', en: 'Wheelchair', fa: 'ویلچر', each: 0, airports: null, onlyFor: null },
  ],
};
