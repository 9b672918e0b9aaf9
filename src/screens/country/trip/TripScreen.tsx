import type { ComponentType, ReactNode } from 'react';
import { holidayOn } from '#domain/core/holidays.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { formatPersianDayFa } from '#domain/core/persian-text.ts';
import { clockOf, dayOf, daysBetween, formatDay, formatFullDay } from '#domain/core/time.ts';
import { isWorkingDay } from '#domain/core/working-days.ts';
import { EMERGENCY_NUMBERS } from '#domain/country/emergency.ts';
import { type Booked, isPaper, isRound, type Journey, placedSteps, type TripFinding } from '#domain/country/trip.ts';
import { tripCards } from '#domain/country/trip-cards.ts';
import { m } from '#src/copy/generated/messages.js';
import { TaxiCard } from '#src/screens/core/issue/TaxiCard.tsx';
import { productLinks } from '#src/screens/core/product-links.ts';
import type { FindingWords } from '#src/screens/country/trip/finding-text.ts';
import { findingWords } from '#src/screens/country/trip/finding-words.ts';
import { daysOf, isDrawable, mendOf, sortedFindings, stepOfPaper } from '#src/screens/country/trip/journey.ts';
import { ToDo } from '#src/screens/country/trip/ToDo.tsx';
import css from '#src/screens/country/trip/Trip.module.css';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import type { Crumb } from '#src/ui/breadcrumb-data.ts';
import { Empty } from '#src/ui/Empty.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Row, Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { Tile } from '#src/ui/Tile.tsx';

export type TripScreenProps = {
  /** Current trips, the next first. */
  readonly trips: readonly Journey[];
  /** Guests see the orders of this browser. */
  readonly isGuest: boolean;
  /** The whole trip as a picture; the list of days says the same. */
  readonly Drawing: ComponentType<{ readonly journey: Journey }>;
  /** News of the country. */
  readonly situation?: ReactNode;
  /** Whether the Persian cards are kept on this device. */
  readonly keeping: ReactNode;
  /** Ids of findings marked as done on this device. */
  readonly done: readonly string[];
  readonly onDone: (id: string, isDone: boolean) => void;
  readonly onPrint: () => void;
};

/** All bookings and drafts by day, with gaps in place. */
export function TripScreen({ trips, isGuest, Drawing, situation, keeping, done, onDone, onPrint }: TripScreenProps) {
  const withCards = trips.find(({ orders }) => tripCards(orders, 'driver').length > 0);
  return (
    <Section isTight>
      <Wrap>
        <Stack gap={6}>
          <Stack gap={3}>
            <Breadcrumbs above={crumbs(isGuest)} here={m.trip_view_trip()} />
            <h1>{m.trip_title()}</h1>
            <p className="quiet">
              {m.trip_lede()} {isGuest ? m.trip_guest() : null}
            </p>
            <div className="noprint">
              <Row>
                {isGuest ? null : (
                  <a href={pathTo.orders()} {...buttonLook({ size: 's' })}>
                    {m.trip_view_list()}
                  </a>
                )}
                {trips.length > 0 ? (
                  <Button size="s" icon="print" onClick={onPrint}>
                    {m.trip_print()}
                  </Button>
                ) : null}
              </Row>
            </div>
          </Stack>
          {trips.length === 0 ? <Nothing /> : situation}
          {trips.map((journey) => (
            <Trip
              key={journey.orders[0]?.orderId}
              journey={journey}
              Drawing={Drawing}
              keeping={journey === withCards ? keeping : null}
              done={done}
              onDone={onDone}
            />
          ))}
        </Stack>
      </Wrap>
    </Section>
  );
}

const crumbs = (isGuest: boolean): readonly Crumb[] =>
  isGuest
    ? [{ href: pathTo.home(), text: m.visa_crumb_home() }]
    : [
        { href: pathTo.profile(), text: m.profile_nav_home() },
        { href: pathTo.orders(), text: m.profile_nav_orders() },
      ];

const Nothing = () => (
  <Empty
    title={m.trip_empty()}
    slug="isfahan"
    actions={
      <>
        <a href={pathTo.searchFlights()} {...buttonLook({ kind: 'primary' })}>
          {m.site_search_flights()}
        </a>
        <a href={pathTo.findBooking()} {...buttonLook()}>
          {m.trip_empty_found()}
        </a>
      </>
    }
  >
    {m.trip_empty_text()}
  </Empty>
);

/** An offer has no number: nothing is missing without it. */
type Numbered = { readonly number: number | null; readonly finding: TripFinding; readonly words: FindingWords };

type TripProps = Pick<TripScreenProps, 'Drawing' | 'keeping' | 'done' | 'onDone'> & { readonly journey: Journey };

