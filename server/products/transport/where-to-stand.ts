import type { components } from '#openapi/generated/types.ts';

const AT_AIRPORT = {
  en: 'In the arrivals hall, where you come out with your bags: a driver with your name on a sign.',
  fa: 'سالن ورودی، محل خروج مسافران با چمدان: راننده با تابلوی نام شما',
} as const;
const AT_DOOR = {
  en: 'At the entrance of where you stay, as you told us.',
  fa: 'جلوی ورودی محل اقامت شما',
} as const;

/** Where the driver meets them. Persian wants a native reader. */
export const whereToStand = ({
  from,
}: Pick<components['schemas']['Ride'], 'from'>): { readonly en: string; readonly fa: string } =>
  from.airport === null ? AT_DOOR : AT_AIRPORT;
