import { formatMoney, formatRoundMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { clockOf, dayOf, formatDay, formatFullDay } from '#domain/core/time.ts';
import { urlOfChoice } from '#domain/tours/choice.ts';
import { eachOf, pricedGroup } from '#domain/tours/ladder.ts';
import { codeBefore } from '#domain/tours/visa-days.ts';
import { m } from '#src/copy/generated/messages.js';
import { StateTag } from '#src/screens/tours/StateTag.tsx';
import { type Chosen, isWaitedFor } from '#src/screens/tours/tour/chosen.ts';
import { GroupDots } from '#src/screens/tours/tour/GroupDots.tsx';
import css from '#src/screens/tours/tour/Tour.module.css';
import type { TourData, TourDeparture, TourScreenProps } from '#src/screens/tours/tour/tour-props.ts';
import { daysWords, persianDaysWords } from '#src/screens/tours/tour-days.ts';
import { buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { flag, Stack } from '#src/ui/layout.tsx';

type Props = { readonly data: TourData; readonly chosen: Chosen; readonly send: TourScreenProps['send'] };

/** The departures that are sold: their days, one dot a place, and what each costs with you in it. */
export function Departures({ data, chosen, send }: Props) {
  const { card, readAt } = data.tour;
  return (
    <Stack as="section" gap={3} id="departures">
      <h2>{m.tourpage_departures()}</h2>
      {card.departures.length === 0 ? <p>{m.tourpage_departures_none({ season: card.season })}</p> : null}
      <ul className={css.departures}>
        {card.departures.map((departure) => (
          <Departure key={departure.id} departure={departure} {...{ data, chosen, send }} />
        ))}
      </ul>
      <details className="small quiet">
        <summary>{m.tourpage_count_title()}</summary>
        <p>{m.tourpage_count({ day: formatDay(dayOf(readAt)), time: clockOf(readAt) })}</p>
      </details>
      <p className="small quiet">{m.tourpage_sample()}</p>
      {data.tour.asked ? <PrivateDates data={data} chosen={chosen} most={data.tour.asked.most} /> : null}
    </Stack>
  );
}

function Departure({ departure, data, chosen, send }: Props & { readonly departure: TourDeparture }) {
  const { id, start, end, taken, capacity, left, waiting, guideLanguage } = departure;
  const isPicked = id === chosen.departure?.id;
  const isFull = left < chosen.places;
  const choice = { ...chosen.choice, departure: id };
  return (
    <li data-picked={flag(isPicked)}>
      <div className={css.when}>
        <strong className="strong">{daysWords(start, end)}</strong>
        <small>{persianDaysWords(start, end)}</small>
      </div>
      <div className={css.fill}>
        <GroupDots departure={departure} you={isFull ? 0 : chosen.places} />
        <p>
          <StateTag departure={departure} places={chosen.places} />
          <small>
            {m.tourpage_taken({ taken, capacity, left })}. {waiting > 0 ? m.tourpage_waiting({ count: waiting }) : ''}{' '}
            {m.tourpage_guide({ languages: guideLanguage })}
          </small>
        </p>
        <VisaWords start={start} today={dayOf(data.now)} />
      </div>
      <p className={css.each}>
        {isFull ? (
          '–'
        ) : (
          <>
            <b>{formatRoundMoney(eachOf(data.tour.card, pricedGroup(departure, chosen.places)))}</b>
            <small>{m.tourpage_each_with_you()}</small>
          </>
        )}
      </p>
      {isWaitedFor(departure) ? (
        <div className={css.go}>
          <a
            {...buttonLook({ size: 's' })}
            href={pathTo.tourAsk({ tour: data.tour.card.slug, departure: id, ...chosen.choice.people })}
          >
            {m.tourpage_wait()}
            <span className="vh"> {m.tourpage_choose_day({ day: formatFullDay(start) })}</span>
          </a>
        </div>
      ) : isFull ? null : (
        <div className={css.go}>
          <a
            {...buttonLook({ size: 's', ...(isPicked ? { kind: 'primary' } : {}) })}
            href={pathTo.tour(data.tour.card.slug, urlOfChoice(choice))}
            aria-current={isPicked ? 'true' : undefined}
            data-replace=""
            onClick={(event) => {
              event.preventDefault();
              send({ type: 'choice.change', choice });
            }}
          >
            {isPicked ? m.tourpage_chosen() : m.tourpage_choose()}
            <span className="vh"> {m.tourpage_choose_day({ day: formatFullDay(start) })}</span>
          </a>
        </div>
      )}
    </li>
  );
}

/** Own dates: what each would pay in a party of these people alone. */
const PrivateDates = ({ data: { tour }, chosen, most }: Pick<Props, 'data' | 'chosen'> & { readonly most: number }) => (
  <Card isTight gap={2}>
    <h3 className="strong">{m.tourpage_private()}</h3>
    <p>
      {m.tourpage_private_text({
        most,
        people: m.tourpage_people({ count: chosen.places }),
        each: formatMoney(eachOf(tour.card, chosen.places)),
      })}
    </p>
    <p>
      <a href={pathTo.tourAsk({ tour: tour.card.slug, ...chosen.choice.people })} {...buttonLook({ size: 's' })}>
        {m.tourpage_private_ask()}
      </a>
    </p>
  </Card>
);

const VisaWords = ({ start, today }: { readonly start: string; readonly today: string }) => {
  const code = codeBefore(start, today);
  if (code === 'inTime') return null;
  return <small>{code === 'late' ? m.tourpage_visa_late() : m.tourpage_visa_tight()}</small>;
};