function Trip({ journey, Drawing, keeping, done, onDone }: TripProps) {
  const { orders, unseen } = journey;
  const steps = placedSteps(orders);
  const { found, elsewhere, offers: offered } = sortedFindings(journey);
  const worded = (finding: TripFinding, number: number | null): Numbered => ({
    ...{ number, finding, words: findingWords(finding, mendOf(journey, finding)) },
  });
  const findings = found.map((finding, index) => worded(finding, index + 1));
  const offers = offered.map((finding) => worded(finding, null));
  const days = daysOf(orders);
  const [first = '', last = first] = [days.at(0), days.at(-1)];
  const papers = orders.filter(({ steps: all }) => all.some(isPaper));
  const cards = tripCards(orders, 'driver');
  return (
    <Stack as="section" gap={6}>
      <div className={css.head}>
        <Stack gap={1}>
          <h2>{placesOf(steps) || papers[0]?.steps[0]?.title}</h2>
          <p className="quiet">
            {first === last
              ? formatFullDay(first)
              : m.trip_span({ from: formatDay(first), until: formatFullDay(last) })}
          </p>
        </Stack>
        {steps.length > 0 ? (
          <span className={css.tile}>
            <Tile slug={steps.at(0)?.step.to.slug ?? ''} isEager />
          </span>
        ) : null}
      </div>
      {isDrawable(journey) ? <Drawing journey={journey} /> : null}
      <Split>
        <Stack gap={6}>
          <ToMend findings={findings} isGap={elsewhere.some(isGap)} unseen={unseen} hasSteps={steps.length > 0} />
          <ToDo findings={elsewhere} done={done} onDone={onDone} />
          {papers.length > 0 ? (
            <Stack gap={3}>
              {papers.map((order) => (
                <Leaf key={order.orderId} booked={{ order, step: stepOfPaper(order) }} />
              ))}
            </Stack>
          ) : null}
          {steps.length > 0 ? (
            <ol className={css.days}>
              {days.map((day) => (
                <Day
                  key={day}
                  day={day}
                  steps={steps.filter(({ step }) => dayOf(step.startsAt) === day)}
                  goingOn={steps.filter(({ step }) => dayOf(step.startsAt) < day && day <= dayOf(step.endsAt))}
                  findings={[...findings, ...offers].filter(({ finding }) => finding.day === day)}
                />
              ))}
            </ol>
          ) : null}
        </Stack>
        <aside>
          <Stack gap={4}>
            {cards.length > 0 ? (
              <>
                <h3>{m.trip_cards()}</h3>
                {cards.map(({ day, title, card }) => (
                  <TaxiCard key={card.fa} lead={m.cards_when({ day: formatDay(day), what: title })} sentence={card.fa}>
                    <p>
                      {card.en}
                      {card.note ? ` ${card.note}` : null}
                    </p>
                  </TaxiCard>
                ))}
                <p>
                  <a href={pathTo.tripCards()}>{m.trip_cards_all()}</a>
                </p>
                {keeping}
              </>
            ) : null}
            <p className="small quiet">
              {m.cards_numbers(EMERGENCY_NUMBERS)}{' '}
              <a href={pathTo.post('emergency-numbers')}>{m.help_emergency_link()}</a>
            </p>
            <p className="small quiet">{m.trip_unseen()}</p>
          </Stack>
        </aside>
      </Split>
    </Stack>
  );
}

/** "Shiraz and Isfahan": where the nights are, else the destinations. */
function placesOf(steps: readonly Booked[]): string {
  const of = (kind: Booked['step']['kind']) =>
    steps.filter(({ step }) => step.kind === kind).map(({ step }) => step.to.name);
  const stays = of('stay');
  const places = [...new Set(stays.length > 0 ? stays : of('way'))];
  const last = places.pop() ?? '';
  return places.length === 0 ? last : m.trip_title_and({ first: places.join(', '), last });
}

/** A gap in the trip itself, even if no offer fills it now. */
const isGap = ({ kind }: TripFinding): boolean => !['airports', 'closed', 'insurance'].includes(kind);

type ToMendProps = Pick<Journey, 'unseen'> & {
  readonly findings: readonly Numbered[];
  /** Something is missing that is booked elsewhere. */
  readonly isGap: boolean;
  readonly hasSteps: boolean;
};

