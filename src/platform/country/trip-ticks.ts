import { deviceList } from '#src/platform/core/device/device-list.ts';

/** More than one trip needs; the oldest are dropped. */
const MOST = 100;
const ticks = deviceList('tripDone', (id) => typeof id === 'string');

/** Ids of findings that this device marks as done elsewhere; empty where storage is forbidden or damaged. */
export const tripTicks = ticks.read;

/** Marks a finding as done or not; returns all marked ids. */
export function keepTripTick(id: string, isDone: boolean): readonly string[] {
  const others = tripTicks().filter((one) => one !== id);
  const done = (isDone ? [...others, id] : others).slice(-MOST);
  ticks.write(done);
  return done;
}

export const forgetTripTicks = ticks.forget;
