import { deviceList } from '#src/platform/core/device/device-list.ts';

/** More than one journey can have; the oldest go first. */
const MOST = 100;
const ticks = deviceList('tripDone', (id) => typeof id === 'string');

/** What this device remembers as done elsewhere, by the names of findings; nothing where storage is forbidden or spoiled. */
export const tripTicks = ticks.read;

/** Remembers whether this is done, and answers all that is. */
export function keepTripTick(id: string, isDone: boolean): readonly string[] {
  const others = tripTicks().filter((one) => one !== id);
  const done = (isDone ? [...others, id] : others).slice(-MOST);
  ticks.write(done);
  return done;
}

export const forgetTripTicks = ticks.forget;