/** "Nothing is missing" only if all was checked. */
const ToMend = ({ findings, isGap, unseen, hasSteps }: ToMendProps) => (
  <Stack as="section" gap={2}>
    {findings.length > 0 ? (
      <h3>{findings.length === 1 ? m.trip_mend_one() : m.trip_mend({ count: findings.length })}</h3>
    ) : isGap || unseen.length > 0 || !hasSteps ? null : (
      <h3>{m.trip_mend_none()}</h3>
    )}
    {findings.length > 0 ? (
      <ol className={css.mend}>
        {findings.map(({ number, finding, words }) => (
          <li key={finding.id}>
            <a href={`#finding-${number}`}>
              <span className={css.number}>{number}</span>
              <b>{words.title}</b>
              <small>{formatDay(finding.day)}</small>
            </a>
          </li>
        ))}
      </ol>
    ) : null}
    {unseen.map(({ what, people }) => {
      const of = { people: people.join(', ') || m.trip_unseen_nobody() };
      return (
        <Note key={what}>{what === 'nationality' ? m.trip_unseen_nationality(of) : m.trip_unseen_passport(of)}</Note>
      );
    })}
    {hasSteps ? <p className="small quiet">{m.trip_looked()}</p> : null}
  </Stack>
);

type DayProps = {
  readonly day: string;
  readonly steps: readonly Booked[];
  /** Steps that began earlier and continue on this day. */
  readonly goingOn: readonly Booked[];
  readonly findings: readonly Numbered[];
};

const Day = ({ day, steps, goingOn, findings }: DayProps) => (
  <li data-gap={findings.some(({ number }) => number !== null) ? '' : undefined}>
    <div className={css.date}>
      <h3>{formatDay(day)}</h3>
      <span lang="fa" dir="rtl">
        {formatPersianDayFa(day)}
      </span>
      {isWorkingDay(day) ? null : <small>{holidayOn(day)?.name ?? m.trip_closed()}</small>}
    </div>
    <span className={css.dot} aria-hidden="true" />
    <div className={css.what}>
      {goingOn.map(({ step, order }) => (
        <p key={order.orderId} className="small quiet">
          {dayOf(step.endsAt) === day ? m.trip_ends({ what: step.title }) : m.trip_goes_on({ what: step.title })}
        </p>
      ))}
      {steps.map((booked) => (
        <Leaf key={`${booked.order.orderId} ${booked.step.startsAt}`} booked={booked} />
      ))}
      {findings.map((numbered) => (
        <Found key={numbered.finding.id} {...numbered} />
      ))}
      {steps.length + goingOn.length + findings.length === 0 ? <p className="small quiet">{m.trip_nothing()}</p> : null}
    </div>
  </li>
);

const Leaf = ({ booked: { step, order } }: { readonly booked: Booked }) => {
  const icon = productLinks.find(({ id }) => id === order.product)?.icon ?? 'ticket';
  const title = isPaper(step) ? step.title : stepTitle(step);
  // Of a way between two places the headline is where it goes.
  const said = step.kind === 'way' && !isRound(step) ? [step.title, step.text] : [step.text];
  const text = said.filter((one) => one !== '').join('. ');
  return (
    <article className={css.leaf} data-plain={order.state === 'booked' ? undefined : ''}>
      <Icon name={icon} />
      <div>
        <h4>{title}</h4>
        {text === '' ? null : <p>{text}</p>}
        {order.people.length > 0 ? (
          <p>
            {m.trip_for()} <bdi>{order.people.map(({ name }) => name).join(', ')}</bdi>
          </p>
        ) : null}
        {order.state === 'booked' ? null : (
          <p>
            <Tag tone="warn">{order.state === 'begun' ? m.trip_state_begun() : m.trip_state_underway()}</Tag>
          </p>
        )}
      </div>
      <a className="small" href={order.page}>
        {order.state === 'booked' ? m.trip_papers() : order.state === 'begun' ? m.trip_go_on() : m.trip_look()}{' '}
        <span className="code">{order.reference}</span>
      </a>
    </article>
  );
};

function stepTitle(step: Booked['step']): string {
  const { kind, startsAt, endsAt, from, to, title } = step;
  if (isRound(step)) return m.trip_round({ from: clockOf(startsAt), until: clockOf(endsAt), what: title });
  if (kind === 'way')
    return m.trip_way({ from: clockOf(startsAt), until: clockOf(endsAt), origin: from.name, destination: to.name });
  const nights = daysBetween(dayOf(startsAt), dayOf(endsAt));
  return nights === 1 ? m.trip_stay_one({ hotel: title }) : m.trip_stay({ hotel: title, count: nights });
}

const Found = ({ number, words: { title, text, links } }: Numbered) => (
  <section className={css.finding} id={number === null ? undefined : `finding-${number}`}>
    {number === null ? (
      <Icon name="car" />
    ) : (
      <span className={css.round} aria-hidden="true">
        {number}
      </span>
    )}
    <div>
      <h4>{title}</h4>
      <p>{text}</p>
    </div>
    {links.length > 0 ? (
      <div className={`${css.ways} noprint`}>
        {links.map((link) => (
          <a key={link.href} href={link.href} {...buttonLook({ size: 's' })}>
            {link.text}
          </a>
        ))}
      </div>
    ) : null}
  </section>
);
