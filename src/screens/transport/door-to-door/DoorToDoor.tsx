import { Fragment } from 'react';
import { formatMoney } from '#domain/core/money.ts';
import { clockOf, dayOf, formatDay, formatDuration, formatFullDay } from '#domain/core/time.ts';
import { frameOf, nightsIn } from '#domain/transport/door-to-door/clock.ts';
import { type DoorOffer, type DoorWay, wholeMinutes } from '#domain/transport/door-to-door/door-to-door.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { DoorDrawing } from '#src/screens/transport/door-to-door/DoorDrawing.tsx';
import css from '#src/screens/transport/door-to-door/DoorToDoor.module.css';
import { forWhom, linkOf, nameOf, nightsSaved, whyNot } from '#src/screens/transport/door-to-door/way-words.ts';
import { Stack } from '#src/ui/layout.tsx';
import { Table } from '#src/ui/Table.tsx';
import { Tag } from '#src/ui/Tag.tsx';

export type DoorToDoorProps = components['schemas']['DoorToDoor'];

/** Plane, train, bus and car between two cities in one drawing, with the same as a table. Plain HTML. */
export const DoorToDoor = (doors: DoorToDoorProps) => (
  <Stack as="section" gap={4} aria-label={titleOf(doors)}>
    <p className="strong">{headline(doors)}</p>
    <DoorDrawing ways={doors.ways} />
    <Legend ways={doors.ways} />
    <div className={css.ways}>
      <WayTable {...doors} />
    </div>
    <p className="small quiet">{notesOf(doors).join(' ')}</p>
  </Stack>
);

const titleOf = ({ from, to }: DoorToDoorProps): string => m.transportdoors_title({ from: from.name, to: to.name });

/** How much longer a flight is than it flies, where all of it is known. */
function headline(doors: DoorToDoorProps): string {
  const plane = doors.ways.find(({ kind }) => kind === 'plane')?.offer;
  if (doors.ways.every(({ offer }) => offer === null)) return m.transportdoors_nothing();
  if (!plane?.isWhole) return titleOf(doors);
  const ride = formatDuration((plane.arrivesAt - plane.departsAt) / 60_000);
  return m.transportdoors_flies({ ride, whole: formatDuration(wholeMinutes(plane)) });
}

const offersOf = (ways: readonly DoorWay[]): readonly DoorOffer[] => ways.flatMap(({ offer }) => offer ?? []);
const has = (ways: readonly DoorWay[], what: DoorOffer['parts'][number]['what']): boolean =>
  offersOf(ways).some(({ parts }) => parts.some((part) => part.what === what));
const savesNight = (ways: readonly DoorWay[]): boolean => offersOf(ways).some(({ nights }) => nights > 0);

function hasNight(ways: readonly DoorWay[]): boolean {
  const frame = frameOf(offersOf(ways));
  return frame !== null && nightsIn(frame).length > 0;
}

/** What the colours of the drawing mean; only those that are in it. */
function Legend({ ways }: Pick<DoorToDoorProps, 'ways'>) {
  if (offersOf(ways).length === 0) return null;
  const marks = [
    ...(has(ways, 'there') || has(ways, 'onwards') ? [{ look: css.go, text: m.transportdoors_go() }] : []),
    ...(has(ways, 'early') ? [{ look: css.early, text: m.transportdoors_early() }] : []),
    { look: css.ride, text: m.transportdoors_ride() },
    ...(hasNight(ways) ? [{ look: css.night, text: m.transportdoors_night() }] : []),
  ];
  return (
    <div className={css.legend} aria-hidden="true">
      {marks.map(({ look, text }) => (
        <span key={text}>
          <i className={look} /> {text}
        </span>
      ))}
      {savesNight(ways) ? <Tag icon="moon">{m.transportrun_night_saved()}</Tag> : null}
    </div>
  );
}

const WayTable = ({ from, to, day, ways }: DoorToDoorProps) => (
  <Table caption={m.transportdoors_table({ from: from.name, to: to.name, day: formatFullDay(day) })} isFold>
    <thead>
      <tr>
        <th scope="col">{m.transportdoors_col_way()}</th>
        <th scope="col">{m.transportdoors_col_leave()}</th>
        <th scope="col">{m.transportdoors_col_there()}</th>
        <th scope="col">{m.transportdoors_col_takes()}</th>
        <th scope="col" data-num>
          {m.transportdoors_col_price()}
        </th>
        <th scope="col">
          <span className="vh">{m.transportdoors_col_more()}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {ways.map((way) => (
        <Fragment key={way.kind}>
          {way.offer ? <Sold way={way} offer={way.offer} day={day} /> : <Unsold way={way} />}
        </Fragment>
      ))}
    </tbody>
  </Table>
);

type SoldProps = { readonly way: DoorWay; readonly offer: DoorOffer; readonly day: string };

const Sold = ({ way, offer, day }: SoldProps) => (
  <tr>
    <th scope="row">
      {nameOf(way)}
      <small className={css.what}>
        {offer.title}
        {offer.from ? <span>{offer.from}</span> : <span>{m.transportdoors_door()}</span>}
      </small>
      {offer.nights > 0 ? (
        <Tag tone="accent" icon="moon">
          {nightsSaved(offer.nights)}
        </Tag>
      ) : null}
    </th>
    <td data-l={m.transportdoors_col_leave()}>{momentWords(offer.leavesAt, day)}</td>
    <td data-l={m.transportdoors_col_there()}>{momentWords(offer.thereAt, day)}</td>
    <td data-l={m.transportdoors_col_takes()}>{formatDuration(wholeMinutes(offer))}</td>
    <td data-num data-l={offer.people > 1 ? m.transportdoors_col_car() : m.transportdoors_col_price()}>
      <strong className="strong">{formatMoney(offer.price)}</strong>
      {forWhom(offer) ? <small className={css.what}>{forWhom(offer)}</small> : null}
    </td>
    <LinkCell way={way} />
  </tr>
);

const Unsold = ({ way }: Pick<SoldProps, 'way'>) => (
  <tr>
    <th scope="row">{nameOf(way)}</th>
    <td colSpan={4}>{whyNot(way)}</td>
    <LinkCell way={way} />
  </tr>
);

const LinkCell = ({ way }: Pick<SoldProps, 'way'>) => <td>{way.href ? <a href={way.href}>{linkOf(way)}</a> : null}</td>;

/** "18:50", and with its day where that is another one. */
const momentWords = (moment: number, day: string): string =>
  dayOf(moment) === day ? clockOf(moment) : `${formatDay(dayOf(moment)).split(' ')[0]} ${clockOf(moment)}`;

/** What the numbers are, as far as it is true of these. */
function notesOf({ ways, readAt }: DoorToDoorProps): readonly string[] {
  const offers = offersOf(ways);
  const car = ways.find(({ kind }) => kind === 'car')?.offer;
  return [
    ...(offers.length > 0 ? [m.transportdoors_asof({ day: formatDay(dayOf(readAt)), time: clockOf(readAt) })] : []),
    ...(has(ways, 'there') || has(ways, 'onwards') ? [m.transportdoors_drive()] : []),
    ...(offers.some(({ isWhole }) => !isWhole) ? [m.transportdoors_left_out()] : []),
    ...(car ? [m.transportdoors_car_leaves({ time: clockOf(car.departsAt) })] : []),
    ...(savesNight(ways) ? [m.transportdoors_saves()] : []),
    ...(ways.some(({ isSample, offer }) => isSample && offer) ? [m.transportdoors_sample()] : []),
  ];
}
