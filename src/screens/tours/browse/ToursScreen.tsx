import type { ReactNode } from 'react';
import { euro, formatRoundMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { dayOf, formatShortDay } from '#domain/core/time.ts';
import { REST_DAYS, SETTLES_DAYS } from '#domain/tours/dates.ts';
import { DEPOSIT_PERCENT } from '#domain/tours/money-stairs.ts';
import { lowestEach } from '#domain/tours/tour-filters.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/tours/browse/Browse.module.css';
import { choiceName } from '#src/screens/tours/browse/filter-names.ts';
import { facetsOfTours, type TourCard } from '#src/screens/tours/browse/list.ts';
import { Stops } from '#src/screens/tours/browse/Stops.tsx';
import { TourSearchForm } from '#src/screens/tours/browse/TourSearchForm.tsx';
import { DIFFICULTY_NAME, lengthWords, runsWords } from '#src/screens/tours/tour-words.ts';
import { Card } from '#src/ui/Card.tsx';
import { chipLook } from '#src/ui/Chip.tsx';
import { Columns, Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Words } from '#src/ui/Words.tsx';

type Props = {
  readonly list: components['schemas']['TourList'];
  /** Server epoch ms. */
  readonly now: number;
  /** The tabs of the search. */
  readonly tabs?: ReactNode;
};

/** `/iran-tours`: what a tour with us is, months, styles, the tours, and the fair price in three sentences. */
export function ToursScreen({ list: { tours, people }, now, tabs }: Props) {
  const asked = { people, today: dayOf(now) };
  const facets = facetsOfTours(tours, {}, asked);
  return (
    <>
      <Section isTight>
        <Wrap>
          <Stack gap={5}>
            <Stack gap={2}>
              <h1>{m.tourlist_first_title()}</h1>
              <p className="quiet">{m.tourlist_first_lede()}</p>
            </Stack>
            <Card gap={4}>
              {tabs}
              <TourSearchForm tours={tours} people={people} month="" today={asked.today} />
            </Card>
            <div className={css.picks}>
              <Picks group="month" facets={facets} />
              <Picks group="style" facets={facets} />
            </div>
          </Stack>
        </Wrap>
      </Section>
      <Section isTight>
        <Wrap>
          <Stack gap={4}>
            <h2>{m.tourlist_all({ count: tours.length })}</h2>
            <ul className={css.cards}>
              {tours.map((tour, at) => (
                <FirstCard key={tour.slug} tour={tour} each={lowestEach(tour, {}, asked)} isEager={at < 4} />
              ))}
            </ul>
          </Stack>
        </Wrap>
      </Section>
      <Section isSunken>
        <Wrap>
          <Columns n={2}>
            <Stack gap={3}>
              <h2>{m.tourlist_fair()}</h2>
              <ol className={css.three}>
                <li>{m.tourlist_fair_one()}</li>
                <li>{m.tourlist_fair_two()}</li>
                <li>{m.tourlist_fair_three({ days: SETTLES_DAYS })}</li>
              </ol>
            </Stack>
            <Stack gap={3}>
              <h2>{m.tourlist_what()}</h2>
              <ul className={css.three}>
                <li>{m.tourlist_what_group()}</li>
                <li>{m.tourlist_what_certain()}</li>
                <li>{m.tourlist_what_deposit({ percent: DEPOSIT_PERCENT, days: REST_DAYS })}</li>
                <li>{m.tourlist_what_visa()}</li>
              </ul>
            </Stack>
          </Columns>
          <Note>{m.tourpage_sample()}</Note>
        </Wrap>
      </Section>
    </>
  );
}

/** The choices of one group as links to the list, each with its tours. */
const Picks = ({
  group,
  facets,
}: {
  readonly group: keyof typeof PICKS;
  readonly facets: ReturnType<typeof facetsOfTours>;
}) => (
  <nav aria-label={PICKS[group]()}>
    <h2 className="strong">{PICKS[group]()}</h2>
    <ul className={css.chips}>
      {facets[group].choices
        .filter(({ count }) => count > 0)
        .map(({ value, count }) => (
          <li key={value}>
            <a {...chipLook(false)} href={pathTo.toursSearch({ [group]: value })}>
              <Words>{choiceName(group, value)}</Words> <small>{count}</small>
            </a>
          </li>
        ))}
    </ul>
  </nav>
);

const PICKS = {
  month: m.tourlist_by_month,
  style: m.tourlist_by_style,
} as const;

const FirstCard = ({
  tour,
  each,
  isEager,
}: {
  readonly tour: TourCard;
  readonly each: number | null;
  readonly isEager: boolean;
}) => (
  <li className={css.card}>
    <Stops cities={tour.cities} isEager={isEager} />
    <div className={css.in}>
      <h3>
        <a href={pathTo.tour(tour.slug)}>{tour.title}</a>
      </h3>
      <p lang="fa" dir="rtl" className="quiet small">
        {tour.titleFa}
      </p>
      <p className={css.facts}>
        {lengthWords(tour.days)}, {DIFFICULTY_NAME[tour.difficulty]().toLowerCase()}
      </p>
      <p className={css.facts}>{nextOf(tour)}</p>
      <p>
        {each === null ? (
          m.tourlist_not_on_sale()
        ) : (
          <strong className="strong">{m.tourlist_from({ each: formatRoundMoney(euro(each)) })}</strong>
        )}
      </p>
    </div>
  </li>
);

function nextOf({ departures: [next], runs, isAsked, season }: TourCard): string {
  if (next) return m.tourlist_next({ day: formatShortDay(next.start), year: next.start.slice(0, 4) });
  if (!runs) return season;
  return isAsked ? m.tourlist_asked() : runsWords(runs);
}
