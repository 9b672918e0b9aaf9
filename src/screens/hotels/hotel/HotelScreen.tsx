import { type ReactNode, useMemo, useState } from 'react';
import { formatMoney, type Money, sum } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import { clockOf, formatDay } from '#domain/core/time.ts';
import { HOTEL_HOLD_SECONDS } from '#domain/hotels/hotel-limits.ts';
import type { HotelBookingEvent } from '#machines/hotels/hotel-booking/types.ts';
import type { HotelBookingView } from '#machines/hotels/hotel-booking/view.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { sleepsWords } from '#src/screens/hotels/bed-words.ts';
import { boardName } from '#src/screens/hotels/board.ts';
import { taxWords } from '#src/screens/hotels/desk-words.ts';
import { driverMeaning } from '#src/screens/hotels/driver-words.ts';
import { AgeNote, hotelProblemText, ProblemNote } from '#src/screens/hotels/HotelNotes.tsx';
import { chosenOf } from '#src/screens/hotels/hotel/chosen.ts';
import css from '#src/screens/hotels/hotel/Hotel.module.css';
import { hotelJson } from '#src/screens/hotels/hotel/hotel-data.ts';
import { isWorthSaying } from '#src/screens/hotels/hotel/link-price.ts';
import { missingAfter, wayOn } from '#src/screens/hotels/hotel/next-step.ts';
import { bedsWords, RateTable } from '#src/screens/hotels/hotel/RateTable.tsx';
import { leadTo, StayBar } from '#src/screens/hotels/hotel/StayBar.tsx';
import { kindName } from '#src/screens/hotels/house-names.ts';
import { HotelMap, type MapPart } from '#src/screens/hotels/map/HotelMap.tsx';
import { quartersOf, ringsAround } from '#src/screens/hotels/map/hotel-pins.ts';
import { hotelHref } from '#src/screens/hotels/results/hotel-href.ts';
import { Stars } from '#src/screens/hotels/Stars.tsx';
import { partyWords, shortDays } from '#src/screens/hotels/words.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DataBlock } from '#src/ui/DataBlock.tsx';
import { Columns, Row, Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { createMarks } from '#src/ui/map/marks.ts';
import { Note } from '#src/ui/Note.tsx';
import { PriceLines } from '#src/ui/Price.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { Tile } from '#src/ui/Tile.tsx';
import { houseSlug } from '#src/ui/tiles/houses.ts';

type Hotel = components['schemas']['Hotel'];
type HotelStay = components['schemas']['HotelStay'];
type HotelView = Extract<HotelBookingView, { kind: 'hotel' }>;

export type HotelScreenProps = {
  readonly hotel: Hotel;
  /** Rates for the nights; null without dates or while loading. */
  readonly stay: HotelStay | null;
  /** null without dates: nothing can be chosen yet. */
  readonly view: HotelView | null;
  /** Form for other nights or guests. */
  readonly form: ReactNode;
  readonly hasBadRooms: boolean;
  /** The URL names an inquiry that this visitor cannot see. */
  readonly isInquiryLost?: boolean;
  /** Price named by an old link, in cents. */
  readonly oldPrice: number | null;
  /** Bar of held rooms; nothing if none are held. */
  readonly hold: ReactNode;
  readonly map: MapPart;
  readonly send: (event: HotelBookingEvent) => void;
};

export function HotelScreen(props: HotelScreenProps) {
  const { hotel, stay, view, form, hasBadRooms, isInquiryLost, hold, map, send } = props;
  const { name, city } = hotel.hotel;
  const isFull = stay?.rooms.some(({ choices }) => choices.length === 0);
  return (
    <>
      <Section isTight>
        <Wrap>
          <Stack gap={6}>
            <Breadcrumbs
              above={[
                { href: pathTo.searchHotels(), text: m.hotels_crumb() },
                { href: pathTo.hotel(city.slug), text: city.name.en },
              ]}
              here={name.en}
            />
            <Head hotel={hotel} />
            <Gallery hotel={hotel} />
            <div className={css.notes}>
              {hold}
              {isInquiryLost ? <Note>{m.hotels_inquiry_lost()}</Note> : null}
              {hasBadRooms ? <Note>{m.hotels_results_rooms_note()}</Note> : null}
              <ProblemNote problem={view?.isPriceChanged ? null : (view?.problem ?? null)} send={send} />
              {view ? <AgeNote results={view.rates} send={send} /> : null}
            </div>
            <Split>
              <Stack gap={6}>
                <Stack gap={2}>
                  {hotel.about ? <p>{hotel.about}</p> : null}
                  <p>
                    {m.hotels_compare_has()}: {hotel.hotel.amenities.join(', ') || m.hotels_has_unknown()}
                  </p>
                  <p className="small quiet">
                    {m.hotels_page_pictures()}{' '}
                    {hotel.source.confidence === 'low'
                      ? m.hotels_page_sources_low()
                      : hotel.source.confidence === 'medium'
                        ? m.hotels_page_sources_medium()
                        : null}
                  </p>
                </Stack>
                <Rooms {...props} />
                <Columns n={2}>
                  <Where hotel={hotel} />
                  <Rules hotel={hotel} />
                </Columns>
                <Around hotel={hotel} map={map} />
                {hotel.driver ? <Driver driver={hotel.driver} /> : null}
              </Stack>
              <aside>
                <Stack gap={4}>
                  {view && stay ? <YourStay {...props} view={view} stay={stay} /> : null}
                  <details open={!stay}>
                    <summary className="strong">{stay ? m.hotels_stay_edit() : m.hotels_rooms_choose_nights()}</summary>
                    {form}
                  </details>
                </Stack>
              </aside>
            </Split>
          </Stack>
        </Wrap>
        {hotel.hotel.isInvented ? null : <DataBlock json={import.meta.env.SSR ? hotelJson(hotel, stay) : ''} />}
      </Section>
      {view && stay && !isFull ? <StayBar stay={stay} view={view} send={send} /> : null}
    </>
  );
}

const Head = ({ hotel: { hotel, sights } }: { readonly hotel: Hotel }) => {
  const [walk] = hotel.walks;
  const sight = sights.find(({ id }) => id === walk?.sightId);
  return (
    <Stack gap={2}>
      <h1>
        {hotel.name.en}{' '}
        {hotel.name.fa ? (
          <span lang="fa" dir="rtl" className="quiet">
            {hotel.name.fa}
          </span>
        ) : null}
      </h1>
      <p className={css.facts}>
        <Stars count={hotel.stars} />
        <span>{m.hotels_card_place({ kind: kindName(hotel.kind), area: hotel.area.en })}</span>
        {walk && sight ? <span>{m.hotels_walk({ minutes: walk.minutes, sight: sight.name.en })}</span> : null}
        {hotel.isInvented ? <Tag tone="line">{m.hotels_card_invented()}</Tag> : null}
        {hotel.answers === 'onRequest' ? <Tag tone="line">{m.hotels_card_asked()}</Tag> : null}
      </p>
    </Stack>
  );
};

/** Three drawings: facade, window, pattern. */
const Gallery = ({ hotel: { hotel } }: { readonly hotel: Hotel }) => {
  const slug = houseSlug({ id: hotel.hotelId, city: hotel.city.slug, kind: hotel.kind });
  return (
    <div className={css.gallery}>
      <Tile slug={slug} shape="facade" isEager />
      <Tile slug={slug} shape="iwan" isEager />
      <Tile slug={slug} shape="panel" isEager />
    </div>
  );
};

function Rooms({ hotel, stay, view, send }: HotelScreenProps) {
  if (!view) return <PlainRooms hotel={hotel} />;
  const { stay: asked, rates } = view;
  const days = shortDays(asked.departing, asked.returning);
  const isFull = stay?.rooms.some(({ choices }) => choices.length === 0);
  return (
    <section>
      <Stack gap={3}>
        <Row isSpread align="base">
          <h2>{`${m.hotels_rooms_heading_none()}, ${days}`}</h2>
          <span className="quiet small">
            {stay ? `${partyWords(asked.rooms)}, ${m.hotels_nights({ count: stay.nights })}` : partyWords(asked.rooms)}
          </span>
        </Row>
        {!stay ? (
          rates.kind === 'failed' ? (
            <Note
              tone="stop"
              action={
                <Button size="s" onClick={() => send({ type: 'results.refresh' })}>
                  {m.hotels_results_refresh()}
                </Button>
              }
            >
              {hotelProblemText(rates.problem)}
            </Note>
          ) : (
            <Skeleton rows={4} label={m.hotels_results_loading()} />
          )
        ) : isFull ? (
          <Full hotel={hotel} stay={stay} rooms={asked.rooms} />
        ) : (
          <>
            <RateTable
              stay={stay}
              timeZone={hotel.timeZone}
              chosenRates={view.chosenRates}
              isBusy={view.isBooking || view.isPriceChanged}
              onChoose={(room, rate) => {
                send({ type: 'rate.choose', room, rate });
                leadTo(missingAfter(chosenOf(stay, view.chosenRates), room));
              }}
            />
            <p className="small quiet">
              {m.hotels_rooms_count({ time: clockOf(stay.searchedAt) })}{' '}
              <a href={pathTo.hotelRules({}, 'count')}>{m.hotels_rooms_how()}</a>
            </p>
          </>
        )}
        <Tax hotel={hotel} stay={stay} />
      </Stack>
    </section>
  );
}

/** Without dates: room types without prices. */
const PlainRooms = ({ hotel }: { readonly hotel: Hotel }) => (
  <section>
    <Stack gap={3}>
      <h2>{m.hotels_rooms_heading_none()}</h2>
      <ul className={css.pairs}>
        {hotel.rooms.map((room) => (
          <li key={room.roomId}>
            <span>
              <strong className="strong">{room.name.en}</strong>
              <small className={css.line}>{bedsWords(room)}</small>
              <small className={css.line}>{room.amenities.join(', ')}</small>
            </span>
            <span>{sleepsWords(room)}</span>
          </li>
        ))}
      </ul>
      <Tax hotel={hotel} stay={null} />
    </Stack>
  </section>
);

const Full = ({
  hotel,
  stay,
  rooms,
}: {
  readonly hotel: Hotel;
  readonly stay: HotelStay;
  readonly rooms: HotelView['stay']['rooms'];
}) => (
  <Note tone="warn">
    <p>
      <strong>{stay.minNights > stay.nights ? m.hotels_full_longer() : m.hotels_rooms_full()}</strong>{' '}
      {stay.minNights > stay.nights ? m.hotels_rooms_min({ count: stay.minNights }) : null}
    </p>
    {stay.nearest.length > 0 ? (
      <p className={css.facts}>
        <span>{stay.minNights > stay.nights ? m.hotels_full_longer_lead() : m.hotels_full_nearest_lead()}</span>
        {stay.nearest.map(({ checkIn, checkOut, total }) => (
          <a key={checkIn} href={hotelHref(hotel.hotel.link, { departing: checkIn, returning: checkOut, rooms })}>
            {`${shortDays(checkIn, checkOut)}, ${formatMoney(total)}`}
          </a>
        ))}
      </p>
    ) : (
      <p>{m.hotels_full_none()}</p>
    )}
  </Note>
);

const Tax = ({ hotel: { cityTax }, stay }: { readonly hotel: Hotel; readonly stay: HotelStay | null }) => {
  if (stay?.cityTax) return <p className="small">{m.hotels_rooms_tax({ amount: formatMoney(stay.cityTax) })}</p>;
  if (!cityTax || stay) return null;
  const amount = formatMoney(cityTax.each);
  return (
    <p className="small">
      {cityTax.per === 'roomNight'
        ? m.hotels_rooms_tax_room({ amount })
        : m.hotels_rooms_tax_person({ amount, age: cityTax.fromAge })}
    </p>
  );
};

const Where = ({ hotel: { hotel, sights } }: { readonly hotel: Hotel }) => (
  <Stack gap={2}>
    <h3>{m.hotels_where()}</h3>
    {hotel.walks.length > 0 ? (
      <>
        <ul className={css.pairs}>
          {hotel.walks.slice(0, 6).map(({ sightId, minutes }) => (
            <li key={sightId}>
              <span>{sights.find(({ id }) => id === sightId)?.name.en}</span>
              <span>{m.hotels_where_min({ minutes })}</span>
            </li>
          ))}
        </ul>
        <p className="small quiet">{m.hotels_where_straight()}</p>
      </>
    ) : (
      <p className="small">{m.hotels_where_area({ area: hotel.area.en })}</p>
    )}
  </Stack>
);

const FRAME = { width: 720, height: 420 };

/** The hotel among sights, with the same walking times as the list. */
function Around({ hotel: { hotel, sights }, map }: { readonly hotel: Hotel; readonly map: MapPart }) {
  const [marks] = useState(createMarks);
  const isVague = hotel.precision === 'area';
  const pins = useMemo(
    () => [
      {
        id: hotel.hotelId,
        point: hotel.point,
        text: hotel.name.en,
        amount: 0,
        label: isVague ? m.hotels_card_quarter({ area: hotel.area.en }) : hotel.name.en,
        isVague,
        href: null,
      },
    ],
    [hotel, isVague],
  );
  const quarters = useMemo(() => quartersOf([hotel]), [hotel]);
  const spots = useMemo(
    () =>
      hotel.walks.flatMap(({ sightId, minutes }) => {
        const sight = sights.find(({ id }) => id === sightId);
        return sight
          ? [{ id: sightId, name: m.hotels_map_walk({ sight: sight.name.en, minutes }), point: sight.point }]
          : [];
      }),
    [hotel, sights],
  );
  return (
    <div className={css.map}>
      <HotelMap
        key={hotel.hotelId}
        part={map}
        place={hotel.name.en}
        of="hotel"
        frame={FRAME}
        points={[hotel.point, ...spots.map(({ point }) => point)]}
        pins={pins}
        sights={spots}
        quarters={quarters}
        rings={isVague ? [] : ringsAround(hotel.point)}
        marks={marks}
      />
    </div>
  );
}

const Rules = ({ hotel: { rules } }: { readonly hotel: Hotel }) => {
  const { passportKept, freeUnderAge, halfUntilAge } = rules;
  const kept =
    passportKept === null
      ? m.hotels_rule_kept_unknown()
      : passportKept
        ? m.hotels_rule_kept()
        : m.hotels_rule_not_kept();
  const lines = [
    m.hotels_rule_times({ from: rules.checkInFrom, until: rules.checkOutUntil }),
    ...(rules.passports ? [m.hotels_rule_passports(), kept] : []),
    m.hotels_rule_children({ free: freeUnderAge, half: halfUntilAge }),
    m.hotels_rule_keeps({ time: rules.keepsUntil }),
    ...(rules.minGuestAge > 0 ? [m.hotels_rule_age({ age: rules.minGuestAge })] : []),
    ...(rules.quietHours ? [m.hotels_rule_quiet({ hours: rules.quietHours })] : []),
    ...rules.notes,
  ];
  return (
    <Stack gap={2}>
      <h3>{m.hotels_house_rules()}</h3>
      <ul className={css.pairs}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Stack>
  );
};

const Driver = ({ driver }: { readonly driver: NonNullable<Hotel['driver']> }) => (
  <div className={css.driver}>
    <p>{m.hotels_driver()}</p>
    <p lang="fa" dir="rtl">
      {driver.fa}
    </p>
    <p className="small">{driverMeaning(driver)}</p>
  </div>
);

type YourStayProps = HotelScreenProps & { readonly view: HotelView; readonly stay: HotelStay };

function YourStay({ hotel, stay, view, oldPrice, send }: YourStayProps) {
  const { chosen, total, missing, canBook, book } = wayOn(stay, view, send);
  const all = chosen.flatMap((choice) => choice ?? []);
  const atDesk = sum(
    all.map((choice) => choice.payAtHotel),
    'EUR',
  );
  const { rules } = hotel;
  return (
    <Card gap={4}>
      <h2 className="strong">{m.hotels_stay()}</h2>
      <p>
        {m.hotels_stay_times({
          from: formatDay(stay.checkIn),
          fromTime: rules.checkInFrom,
          to: formatDay(stay.checkOut),
          toTime: rules.checkOutUntil,
        })}
        <small className={css.line}>
          {`${formatFullPersianDay(stay.checkIn)}, ${m.hotels_nights({ count: stay.nights })}`}
        </small>
      </p>
      {all.length > 0 ? (
        <PriceLines
          lines={[
            ...chosen.flatMap((choice, at) =>
              choice
                ? {
                    label: m.hotels_stay_line({
                      number: at + 1,
                      room: choice.room.name.en,
                      board: boardName(choice.rate.board),
                    }),
                    amount: choice.total,
                  }
                : [],
            ),
            {
              label: taxWords(stay.cityTax),
              amount: m.hotels_stay_included(),
            },
            ...(atDesk.amount > 0 ? [{ label: m.hotels_stay_desk(), amount: atDesk }] : []),
          ]}
          sum={{ label: m.hotels_stay_total(), amount: total }}
          converted={stay.cityTax ? { label: m.hotels_stay_city_tax(), amount: stay.cityTax } : null}
        />
      ) : null}
      <OldPrice oldPrice={oldPrice} now={missing === null ? total : (stay.best?.total ?? null)} />
      {view.isPriceChanged && view.problem?.price ? (
        <Note tone="warn" role="alert">
          <p>
            {m.hotels_price_changed({
              old: formatMoney(view.problem.price.old),
              now: formatMoney(view.problem.price.new),
            })}
          </p>
          <Row>
            <Button kind="primary" size="s" onClick={() => send({ type: 'price.accept' })}>
              {m.hotels_price_take({ amount: formatMoney(view.problem.price.new) })}
            </Button>
            <Button size="s" onClick={() => send({ type: 'price.reject' })}>
              {m.hotels_price_leave()}
            </Button>
          </Row>
        </Note>
      ) : (
        <Button kind="primary" size="l" isWide isBusy={view.isBooking} aria-disabled={!canBook} onClick={book}>
          {view.hotel.answers === 'onRequest' ? m.hotels_stay_ask() : m.hotels_stay_go()}
        </Button>
      )}
      <p className="small quiet" role="status">
        {view.isSupplierSlow
          ? m.hotels_slow()
          : !canBook
            ? m.hotels_stay_missing({ count: stay.rooms.length })
            : view.hotel.answers === 'onRequest'
              ? m.hotels_stay_asked()
              : m.hotels_stay_hold({ minutes: HOTEL_HOLD_SECONDS / 60 })}
      </p>
    </Card>
  );
}

/** An old link's price beside ours; ours applies. */
const OldPrice = ({ oldPrice, now }: { readonly oldPrice: number | null; readonly now: Money | null }) =>
  oldPrice !== null && now && isWorthSaying(oldPrice, now.amount) ? (
    <Note>{m.hotels_stay_old_price({ old: formatMoney({ ...now, amount: oldPrice }), now: formatMoney(now) })}</Note>
  ) : null;
