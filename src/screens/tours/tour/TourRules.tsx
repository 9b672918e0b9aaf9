import { addDays, dayOf, formatDay, formatFullDay } from '#domain/core/time.ts';
import {
  CHOICE_DAYS,
  decidedOn,
  NAME_DAYS,
  nameUntil,
  REMINDER_DAYS,
  REST_AFTER_CERTAIN_DAYS,
  SETTLES_DAYS,
  settlesOn,
} from '#domain/tours/dates.ts';
import { DEPOSIT_PERCENT, KEPT_FROM_DAYS } from '#domain/tours/money-stairs.ts';
import { MAX_PEOPLE } from '#domain/tours/rooms.ts';
import { m } from '#src/copy/generated/messages.js';
import type { Chosen } from '#src/screens/tours/tour/chosen.ts';
import css from '#src/screens/tours/tour/Tour.module.css';
import type { Tour } from '#src/screens/tours/tour/tour-props.ts';
import { Stack } from '#src/ui/layout.tsx';

type Rule = { readonly name: string; readonly text: string };

/** The rules of this tour, with the days of the chosen departure. */
export const TourRules = ({
  tour,
  chosen,
  now,
}: {
  readonly tour: Tour;
  readonly chosen: Chosen;
  readonly now: number;
}) => (
  <Stack as="section" gap={4} id="rules">
    <h2>{m.tourpage_rules()}</h2>
    <dl className={css.rules}>
      {(tour.card.kind === 'journey' ? journeyRules(chosen, dayOf(now)) : dayTourRules()).map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </Stack>
);

function journeyRules({ departure }: Chosen, today: string): readonly Rule[] {
  if (!departure) return [{ name: m.tourpage_rules_cancel(), text: m.tourpage_rules_no_departure() }];
  const { start, restDue, leastToRun, isCertain, salesEnd } = departure;
  const before = (days: number) => formatDay(addDays(start, -days));
  return [
    {
      name: m.tourpage_rules_pay(),
      text: `${m.tourpage_rules_pay_text({
        percent: DEPOSIT_PERCENT,
        day: formatFullDay(restDue),
        after: REST_AFTER_CERTAIN_DAYS,
      })}${remindersWords(start, { isCertain, today })}`,
    },
    {
      name: m.tourpage_rules_price(),
      text: m.tourpage_rules_price_text({ days: SETTLES_DAYS, day: formatFullDay(settlesOn(start)) }),
    },
    {
      name: m.tourpage_rules_certain(),
      text: isCertain
        ? m.tourpage_rules_certain_is()
        : m.tourpage_rules_certain_text({
            least: leastToRun,
            day: formatFullDay(decidedOn(start)),
            answer: CHOICE_DAYS,
          }),
    },
    {
      name: m.tourpage_rules_cancel(),
      text: m.tourpage_rules_cancel_text({
        half: before(KEPT_FROM_DAYS.half),
        deposit: before(KEPT_FROM_DAYS.deposit),
        all: before(KEPT_FROM_DAYS.all),
      }),
    },
    { name: m.tourpage_rules_us(), text: m.tourpage_rules_us_text() },
    {
      name: m.tourpage_rules_refused(),
      text: m.tourpage_rules_refused_text({ days: KEPT_FROM_DAYS.all, day: before(KEPT_FROM_DAYS.all) }),
    },
    {
      name: m.tourpage_rules_name(),
      text: m.tourpage_rules_name_text({ days: NAME_DAYS, day: formatFullDay(nameUntil(start)) }),
    },
    { name: m.tourpage_rules_minors(), text: m.tourpage_rules_minors_text() },
    {
      name: m.tourpage_rules_sale(),
      text: m.tourpage_rules_sale_text({ day: formatFullDay(salesEnd), most: MAX_PEOPLE }),
    },
  ];
}

/** The mails that are still to come; none goes before the departure is certain. */
function remindersWords(start: string, { isCertain, today }: { readonly isCertain: boolean; readonly today: string }) {
  const coming = REMINDER_DAYS.map((days) => addDays(start, -days)).filter((day) => day > today);
  if (coming.length === 0) return '';
  const days = coming.map(formatDay).join(', ');
  return ` ${isCertain ? m.tourpage_rules_remind({ days }) : m.tourpage_rules_remind_open({ days })}`;
}

const dayTourRules = (): readonly Rule[] => [
  { name: m.tourpage_rules_pay(), text: m.tourpage_rules_day_pay() },
  { name: m.tourpage_rules_price(), text: m.tourpage_rules_day_price() },
  { name: m.tourpage_rules_cancel(), text: m.tourpage_rules_day_cancel() },
  { name: m.tourpage_rules_us(), text: m.tourpage_rules_us_text() },
  { name: m.tourpage_rules_minors(), text: m.tourpage_rules_minors_text() },
];
