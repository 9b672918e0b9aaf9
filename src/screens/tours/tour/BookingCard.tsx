import { useState } from 'react';
import { formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { dayOf, formatDay, formatFullDay } from '#domain/core/time.ts';
import { isDepartureGone, MOST, type TourChoice, usualRooms } from '#domain/tours/choice.ts';
import { ROOM_KINDS } from '#domain/tours/rooms.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import { fieldProblems } from '#src/screens/tours/field-problems.gen.ts';
import { BesideBooking } from '#src/screens/tours/tour/BesideBooking.tsx';
import { bookOf, canBook } from '#src/screens/tours/tour/book.ts';
import { type Chosen, isSoldOut, isWaitedFor } from '#src/screens/tours/tour/chosen.ts';
import { PeopleCounts, RoomCounts } from '#src/screens/tours/tour/PartyFields.tsx';
import { priceLineWords } from '#src/screens/tours/tour/price-line-words.ts';
import type { TourScreenProps } from '#src/screens/tours/tour/tour-props.ts';
import { daysWords } from '#src/screens/tours/tour-days.ts';
import { runsWords } from '#src/screens/tours/tour-words.ts';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { layoutClass, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Price, PriceLines } from '#src/ui/Price.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';

const DAY_FIELD = 'day';

type Props = Pick<TourScreenProps, 'view' | 'data' | 'send'> & { readonly chosen: Chosen };

/** What is chosen, for whom and in which rooms, what it costs and what of it now. Without JavaScript a form that comes back with its price. */
export function BookingCard({ view, data, chosen, send }: Props) {
  const { card } = data.tour;
  const [isDayAsked, setDayAsked] = useState(false);
  const askDay = () => {
    setDayAsked(true);
    document.getElementById(DAY_FIELD)?.focus();
  };
  const isFull = isSoldOut(chosen);
  const isWaited = chosen.departure !== null && isWaitedFor(chosen.departure);
  const fullWords = isWaited ? m.tourpage_is_sold_out : m.tourpage_is_held;
  const isOpen = !card.isAsked && (card.runs !== null || chosen.departure !== null);
  return (
    <>
      <Card gap={4}>
        <h2 className="strong">{titleOf(data, chosen)}</h2>
        {isDepartureGone(data.url, card) ? <Note tone="warn">{m.tourpage_gone()}</Note> : null}
        <Total chosen={chosen} />
        {isOpen ? <ChoiceForm {...{ data, chosen, send, isDayAsked }} /> : null}
        {isOpen && !isFull ? <Payments chosen={chosen} /> : null}
        {card.isAsked ? (
          <Stack gap={3}>
            <p>{m.tourpage_asked()}</p>
            <a
              href={pathTo.tourAsk({ tour: card.slug, ...chosen.choice.people })}
              {...buttonLook({ kind: 'primary', isWide: true })}
            >
              {m.tourpage_asked_write()}
            </a>
          </Stack>
        ) : null}
        {chosen.isFull ? (
          <Note tone="warn">{isFull ? fullWords() : m.tourpage_is_full({ count: chosen.departure?.left ?? 0 })}</Note>
        ) : null}
        {isWaited ? (
          <a
            href={pathTo.tourAsk({ tour: card.slug, departure: chosen.departure?.id, ...chosen.choice.people })}
            {...buttonLook({ kind: 'primary', size: 'l', isWide: true })}
          >
            {m.tourpage_wait()}
          </a>
        ) : null}
        {isOpen && !isFull ? (
          <Button
            kind="primary"
            size="l"
            isWide
            isBusy={view.isHolding}
            aria-disabled={!canBook(chosen) && !chosen.problems.day}
            onClick={bookOf(chosen, send, askDay)}
          >
            {m.tourpage_book({ count: chosen.places })}
          </Button>
        ) : null}
        <noscript>{import.meta.env.SSR && isOpen ? <p>{m.tourpage_noscript()}</p> : null}</noscript>
        {chosen.departure ? <p className="small quiet">{m.tourpage_only_falls()}</p> : null}
      </Card>
      <BesideBooking tour={data.tour} chosen={chosen} today={dayOf(data.now)} />
    </>
  );
}

function titleOf({ tour: { card } }: Props['data'], { departure, start }: Chosen): string {
  if (departure) return daysWords(departure.start, departure.end);
  if (card.runs) return start ? formatFullDay(start) : runsWords(card.runs);
  return m.tourpage_none_open();
}

const Total = ({ chosen: { total, each, group, departure, lines } }: { readonly chosen: Chosen }) => (
  <>
    <Price
      isLarge
      total={total}
      lines={[
        departure
          ? m.tourpage_each_in_group({ each: formatMoney(each), group })
          : m.tourpage_each_in_party({ each: formatMoney(each), party: group }),
      ]}
    />
    {lines.length > 1 ? (
      <PriceLines lines={lines.map((line) => ({ label: priceLineWords(line), amount: line.sum }))} />
    ) : null}
  </>
);

/** What is paid now and what later. Which of both, one says when one pays. */
const Payments = ({ chosen: { deposit, total, departure } }: { readonly chosen: Chosen }) =>
  deposit && departure ? (
    <Stack gap={2}>
      <PriceLines
        lines={[
          { label: m.tourpage_deposit(), amount: deposit },
          {
            label: m.tourpage_rest({ day: formatDay(departure.restDue) }),
            amount: { ...total, amount: total.amount - deposit.amount },
          },
        ]}
        sum={{ label: m.tourpage_now(), amount: deposit }}
      />
      <p className="small quiet">{m.tourpage_or_all({ total: formatMoney(total) })}</p>
    </Stack>
  ) : (
    <PriceLines lines={[]} sum={{ label: m.tourpage_now(), amount: total }} />
  );

type FormProps = Omit<Props, 'view'> & {
  /** Somebody wanted to book before a day was chosen. */
  readonly isDayAsked: boolean;
};

/** People by age, then rooms, or the day and language of a day tour. A plain GET form; with scripts each change counts at once. */
function ChoiceForm({ data, chosen, send, isDayAsked }: FormProps) {
  const { card } = data.tour;
  const { choice, problems } = chosen;
  const change = (next: Partial<TourChoice>) => send({ type: 'choice.change', choice: { ...choice, ...next } });
  const errorOf = (field: string) => problems[field] && fieldProblemText(problems[field], '', fieldProblems);
  return (
    <form className={layoutClass.stack} data-gap={4} action={pathTo.tour(card.slug)} method="get">
      {choice.departure ? <input type="hidden" name="departure" value={choice.departure} /> : null}
      {card.runs ? (
        <DayFields
          {...{ data, chosen, change }}
          error={data.url.day || isDayAsked ? (choice.day ? errorOf('day') : m.tourpage_day_missing()) : undefined}
        />
      ) : null}
      <fieldset className={layoutClass.stack} data-gap={2}>
        <legend className="strong">{m.tourpage_who({ day: chosen.start ? formatDay(chosen.start) : '' })}</legend>
        <PeopleCounts
          people={choice.people}
          most={MOST}
          errorOf={(age) => errorOf(`people.${age}`)}
          onChange={(people) => change({ people, rooms: choice.rooms ? usualRooms(people) : null })}
        />
        {problems.people ? <Note tone="warn">{m.tourpage_too_many()}</Note> : null}
      </fieldset>
      {choice.rooms ? <Rooms {...{ chosen, change }} /> : null}
      <noscript>
        <Button type="submit">{m.tourpage_work_out()}</Button>
      </noscript>
    </form>
  );
}

type Change = { readonly chosen: Chosen; readonly change: (next: Partial<TourChoice>) => void };

function Rooms({ chosen: { choice, problems }, change }: Change) {
  const rooms = choice.rooms ?? usualRooms(choice.people);
  return (
    <fieldset className={layoutClass.stack} data-gap={2}>
      <legend className="strong">{m.tourpage_rooms()}</legend>
      <RoomCounts rooms={rooms} kinds={ROOM_KINDS} most={MOST} onChange={(next) => change({ rooms: next })} />
      <p className="small quiet">{m.tourpage_rooms_note()}</p>
      {problems.rooms ? (
        <Note
          tone="warn"
          action={
            <Button size="s" onClick={() => change({ rooms: usualRooms(choice.people) })}>
              {m.tourpage_rooms_usual()}
            </Button>
          }
        >
          {fieldProblemText(problems.rooms, '', fieldProblems)}
        </Note>
      ) : null}
    </fieldset>
  );
}

const DayFields = ({
  data: { tour, now },
  chosen: { choice },
  change,
  error,
}: Change & { readonly data: Props['data']; readonly error: string | undefined }) => (
  <>
    <TextField
      id={DAY_FIELD}
      name="day"
      type="date"
      label={m.tourpage_day()}
      hint={tour.card.runs ? m.tourpage_day_hint({ runs: runsWords(tour.card.runs) }) : ''}
      value={choice.day ?? ''}
      min={dayOf(now)}
      max={tour.card.runs?.to}
      error={error}
      onChange={(day) => change({ day })}
    />
    <SelectField
      id="language"
      name="language"
      label={m.tourpage_language()}
      options={tour.card.languages.map((language) => ({ value: language, label: language }))}
      value={choice.language ?? ''}
      onChange={(value) => change({ language: tour.card.languages.find((one) => one === value) ?? null })}
    />
  </>
);
