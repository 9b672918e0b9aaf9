import type { ReactNode } from 'react';
import { formatRoundMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { formatPersianDay } from '#domain/core/persian-day.ts';
import { formatDuration, formatFullDay } from '#domain/core/time.ts';
import { airportOf } from '#domain/country/airports.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/flights/iran-flight/IranFlight.module.css';
import { Hints } from '#src/ui/Hints.tsx';
import { Columns, Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Tag } from '#src/ui/Tag.tsx';

type LowestFare = components['schemas']['LowestFare'];

const HUB = 'THR';

/** Below the search: destinations with fares, and what a fare includes. */
export const IranFlightReading = ({ lowest }: { readonly lowest: readonly LowestFare[] }) => (
  <>
    <Section>
      <Wrap>
        <Split>
          <Stack gap={5}>
            <Stack gap={2}>
              <h2>{m.site_routes()}</h2>
              <p className="quiet">{m.site_routes_lede()}</p>
            </Stack>
            {lowest.length > 0 ? <Routes lowest={lowest} /> : <Note>{m.site_routes_none()}</Note>}
          </Stack>
          <aside>
            <Stack gap={4}>
              <h2 className="strong">{m.site_counter()}</h2>
              <Hints
                hints={[
                  { id: 'passport', icon: 'ticket-check', text: m.site_counter_passport() },
                  { id: 'time', icon: 'clock', text: m.site_counter_time() },
                  { id: 'airports', icon: 'plane', text: m.site_counter_airports() },
                  { id: 'bags', icon: 'luggage', text: m.site_counter_bags() },
                ]}
              />
            </Stack>
          </aside>
        </Split>
      </Wrap>
    </Section>
    <Section isSunken>
      <Wrap>
        <header>
          <h2>{m.site_fare_says()}</h2>
        </header>
        <Columns n={4}>
          <Says title={<Tag tone="line">{m.site_systemic()}</Tag>} text={m.site_systemic_text()} />
          <Says title={<Tag tone="warn">{m.site_charter()}</Tag>} text={m.site_charter_text()} />
          <Says title={m.site_fare_line()} text={m.site_fare_line_text()} />
          <Says title={m.site_fare_total()} text={m.site_fare_total_text()} />
        </Columns>
        <p className={css.more}>
          <a href={pathTo.flightRules()}>{m.site_rules_link()}</a>
        </p>
      </Wrap>
    </Section>
  </>
);

const Routes = ({ lowest }: { readonly lowest: readonly LowestFare[] }) => (
  <ul className={css.routes}>
    {lowest.map(({ destination, adult, date, durationMinutes }) => {
      const to = airportOf(destination);
      return to ? (
        <li key={destination}>
          <a href={pathTo.flights({ origin: HUB, destination }, { departing: date })}>
            <span>
              <b>{to.city}</b>{' '}
              <span lang="fa" dir="rtl">
                {to.cityFa}
              </span>
              <small>
                {to.airport}, {destination}
              </small>
            </span>
            <span>
              {m.site_route_on({ day: formatFullDay(date), persian: formatPersianDay(date) })}
              <small>{m.site_route_time({ duration: formatDuration(durationMinutes) })}</small>
            </span>
            <b>{formatRoundMoney(adult)}</b>
          </a>
        </li>
      ) : null;
    })}
  </ul>
);

const Says = ({ title, text }: { readonly title: ReactNode; readonly text: string }) => (
  <Stack gap={2}>
    <h3>{title}</h3>
    <p className="small quiet">{text}</p>
  </Stack>
);
