import { isIssued } from '#domain/core/status-questions.ts';
import { isNameOpen } from '#domain/tours/changing.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ChangeSlots } from '#src/screens/core/change/change-slots.ts';

export type TourOrder = components['schemas']['ToursOrder'];

/** What can be asked for now: another date where too few people had paid; who comes, until 30 days before. */
const entriesOf: ChangeSlots<TourOrder>['entriesOf'] = ({ status, stage, item, serverNow, summary }) => {
  if (!isIssued(status) || serverNow >= summary.startsAt) return [];
  return [
    ...(stage === 'belowMinimum' ? [{ kind: 'date', text: m.tours_change_date() }] : []),
    ...(isNameOpen(item, serverNow) ? [{ kind: 'name', text: m.tours_change_name() }] : []),
  ];
};

export const changeSlots: ChangeSlots<TourOrder> = {
  entriesOf,
  load: async () => (await import('#src/screens/tours/change/change-parts.tsx')).changeParts,
};
