import { createHash } from 'node:crypto';
import type { CarClass } from '#domain/transport/wish.ts';
import type { RideDetail } from '#server/products/transport/detail.ts';
import type { Driver } from '#server/products/transport/inventory/file.ts';

/** A number that is the same whenever it is asked for, from 0 up to `below`. */
export const chanceOf = (seed: string, below: number): number =>
  createHash('sha256').update(seed).digest().readUInt32BE(0) % below;

/** Who drives such a car, and is none of these by name. Throws where there is nobody: ask `hasNoDriver` first. */
export function pickDriver(
  drivers: readonly Driver[],
  { car, seed, not }: { readonly car: CarClass; readonly seed: string; readonly not: readonly string[] },
): Omit<NonNullable<RideDetail['driver']>, 'namedAt'> {
  const found = otherDrivers(drivers, car, not);
  const driver = found[chanceOf(seed, Math.max(1, found.length))];
  if (!driver) throw new Error(`Nobody drives a ${car}`);
  const { name, nameFa, car: carEn, carFa, plateFa } = driver;
  return { name, nameFa, car: carEn, carFa, plateFa };
}

export const otherDrivers = (drivers: readonly Driver[], car: CarClass, not: readonly string[]): readonly Driver[] =>
  drivers.filter((one) => one.carClass === car && !not.includes(one.name));

/** A price list that replaced all may have come without its drivers. */
export const hasNoDriver = (drivers: readonly Driver[], car: CarClass): boolean =>
  otherDrivers(drivers, car, []).length === 0;
