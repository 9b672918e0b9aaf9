import { m } from '#src/copy/generated/messages.js';
import { calendarHref } from '#src/screens/core/issue/calendar-href.ts';
import type { InsuranceOrder } from '#src/screens/insurance/insurance-words.ts';

export function calendarLink(order: InsuranceOrder, pageUrl: string): string {
  const { coverFrom, coverUntil } = order.item;
  const event = {
    uid: `${order.reference}-insurance`,
    startsAt: coverFrom,
    endsAt: coverUntil,
    summary: m.insurance_calendar_summary(),
    location: m.insurance_doc_iran(),
    description: [m.insurance_calendar_text({ reference: order.reference }), pageUrl].join('\n'),
  };
  return calendarHref([event], order);
}
