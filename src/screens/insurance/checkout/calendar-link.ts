import { m } from '#src/copy/generated/messages.js';
import { calendarHref } from '#src/screens/core/issue/calendar-href.ts';
import { coverSpans, ofSpan } from '#src/screens/insurance/cover-spans.ts';
import type { InsuranceOrder } from '#src/screens/insurance/insurance-words.ts';

export function calendarLink(order: InsuranceOrder, pageUrl: string): string {
  const spans = coverSpans(order);
  const events = spans.map((span, index) => ({
    uid: `${order.reference}-insurance${index === 0 ? '' : `-${index + 1}`}`,
    startsAt: order.item.coverFrom,
    endsAt: span.endsAt,
    summary: ofSpan(m.insurance_calendar_summary(), span, spans.length === 1),
    location: m.insurance_doc_iran(),
    description: [m.insurance_calendar_text({ reference: order.reference }), pageUrl].join('\n'),
  }));
  return calendarHref(events, order);
}
