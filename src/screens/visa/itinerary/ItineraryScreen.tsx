import { countryName } from '#domain/core/countries.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { addDays, clockOf, formatFullDay } from '#domain/core/time.ts';
import { type BookedStep, type ItineraryDay, itineraryOf, staysOf } from '#domain/visa/itinerary.ts';
import { openNights } from '#domain/visa/open-nights.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/visa/itinerary/Itinerary.module.css';
import type { ItineraryPage } from '#src/screens/visa/itinerary/itinerary-page.ts';
import { personName } from '#src/screens/visa/request/person-name.ts';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Row, Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Table } from '#src/ui/Table.tsx';

type Props = { readonly page: ItineraryPage; readonly onPrint: () => void };

/** The printable itinerary for a consulate: travellers, and each day with its bookings. */
export function ItineraryScreen({ page, onPrint }: Props) {
  const { reference, arrival, days, people, orders, requestHref } = page;
  const last = addDays(arrival, days - 1);
  const open = openNights(
    page,
    staysOf(orders).map(({ step }) => step),
  );
  const guides = [...new Set(people.flatMap(({ answers }) => answers.guide?.trim() || []))];
  return (
    <Section isTight>
      <Wrap>
        <Stack gap={6}>
          <Stack gap={3}>
            <p className="quiet small">
              {m.visarequest_request()} <span className="code">{reference}</span>
            </p>
            <h1>{m.visarequest_plan_title()}</h1>
            <p>{m.visarequest_plan_span({ from: formatFullDay(arrival), until: formatFullDay(last), count: days })}</p>
            <p className="quiet noprint">{m.visarequest_plan_lede()}</p>
            <div className="noprint">
              <Row>
                <Button kind="primary" icon="print" onClick={onPrint}>
                  {m.visarequest_print()}
                </Button>
                <a href={requestHref} {...buttonLook()}>
                  {m.visarequest_plan_back()}
                </a>
              </Row>
            </div>
          </Stack>
          <Table caption={m.visarequest_plan_people()} isFold>
            <thead>
              <tr>
                <th scope="col">{m.visarequest_plan_name()}</th>
                <th scope="col">{m.visarequest_letter_nationality()}</th>
                <th scope="col">{m.visarequest_letter_passport()}</th>
              </tr>
            </thead>
            <tbody>
              {people.map((person) => (
                <tr key={person.position}>
                  <th scope="row" data-l={m.visarequest_plan_name()}>
                    <bdi>{personName(person)}</bdi>
                  </th>
                  <td data-l={m.visarequest_letter_nationality()}>{countryName(person.nationality)}</td>
                  <td data-l={m.visarequest_letter_passport()}>
                    <span className="code">{person.answers.passportNumber || '–'}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
          {guides.length > 0 ? (
            <p>
              {m.visarequest_plan_guide()} <bdi>{guides.join(', ')}</bdi>
            </p>
          ) : null}
          {open.length > 0 ? (
            <div className="noprint">
              <Note tone="warn">
                <Stack gap={2}>
                  <span>{m.visarequest_plan_open()}</span>
                  <ul className={css.open}>
                    {open.map(({ from, until }) => (
                      <li key={from}>
                        <a href={pathTo.searchHotels({ departing: from, returning: until })}>
                          {m.visarequest_plan_open_span({ from: formatFullDay(from), until: formatFullDay(until) })}
                        </a>
                      </li>
                    ))}
                  </ul>
                  {orders.length === 0 ? <a href={pathTo.searchFlights()}>{m.visarequest_plan_flights()}</a> : null}
                </Stack>
              </Note>
            </div>
          ) : null}
          <section>
            <h2 className="strong">{m.visarequest_plan_days()}</h2>
            <ol className={css.days}>
              {itineraryOf(page, orders).map((day) => (
                <Day key={day.day} day={day} isLast={day.day === last} />
              ))}
            </ol>
          </section>
          <Note tone="warn" icon="info">
            {m.visarequest_plan_simulated()}
          </Note>
        </Stack>
      </Wrap>
    </Section>
  );
}

const Day = ({ day: { day, ways, beds }, isLast }: { readonly day: ItineraryDay; readonly isLast: boolean }) => (
  <li>
    <h3>{formatFullDay(day)}</h3>
    <div>
      {ways.map((way) => (
        <Booked
          key={`${way.reference} ${way.step.startsAt}`}
          booked={way}
          lead={`${clockOf(way.step.startsAt)} – ${clockOf(way.step.endsAt)}`}
        />
      ))}
      {beds.map((bed) => (
        <Booked key={bed.reference} booked={bed} lead={m.visarequest_plan_night()} />
      ))}
      {beds.length === 0 && !isLast ? (
        <p className="quiet">
          {m.visarequest_plan_night()} <span className="noprint">{m.visarequest_plan_no_bed()}</span>
          <span className={css.blank} aria-hidden="true" />
        </p>
      ) : null}
      {isLast && ways.length === 0 ? <p className="quiet">{m.visarequest_plan_leave()}</p> : null}
    </div>
  </li>
);

const Booked = ({
  booked: { step, reference, page, people },
  lead,
}: {
  readonly booked: BookedStep;
  readonly lead: string;
}) => (
  <div className={css.booked}>
    <p>
      <span className="quiet">{lead}</span> <b>{step.title}</b>
    </p>
    <p className="small">{step.kind === 'stay' ? `${step.to.name}, ${step.text}` : step.text}</p>
    <p className="small">
      {m.visarequest_plan_for()} <bdi>{people.map(({ name }) => name).join(', ')}</bdi> · {m.visarequest_plan_booking()}{' '}
      <a className="code" href={page}>
        {reference}
      </a>
    </p>
  </div>
);
