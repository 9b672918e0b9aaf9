import type { CarClass } from '#domain/transport/wish.ts';

/** Persian words that stand in titles and on signs, too. Persian wants a native reader. */
export const FLIGHT_FA = 'پرواز';
export const ARRIVAL_FA = 'ورود';
export const VEHICLE_FA = 'خودرو';
export const CAR_FA: Readonly<Record<CarClass, string>> = { sedan: 'سواری', vipSedan: 'سواری تشریفاتی', van: 'ون' };
