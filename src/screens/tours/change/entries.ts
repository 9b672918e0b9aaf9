import { isIssued } from '#domain/core/status-questions.ts';
import { isNameOpen } from '#domain/tours/changing.ts';
import { isCalledOff } from '#domain/tours/standing.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ChangeSlots } from '#src/screens/core/change/change-slots.ts';
import type { TourOrder } from '#src/screens/tours/change/tour-reads.ts';

/** What can be asked for now: another date where too few people had paid; who comes, until 30 days before. */
const entriesOf: ChangeSlots<TourOrder>['entriesOf'] = ({ status, stage, item, serverNow, summary }) => {
  if (!isIssued(status) || serverNow >= summary.startsAt) return [];
  return [
    ...(isCalledOff({ stage }) ? [{ kind: 'date', text: m.tours_change_date() }] : []),
    ...(isNameOpen(item, serverNow) ? [{ kind: 'name', text: m.tours_change_name() }] : []),
  ];
};

export const changeSlots: ChangeSlots<TourOrder> = {
  entriesOf,
  load: async () => (await import('#src/screens/tours/change/change-parts.tsx')).changeParts,
};
