import { backUntil, percentBack } from '#domain/transport/back.ts';
import { isTimeOpen, timeOpenUntil } from '#domain/transport/changing.ts';
import { goingRides } from '#domain/transport/ride-now.ts';
import { m } from '#src/copy/generated/messages.js';
import { momentText } from '#src/screens/core/issue/moment.ts';
import { backOfRide, freeMinutes, ofRide } from '#src/screens/transport/each-ride.ts';
import { type Item, isLanding, type Ride, type TransportOrder } from '#src/screens/transport/ride-words.ts';
import type { Hint } from '#src/ui/Hints.tsx';

type Rule = Pick<Hint, 'id' | 'icon'> & { readonly text: (item: Item, ride: Ride, now: number) => string };

/** The rules that cost money, with the moments of each ride. */
export const reviewRules = ({ item, serverNow }: TransportOrder): readonly Hint[] =>
  RULES.flatMap(({ id, icon, text }) =>
    goingRides(item).map((ride, index) => ({
      id: `${id}-${index}`,
      icon,
      text: ofRide(item, ride, text(item, ride, serverNow)),
    })),
  );

/** A service at an airport costs the same by night. */
function timeRule({ kind }: Item, ride: Ride, now: number): string {
  if (!isTimeOpen(ride, now)) return m.transportride_rule_time_over();
  const until = momentText(timeOpenUntil(ride));
  return kind === 'cip' ? m.transportride_rule_time_cip({ until }) : m.transportride_rule_time({ until });
}

function refundRule(item: Item, ride: Ride, now: number): string {
  const { all, half } = backUntil(ride.bookedAt);
  const percent = percentBack(ride.bookedAt, now);
  if (!percent) return m.transportride_rule_refund_none();
  const words =
    percent === 100
      ? m.transportride_rule_refund({ free: momentText(all), half: momentText(half) })
      : m.transportride_rule_refund_half({ half: momentText(half) });
  return backOfRide(words, item, ride, now);
}

function waitingRule(item: Item, ride: Ride): string {
  if (item.kind === 'cip') return m.transportride_rule_absent();
  const waits = { minutes: freeMinutes(ride), until: momentText(ride.freeUntil) };
  return isLanding(item, ride) ? m.transportride_rule_waiting(waits) : m.transportride_rule_waiting_hotel(waits);
}

const RULES: readonly Rule[] = [
  { id: 'refund', icon: 'refund', text: refundRule },
  { id: 'time', icon: 'clock', text: timeRule },
  { id: 'waiting', icon: 'user', text: waitingRule },
];
