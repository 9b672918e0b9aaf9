import { type ComponentType, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { clockOf, daysBetween, formatDay, formatFullDay } from '#domain/core/time.ts';
import type { HotelFilters } from '#domain/hotels/hotel-filters.ts';
import { guestCount } from '#domain/hotels/hotel-rooms.ts';
import type { StaySearch } from '#domain/hotels/hotel-search.ts';
import type { HotelBookingEvent } from '#machines/hotels/hotel-booking/types.ts';
import type { HotelBookingView } from '#machines/hotels/hotel-booking/view.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { activeGroups, compareWith, omit, without } from '#src/screens/core/list/filters.ts';
import { type HidingFilter, ListAllHidden } from '#src/screens/core/list/ListAllHidden.tsx';
import { AgeNote, hotelProblemText, ProblemNote } from '#src/screens/hotels/HotelNotes.tsx';
import { kindName } from '#src/screens/hotels/house-names.ts';
import { HotelMap, type MapPart } from '#src/screens/hotels/map/HotelMap.tsx';
import { pinsOf, quartersOf, ringsAround, spotsOf } from '#src/screens/hotels/map/hotel-pins.ts';
import type { CompareProps } from '#src/screens/hotels/results/Compare.tsx';
import { choiceName } from '#src/screens/hotels/results/filter-names.ts';
import {
  type ChangeHotelFilters,
  comparedOf,
  FIRST_HOTELS,
  HOTEL_FILTERS,
  hotelFacets,
  type Listed,
  listOf,
  nearSights,
} from '#src/screens/hotels/results/filters.ts';
import { HotelCard } from '#src/screens/hotels/results/HotelCard.tsx';
import { HotelFilterForm } from '#src/screens/hotels/results/HotelFilterForm.tsx';
import css from '#src/screens/hotels/results/HotelResults.module.css';
import { HotelSortForm, SORTED } from '#src/screens/hotels/results/HotelSortForm.tsx';
import { hotelHref, listHref, searchQuery } from '#src/screens/hotels/results/hotel-href.ts';
import { SoldOutHotels } from '#src/screens/hotels/results/SoldOutHotels.tsx';
import { Stars } from '#src/screens/hotels/Stars.tsx';
import { persianDays, roomsWords } from '#src/screens/hotels/words.ts';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/Empty.tsx';
import { flag } from '#src/ui/layout.tsx';
import { createMarks, type Marks } from '#src/ui/map/marks.ts';
import { useMarked } from '#src/ui/map/useMarked.ts';
import { Note } from '#src/ui/Note.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { SearchHead } from '#src/ui/search/SearchHead.tsx';
import { cityTile } from '#src/ui/tiles/houses.ts';

type Availability = components['schemas']['HotelAvailability'];

export type HotelResultsScreenProps = {
  readonly view: Extract<HotelBookingView, { kind: 'results' }>;
  /** null while loading. */
  readonly availability: Availability | null;
  readonly filters: HotelFilters;
  readonly onFilters: ChangeHotelFilters;
  /** The URL had unreadable rooms. */
  readonly hasBadRooms: boolean;
  /** The form behind "Edit search". */
  readonly form: ReactNode;
  /** Bar of held rooms; nothing if none are held. */
  readonly hold: ReactNode;
  readonly map: MapPart;
  /** Loads late: few compare. */
  readonly Compare: ComponentType<CompareProps>;
  readonly send: (event: HotelBookingEvent) => void;
};

export function HotelResultsScreen(props: HotelResultsScreenProps) {
  const { view, availability, hasBadRooms, form, hold, map, send } = props;
  const [marks] = useState(createMarks);
  const search: StaySearch = useMemo(
    () => ({ ...view.stay, destination: view.destination }),
    [view.stay, view.destination],
  );
  const hasMap = availability !== null && availability.offers.length > 0;
  return (
    <>
      <Head search={search} availability={availability} form={form} />
      <div className={css.split} data-front={flag(hasMap && map.view.isInFront)}>
        <div className={css.list}>
          {hold}
          {hasBadRooms ? <Note>{m.hotels_results_rooms_note()}</Note> : null}
          <ProblemNote problem={view.problem} send={send} />
          <AgeNote isPinned results={view.results} send={send} />
          {availability ? (
            <Found {...props} availability={availability} search={search} marks={marks} />
          ) : view.results.kind === 'failed' ? (
            <Empty
              title={m.hotels_results_failed()}
              actions={
                <Button kind="primary" onClick={() => send({ type: 'results.refresh' })}>
                  {m.hotels_results_refresh()}
                </Button>
              }
            >
              {hotelProblemText(view.results.problem)}
            </Empty>
          ) : (
            <Skeleton rows={6} label={m.hotels_results_loading()} />
          )}
        </div>
        {hasMap ? <ListMap {...props} availability={availability} search={search} marks={marks} /> : null}
      </div>
    </>
  );
}

/** About the size of the map column on wide pages. */
const FRAME = { width: 660, height: 820 };

/** The listed hotels on a map; with a map area also those around. */
function ListMap({ view, availability, search, filters, onFilters, map, marks }: FoundProps) {
  const { offers, sights, destination } = availability;
  const orderId = view.held?.orderId;
  const list = useMemo(() => listOf(offers, without(filters, 'area')), [offers, filters]);
  const hrefOf = (link: string) => hotelHref(link, search, orderId ? { order: orderId } : {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search is the one of these offers.
  const pins = useMemo(() => pinsOf(list, hrefOf), [list, orderId]);
  const points = useMemo(() => offers.map(({ hotel }) => hotel.point), [offers]);
  const spots = useMemo(() => spotsOf(sights), [sights]);
  const quarters = useMemo(() => quartersOf(list.map(({ offer }) => offer.hotel)), [list]);
  const middle = sights.find(({ id }) => id === filters.near) ?? nearSights(offers, sights)[0];
  const pinId = map.view.kind === 'there' ? map.view.pinId : null;
  useEffect(() => {
    if (pinId) document.getElementById(cardId(pinId))?.scrollIntoView({ block: 'nearest' });
  }, [pinId]);
  const cardOf = (hotelId: string) => {
    const listed = list.find(({ offer }) => offer.hotel.hotelId === hotelId);
    return listed ? <PinCard listed={listed} href={hrefOf(listed.offer.hotel.link)} search={search} /> : null;
  };
  return (
    <HotelMap
      key={`${destination.type}/${destination.id}`}
      part={map}
      place={destination.name.en}
      of="list"
      frame={FRAME}
      points={points}
      pins={pins}
      sights={spots}
      quarters={quarters}
      rings={middle ? ringsAround(middle.point) : []}
      marks={marks}
      hasArea={filters.area !== undefined}
      onAllAreas={() => onFilters((asked) => without(asked, 'area'))}
      cardOf={cardOf}
    />
  );
}

const PinCard = ({
  listed: { offer, price },
  href,
  search,
}: {
  readonly listed: Listed;
  readonly href: string;
  readonly search: StaySearch;
}) => (
  <div>
    <h3>
      <a href={href}>{offer.hotel.name.en}</a> <Stars count={offer.hotel.stars} />
    </h3>
    <p>
      <strong className="strong">{formatMoney(price.total)}</strong>{' '}
      {m.hotels_card_lines({
        nights: m.hotels_nights({ count: daysBetween(search.departing, search.returning) }),
        people: m.hotels_people({ count: guestCount(search.rooms) }),
      })}
    </p>
    <p>
      {offer.hotel.precision === 'area'
        ? m.hotels_card_quarter({ area: offer.hotel.area.en })
        : m.hotels_card_place({ kind: kindName(offer.hotel.kind), area: offer.hotel.area.en })}
    </p>
  </div>
);

const cardId = (hotelId: string) => `stay-${hotelId}`;

/** A list entry, highlighted with its pin and vice versa. */
function Entry({
  hotelId,
  marks,
  children,
}: {
  readonly hotelId: string;
  readonly marks: Marks;
  readonly children: ReactNode;
}) {
  const isMarked = useMarked(marks, String, [hotelId]);
  const mark = () => marks.set(hotelId);
  const unmark = () => marks.set(null);
  return (
    <li
      id={cardId(hotelId)}
      data-hot={flag(isMarked)}
      onPointerEnter={mark}
      onPointerLeave={unmark}
      onFocus={mark}
      onBlur={unmark}
    >
      {children}
    </li>
  );
}

/** Place, dates and party, with the form for another search. */
const Head = ({
  search,
  availability,
  form,
}: {
  readonly search: StaySearch;
  readonly availability: Availability | null;
  readonly form: ReactNode;
}) => {
  const { departing, returning, rooms } = search;
  const place = availability?.destination;
  const nights = m.hotels_nights({ count: daysBetween(departing, returning) });
  return (
    <SearchHead
      {...(place ? { slug: cityTile(cityIdOf(availability), place.country) } : {})}
      title={
        <>
          <span className="vh">{`${m.hotels_crumb()}: `}</span>
          {`${place?.name.en ?? search.destination?.name_en ?? ''} `}
          {place?.name.fa ? (
            <span lang="fa" dir="rtl" className="quiet">
              {place.name.fa}
            </span>
          ) : null}
        </>
      }
      facts={[
        m.hotels_results_days({ from: formatDay(departing), to: formatFullDay(returning) }),
        m.hotels_results_persian({ days: persianDays(departing, returning), nights }),
        roomsWords(rooms),
      ]}
      asked={search}
      page={pathTo.searchHotels(searchQuery(search))}
    >
      {form}
    </SearchHead>
  );
};

/** City id of a destination, taken from its hotels unless it is a city. */
const cityIdOf = ({ destination, offers, soldOut }: Availability): string =>
  destination.type === 'city' ? destination.id : ((offers[0] ?? soldOut[0])?.hotel.city.slug ?? destination.id);

type FoundProps = HotelResultsScreenProps & {
  readonly availability: Availability;
  readonly search: StaySearch;
  readonly marks: Marks;
};

function Found({ view, availability, search, filters, onFilters, map, Compare, marks }: FoundProps) {
  const { offers, sights, soldOut, nights, searchedAt, timeZone } = availability;
  const list = useMemo(() => listOf(offers, filters), [offers, filters]);
  const orderId = view.held?.orderId;
  const more: Readonly<Record<string, string>> = useMemo(() => (orderId ? { order: orderId } : {}), [orderId]);
  const sightOf = (id: string) => sights.find((sight) => sight.id === id)?.name.en ?? '';
  const hrefOf = (link: string, other: { readonly departing?: string; readonly returning?: string } = {}) =>
    hotelHref(link, { ...search, ...other }, more);
  const onCompare = useCallback((id: string) => onFilters((asked) => compareWith(asked, id)), [onFilters]);
  const compared = comparedOf(offers, filters);
  const shown = filters.all || list.length <= FIRST_HOTELS + 2 ? list : list.slice(0, FIRST_HOTELS);
  if (offers.length === 0) {
    // Rooms exist, but only for longer stays.
    const isLonger = soldOut.some(({ why, nearest }) => why === 'stayTooShort' && nearest.length > 0);
    return (
      <>
        <Empty title={(isLonger ? m.hotels_none_longer : m.hotels_none)({ place: availability.destination.name.en })}>
          {isLonger
            ? m.hotels_none_longer_text()
            : soldOut.some(({ nearest }) => nearest.length > 0)
              ? m.hotels_none_text()
              : m.hotels_none_change()}
        </Empty>
        <SoldOutHotels hotels={soldOut} hrefOf={hrefOf} />
      </>
    );
  }
  return (
    <>
      <HotelFilterForm
        search={search}
        more={more}
        offers={offers}
        sights={sights}
        filters={filters}
        onFilters={onFilters}
        count={list.length}
      />
      <h2 className="vh">{m.hotels_results_list()}</h2>
      <div className={css.bar}>
        <p role="status">
          <strong className="strong">
            {list.length === offers.length
              ? m.hotels_results_places({ count: offers.length })
              : m.hotels_results_of({ count: list.length, all: offers.length })}
          </strong>{' '}
          <span className="quiet">{m.hotels_results_rest({ time: clockOf(searchedAt) })}</span>
        </p>
        <span className={css.toMap}>
          <Button size="s" icon="map" onClick={() => map.send({ type: 'map.show' })}>
            {m.hotels_map_show()}
          </Button>
        </span>
        <HotelSortForm search={search} more={more} filters={filters} onFilters={onFilters} />
        <p className="small quiet">{SORTED[filters.sort ?? 'best']()}</p>
      </div>
      {compared.length > 0 ? (
        <Suspense>
          <Compare
            hotels={compared}
            hrefOf={hrefOf}
            sightOf={sightOf}
            timeZone={timeZone}
            clearHref={listHref(search, omit(filters, 'compare'), more)}
            onClear={() => onFilters((asked) => omit(asked, 'compare'))}
          />
        </Suspense>
      ) : null}
      {list.length === 0 ? (
        <AllHidden {...{ offers, search, more, filters, onFilters }} />
      ) : (
        <ol className={css.cards}>
          {shown.map((listed, at) => {
            const { hotel } = listed.offer;
            return (
              <Entry key={hotel.hotelId} hotelId={hotel.hotelId} marks={marks}>
                <HotelCard
                  {...listed}
                  href={hrefOf(hotel.link)}
                  sight={listed.walk ? sightOf(listed.walk.sightId) : undefined}
                  timeZone={timeZone}
                  nights={nights}
                  guests={guestCount(search.rooms)}
                  isCompared={filters.compare?.includes(hotel.hotelId) === true}
                  compareHref={listHref(search, compareWith(filters, hotel.hotelId), more)}
                  onCompare={onCompare}
                  isEager={at < 3}
                />
              </Entry>
            );
          })}
        </ol>
      )}
      {shown.length < list.length ? (
        <a
          {...buttonLook({ isWide: true })}
          href={listHref(search, { ...filters, all: true }, more)}
          onClick={(event) => {
            event.preventDefault();
            onFilters((asked) => ({ ...asked, all: true }));
          }}
        >
          {m.hotels_more({ count: list.length - shown.length })}
        </a>
      ) : null}
      <SoldOutHotels hotels={soldOut} hrefOf={hrefOf} />
    </>
  );
}

type AllHiddenProps = Pick<FoundProps, 'search' | 'filters' | 'onFilters'> & {
  readonly offers: FoundProps['availability']['offers'];
  readonly more: Readonly<Record<string, string>>;
};

/** The filters hide every hotel. */
function AllHidden({ offers, search, more, filters, onFilters }: AllHiddenProps) {
  const facets = hotelFacets(offers, filters);
  const hiding: readonly HidingFilter<HotelFilters>[] = activeGroups(HOTEL_FILTERS, filters).map((group) => ({
    word: group,
    name: (filters[group] ?? []).map((value) => choiceName(group, value)).join(', '),
    count: facets[group].any,
  }));
  const area: readonly HidingFilter<HotelFilters>[] = filters.area
    ? [{ word: 'area', name: m.hotels_map_area(), count: listOf(offers, without(filters, 'area')).length }]
    : [];
  return (
    <ListAllHidden
      title={m.hotels_hidden({ count: offers.length })}
      hiding={[...hiding, ...area]}
      remove={m.hotels_hidden_remove()}
      removeOne={m.hotels_hidden_one}
      filters={filters}
      hrefOf={(next) => listHref(search, next, more)}
      onFilters={onFilters}
    />
  );
}
