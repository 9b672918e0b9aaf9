import { dayOf, daysBetween } from '#domain/core/time.ts';
import { CITY_STOP_MINUTES } from '#domain/transport/ride-times.ts';

/*
 * How long a drive takes. Form, papers and order ask the same, so that none of them tells another length. `arrivesAbout` says when it
 * is over.
 */

/** The shortest and the longest usual time, in minutes. */
export type Drive = [shortest: number, longest: number];

/** From town to town: the road alone, and with all stops and all paid waiting. */
export const carDrive = (
  road: number,
  { stops, waitingHours }: { readonly stops: number; readonly waitingHours: number },
  stopMinutes: number,
): Drive => [road, road + stops * stopMinutes + waitingHours * 60];

/** Between a city and its airport: with all stops, where the traffic is slow. */
export const transferDrive = ([shortest = 1, longest = 1]: readonly number[], stops: number): Drive => [
  shortest,
  longest + stops * CITY_STOP_MINUTES,
];

/** From so many minutes on, a drive is told in hours. */
export const isLongDrive = (longest: number): boolean => longest >= 120;

/** How many days after the pick-up the drive ends. */
export const daysLater = (from: number, until: number): number => daysBetween(dayOf(from), dayOf(until));
