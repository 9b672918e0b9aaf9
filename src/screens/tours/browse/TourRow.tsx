import { euro, formatMoney, formatRoundMoney, times } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { formatDay } from '#domain/core/time.ts';
import { stepOf } from '#domain/tours/ladder.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/tours/browse/Browse.module.css';
import type { Listed } from '#src/screens/tours/browse/list.ts';
import { Stops } from '#src/screens/tours/browse/Stops.tsx';
import { StateTag } from '#src/screens/tours/StateTag.tsx';
import {
  cityName,
  DIFFICULTY_NAME,
  lengthWords,
  runsWords,
  STYLE_NAME,
  sizeWords,
} from '#src/screens/tours/tour-words.ts';
import { flag } from '#src/ui/layout.tsx';
import { Price } from '#src/ui/Price.tsx';
import { Tag } from '#src/ui/Tag.tsx';

type Props = { readonly listed: Listed; readonly people: number; readonly isEager: boolean };

/** A tour of the list: the windows of its cities, words, then the total for these people on the three steps of its price. */
export function TourRow({ listed: { tour, departures }, people, isEager }: Props) {
  const [next] = departures;
  const group = next?.group ?? people;
  const each = next?.each ?? tour.each ?? euro(0);
  const href = pathTo.tour(tour.slug, {
    ...(next ? { departure: next.id } : {}),
    ...(people === 2 ? {} : { adults: people }),
  });
  return (
    <li className={css.tour}>
      <Stops cities={tour.cities} isEager={isEager} />
      <div className={css.in}>
        <h2>
          <a href={href}>{tour.title}</a>
        </h2>
        <p className={css.way}>{tour.cities.map(cityName).join(', ')}</p>
        <p className={css.facts}>
          {[
            lengthWords(tour.days),
            ...(tour.style === 'day' ? [] : [STYLE_NAME[tour.style]().toLowerCase()]),
            DIFFICULTY_NAME[tour.difficulty]().toLowerCase(),
            sizeWords(tour.groupSize),
          ].join(', ')}
        </p>
        <div className={css.next}>
          <strong className="strong">
            {next ? formatDay(next.start) : tour.runs ? runsWords(tour.runs) : tour.season}
          </strong>{' '}
          {next ? <StateTag departure={next} places={people} /> : <DayTag isAsked={tour.isAsked} />}
          <p className="quiet">{next ? nextWords(next, departures.slice(1)) : m.tourlist_own_party()}</p>
        </div>
      </div>
      <div className={css.cost}>
        <Price
          total={times(each, people)}
          lines={[
            m.tourlist_total({ count: people }),
            next
              ? m.tourlist_each_with_you({ each: formatMoney(each), group })
              : m.tourlist_each({ each: formatMoney(each) }),
          ]}
        />
        <ol className={css.rungs} aria-label={m.tourlist_rungs()}>
          {tour.ladder.map((step) => (
            <li key={step.from} data-on={flag(step === stepOf(tour.ladder, group))}>
              <b>{formatRoundMoney(step.each)}</b>
              <i />
              <span>{rungWords(step, tour.groupSize.most)}</span>
            </li>
          ))}
        </ol>
      </div>
    </li>
  );
}

const DayTag = ({ isAsked }: { readonly isAsked: boolean }) =>
  isAsked ? (
    <Tag>{m.tourlist_asked()}</Tag>
  ) : (
    <Tag tone="done" icon="check">
      {m.tourpage_certain()}
    </Tag>
  );

function nextWords(next: Listed['departures'][number], later: Listed['departures']): string {
  const taken =
    next.taken === 0
      ? m.tourlist_nobody({ least: next.leastToRun })
      : m.tourlist_taken({ taken: next.taken, capacity: next.capacity });
  const [second, third] = later;
  if (!second) return taken;
  return `${taken} ${
    third ? m.tourlist_also_more({ day: formatDay(second.start) }) : m.tourlist_also({ day: formatDay(second.start) })
  }`;
}

const rungWords = ({ from, to }: { readonly from: number; readonly to: number | null }, most: number): string =>
  to === null ? (from >= most ? String(from) : `${from}+`) : `${from}–${to}`;
