import { goingRides } from '#domain/transport/ride-now.ts';
import { m } from '#src/copy/generated/messages.js';
import { momentText } from '#src/screens/core/issue/moment.ts';
import { isLanding, type TransportOrder } from '#src/screens/transport/ride-words.ts';
import type { Hint } from '#src/ui/Hints.tsx';

/** The rules that cost money, with the moments of this order. */
export function reviewRules({ item, serverNow }: TransportOrder): readonly Hint[] {
  const [first] = goingRides(item);
  return [
    { id: 'refund', icon: 'refund', text: refundRule({ item, serverNow }) },
    {
      id: 'time',
      icon: 'clock',
      text: serverNow < item.freeCancelUntil ? timeRule(item) : m.transportride_rule_time_over(),
    },
    ...(first && item.kind !== 'cip'
      ? [
          {
            id: 'waiting',
            icon: 'user',
            text: isLanding(item, first)
              ? m.transportride_rule_waiting({ minutes: item.freeWaitingMinutes, until: momentText(first.freeUntil) })
              : m.transportride_rule_waiting_hotel({
                  minutes: item.freeWaitingMinutes,
                  until: momentText(first.freeUntil),
                }),
          } as const,
        ]
      : [{ id: 'absent', icon: 'user', text: m.transportride_rule_absent() } as const]),
  ];
}

/** A service at an airport costs the same by night. */
function timeRule({ kind, freeCancelUntil }: TransportOrder['item']): string {
  const until = momentText(freeCancelUntil);
  return kind === 'cip' ? m.transportride_rule_time_cip({ until }) : m.transportride_rule_time({ until });
}

function refundRule({ item, serverNow }: Pick<TransportOrder, 'item' | 'serverNow'>): string {
  const [free, half] = [momentText(item.freeCancelUntil), momentText(item.halfCancelUntil)];
  if (serverNow < item.freeCancelUntil) return m.transportride_rule_refund({ free, half });
  return serverNow < item.halfCancelUntil
    ? m.transportride_rule_refund_half({ half })
    : m.transportride_rule_refund_none();
}
