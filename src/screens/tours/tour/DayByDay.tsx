import { addDays, formatDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import type { Chosen } from '#src/screens/tours/tour/chosen.ts';
import css from '#src/screens/tours/tour/Tour.module.css';
import type { Tour } from '#src/screens/tours/tour/tour-props.ts';
import { WayMap } from '#src/screens/tours/tour/WayMap.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Words } from '#src/ui/Words.tsx';

type TourDay = components['schemas']['TourDay'];
type TourMark = components['schemas']['TourMark'];

const MEAL: Readonly<Record<TourDay['meals'][number], () => string>> = {
  breakfast: m.tourpage_meal_breakfast,
  lunch: m.tourpage_meal_lunch,
  dinner: m.tourpage_meal_dinner,
};

/** The days beside the map, with the dates of the chosen departure and what is closed on them. */
export const DayByDay = ({ tour, chosen: { start, departure } }: { readonly tour: Tour; readonly chosen: Chosen }) => (
  <Stack as="section" gap={4}>
    <h2>{m.tourpage_days_title()}</h2>
    <div className={css.daymap}>
      <ol className={css.days}>
        {tour.itinerary.map((day) => {
          const date = start && addDays(start, day.day - 1);
          const marks = departure?.marks.filter((mark) => mark.date === date) ?? [];
          return <Day key={day.day} day={day} date={date} marks={marks} />;
        })}
      </ol>
      <WayMap tour={tour} />
    </div>
  </Stack>
);

type DayProps = { readonly day: TourDay; readonly date: string | null; readonly marks: readonly TourMark[] };

const Day = ({ day: { day, title, text, overnight, meals, km }, date, marks }: DayProps) => (
  <li>
    <span>{day}</span>
    <div>
      <h3>
        {title} {date ? <small>{formatDay(date)}</small> : null}
      </h3>
      <p>{text}</p>
      <ul className={css.sleeps}>
        {overnight ? <Fact icon="moon" text={overnight} label={m.tourpage_sleeps()} /> : null}
        {meals.length > 0 ? <Fact icon="meal" text={meals.map((meal) => MEAL[meal]()).join(', ')} /> : null}
        {km ? <Fact icon="car" text={m.tourpage_km({ km })} /> : null}
      </ul>
      {marks.map((mark) => (
        <p key={mark.name} className={css.mark}>
          <strong>{mark.name}.</strong> {closedWords(mark)}
        </p>
      ))}
    </div>
  </li>
);

const Fact = ({
  icon,
  text,
  label,
}: {
  readonly icon: 'moon' | 'meal' | 'car';
  readonly text: string;
  readonly label?: string;
}) => (
  <li>
    <Icon name={icon} />
    <span>
      {label ? <span className="vh">{label} </span> : null}
      <Words>{text}</Words>
    </span>
  </li>
);

/** What a day's holiday closes; unknown stays unknown. */
function closedWords({ museumsClosed, isExact }: TourMark): string {
  const closed =
    museumsClosed === null
      ? m.tourpage_mark_unknown()
      : museumsClosed
        ? m.tourpage_mark_closed()
        : m.tourpage_mark_open();
  return isExact ? closed : `${closed} ${m.tourpage_mark_lunar()}`;
}
