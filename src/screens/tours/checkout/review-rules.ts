import { formatMoney } from '#domain/core/money.ts';
import { addDays, dayOf, formatDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import type { TourOrder } from '#src/screens/tours/checkout/hold-slots.tsx';
import type { Hint } from '#src/ui/Hints.tsx';

/** The rules that cost money, with the days of this order. */
export function reviewRules({ item, due }: TourOrder): readonly Hint[] {
  const parts = item.persons.length > 1 ? ([{ id: 'parts', icon: 'users', text: m.tours_rule_parts() }] as const) : [];
  if (item.settlesOn === null || item.decidedOn === null) {
    return [
      { id: 'refund', icon: 'refund', text: m.tours_rule_day_tour() },
      ...parts,
      { id: 'party', icon: 'users', text: m.tours_rule_own_party() },
    ];
  }
  const later = due?.later ?? null;
  return [
    ...(later
      ? [{ id: 'rest', icon: 'calendar', text: m.tours_rule_rest({ day: formatDay(dayOf(later.dueAt - 1)) }) } as const]
      : []),
    {
      id: 'refund',
      icon: 'refund',
      text: m.tours_rule_cancel({
        free: formatDay(item.settlesOn),
        half: formatDay(addDays(item.start, -30)),
        last: formatDay(addDays(item.start, -7)),
      }),
    },
    ...parts,
    {
      id: 'certain',
      icon: 'users',
      text: item.isCertain
        ? m.tours_rule_certain()
        : m.tours_rule_open({ least: item.leastToRun, day: formatDay(item.decidedOn) }),
    },
    {
      id: 'price',
      icon: 'ticket',
      text: item.isPrivate
        ? m.tours_price_party({ each: formatMoney(item.each) })
        : m.tours_rule_price({ each: formatMoney(item.each), day: formatDay(item.settlesOn) }),
    },
  ];
}
