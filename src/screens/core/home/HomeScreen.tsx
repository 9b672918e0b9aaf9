import type { ReactNode } from 'react';
import { pathTo } from '#domain/core/addresses.ts';
import { FLIGHT_SESSION_SECONDS } from '#domain/core/limits.ts';
import { formatMoney, formatRoundMoney } from '#domain/core/money.ts';
import { dayOf, formatDay, formatDuration } from '#domain/core/time.ts';
import { AIRPORT_CHANGE_MINUTES } from '#domain/country/airport-change.ts';
import { airportOf } from '#domain/country/airports.ts';
import { cityOf, citySlug } from '#domain/country/cities.ts';
import type { SeasonOfPlaces } from '#domain/country/year-seasons.ts';
import { HOTEL_HOLD_SECONDS } from '#domain/hotels/hotel-limits.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/core/home/Home.module.css';
import { Seasons } from '#src/screens/core/home/Seasons.tsx';
import { Today } from '#src/screens/core/home/Today.tsx';
import { RefundLine } from '#src/screens/flights/RefundLine.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Columns, Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { Arcade, PlaceCard } from '#src/ui/PlaceCard.tsx';
import { Tag } from '#src/ui/Tag.tsx';

type LowestFare = components['schemas']['LowestFare'];
type FlightOffer = components['schemas']['FlightOffer'];
export type HomeScreenProps = {
  readonly form: ReactNode;
  /** Recent searches of this device. */
  readonly recent: ReactNode;
  readonly lowest: readonly LowestFare[];
  readonly now: number;
  /** A current fare, to illustrate the refund line. */
  readonly example: { readonly offer: FlightOffer } | null;
  /** The current season first. */
  readonly seasons: readonly SeasonOfPlaces[];
};

/** Cities shown first if they have a fare: the most visited ones. */
const FIRST = ['IFN', 'SYZ', 'AZD', 'MHD', 'TBZ', 'KIH'];
const HUB = 'THR';
const HELD = { minutes: FLIGHT_SESSION_SECONDS / 60, roomMinutes: HOTEL_HOLD_SECONDS / 60 };

const STEPS = [
  { id: '1', title: m.site_how_1, text: m.site_how_1_text },
  { id: '2', title: m.site_how_2, text: () => m.site_how_2_text(HELD) },
  { id: '3', title: m.site_how_3, text: m.site_how_3_text },
  { id: '4', title: m.site_how_4, text: m.site_how_4_text },
  { id: '5', title: m.site_how_5, text: m.site_how_5_text },
] as const;

/** The start page: search, cities with fares, how booking works, refunds. */
export const HomeScreen = ({ form, recent, lowest, now, example, seasons }: HomeScreenProps) => (
  <>
    <section className={css.hero}>
      <Wrap>
        <div className={css.opening}>
          <Stack gap={4}>
            <h1>{m.site_home_title()}</h1>
            <p className={css.lede}>{m.site_home_lede(HELD)}</p>
          </Stack>
          <Today now={now} />
        </div>
        {form}
        {recent}
        {lowest.length > 0 ? <Cities lowest={lowest} /> : null}
      </Wrap>
    </section>
    <Section isSunken>
      <Wrap>
        <Seasons seasons={seasons} />
      </Wrap>
    </Section>
    <Section>
      <Wrap>
        <header>
          <h2>{m.site_how()}</h2>
          <p className="quiet">{m.site_how_lede()}</p>
        </header>
        <ol className={css.order}>
          {STEPS.map(({ id, title, text }) => (
            <li key={id}>
              <h3>{title()}</h3>
              <p>{text()}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
    <Section isSunken>
      <Wrap>
        <Split isEven>
          <Kinds />
          {example ? <Example offer={example.offer} now={now} /> : null}
        </Split>
      </Wrap>
    </Section>
    <Section>
      <Wrap>
        <header>
          <h2>{m.site_know()}</h2>
        </header>
        <Columns n={3}>
          <Fact title={m.site_know_money()} text={m.site_know_money_text()} post="money-and-cards">
            {m.site_know_money_link()}
          </Fact>
          <Fact title={m.site_know_week()} text={m.site_know_week_text()} post="reading-a-date">
            {m.site_know_week_link()}
          </Fact>
          <Fact
            title={m.site_know_airports()}
            text={m.site_know_airports_text({ time: formatDuration(AIRPORT_CHANGE_MINUTES.fromAbroad) })}
            post="tehran-airports"
          >
            {m.site_know_airports_link()}
          </Fact>
        </Columns>
      </Wrap>
    </Section>
  </>
);

const Cities = ({ lowest }: { readonly lowest: readonly LowestFare[] }) => {
  const place = ({ destination }: LowestFare) => FIRST.indexOf(destination) + 1 || FIRST.length + 1;
  const shown = [...lowest].sort((a, b) => place(a) - place(b)).slice(0, FIRST.length);
  return (
    <>
      <h2 className="vh">{m.site_cities()}</h2>
      <Arcade label={m.site_cities()}>
        {shown.map(({ destination, adult, date, durationMinutes }) => {
          const city = airportOf(destination);
          return city ? (
            <PlaceCard
              key={destination}
              slug={citySlug(destination)}
              name={city.city}
              nameFa={city.cityFa}
              text={m.site_from_by_air({ price: formatRoundMoney(adult), duration: formatDuration(durationMinutes) })}
              isEager
              renderLink={(parts) => (
                <a href={pathTo.flights({ origin: HUB, destination }, { departing: date })} {...parts} />
              )}
            />
          ) : null;
        })}
      </Arcade>
    </>
  );
};

const Kinds = () => (
  <Stack gap={5}>
    <Stack gap={2}>
      <h2>{m.site_kinds()}</h2>
      <p className="quiet">{m.site_kinds_lede()}</p>
    </Stack>
    <Card gap={4}>
      <Stack gap={1}>
        <h3>
          <Tag tone="line">{m.site_systemic()}</Tag>
        </h3>
        <p>{m.site_systemic_text()}</p>
      </Stack>
      <hr />
      <Stack gap={1}>
        <h3>
          <Tag tone="warn">{m.site_charter()}</Tag>
        </h3>
        <p>{m.site_charter_text()}</p>
      </Stack>
    </Card>
    <p>
      <a href={pathTo.flightRules()}>{m.site_rules_link()}</a>
    </p>
  </Stack>
);

const Example = ({ offer, now }: { readonly offer: FlightOffer; readonly now: number }) => {
  const { flight, fare, total } = offer;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <h2>{m.site_refund()}</h2>
        <p className="quiet">{m.site_refund_lede()}</p>
      </Stack>
      <Card gap={4}>
        <RefundLine steps={fare.refundSteps} paid={total} now={now} departsAt={flight.departsAt} />
        <p className="small quiet">
          {m.site_refund_fare({
            airline: flight.airlineName,
            flight: flight.flightNumber,
            from: cityOf(flight.origin),
            to: cityOf(flight.destination),
            day: formatDay(dayOf(flight.departsAt)),
            amount: formatMoney(total),
          })}
        </p>
      </Card>
    </Stack>
  );
};

type FactProps = {
  readonly title: string;
  readonly text: string;
  /** Slug of a blog post with details. */
  readonly post: string;
  readonly children: string;
};

const Fact = ({ title, text, post, children }: FactProps) => (
  <Stack gap={2}>
    <h3>{title}</h3>
    <p className="quiet">{text}</p>
    <p className="small">
      <a href={pathTo.post(post)}>{children}</a>
    </p>
  </Stack>
);
