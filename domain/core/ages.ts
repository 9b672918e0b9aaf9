import type { components } from '#openapi/generated/types.ts';

export type AgeClass = components['schemas']['AgeClass'];

export function ageOn(birthDay: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDay.slice(0, 4));
  return day.slice(5) < birthDay.slice(5) ? years - 1 : years;
}

/** Infant under 2, child 2 to 11, adult from 12, by the age on the day of the flight (fare rules: ages, ageRule). */
export function ageClassOn(birthDay: string, day: string): AgeClass {
  const age = ageOn(birthDay, day);
  return age < 2 ? 'infant' : age < 12 ? 'child' : 'adult';
}
