import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';

type DriverCard = components['schemas']['DriverCard'];

const MISSING: Readonly<Record<DriverCard['missing'][number], () => string>> = {
  name: m.hotels_driver_missing_name,
  area: m.hotels_driver_missing_area,
};

/** Meaning of the Persian sentence, and its parts without a Persian name. */
export const driverMeaning = ({ en, missing }: DriverCard): string =>
  [m.hotels_driver_meaning({ sentence: en }), ...missing.map((part) => MISSING[part]())].join(' ');
