import { MAX_PEOPLE, MAX_PLACES } from '#domain/insurance/days.ts';
import { MAX_DAYS } from '#domain/insurance/plans.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ChangeSlots } from '#src/screens/core/change/change-slots.ts';
import { stateOf } from '#src/screens/insurance/coming-days.ts';
import type { InsuranceOrder } from '#src/screens/insurance/insurance-words.ts';

const hasRoom = ({ passengers }: InsuranceOrder): boolean =>
  passengers.filter(({ leftAt }) => leftAt === undefined).length < MAX_PEOPLE && passengers.length < MAX_PLACES;

/** What can be asked for now: more days until the last midnight; other days or one more person before the cover begins. */
const entriesOf: ChangeSlots<InsuranceOrder>['entriesOf'] = (order) => {
  const state = stateOf(order);
  const isRunning = state === 'scheduled' || state === 'active';
  return [
    ...(isRunning && order.item.people.some(({ days }) => days < MAX_DAYS)
      ? [{ kind: 'extend', text: m.insurance_change_extend() }]
      : []),
    ...(state === 'scheduled' && !order.item.isInIran ? [{ kind: 'move', text: m.insurance_change_move() }] : []),
    ...(state === 'scheduled' && !order.item.isInIran && hasRoom(order)
      ? [{ kind: 'add', text: m.insurance_change_add() }]
      : []),
    ...(isRunning ? [{ kind: 'correct', text: m.insurance_change_correct() }] : []),
  ];
};

export const changeSlots: ChangeSlots<InsuranceOrder> = {
  entriesOf,
  load: async () => (await import('#src/screens/insurance/change/change-parts.tsx')).changeParts,
};
