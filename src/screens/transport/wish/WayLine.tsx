import { clockOf, formatDuration } from '#domain/core/time.ts';
import { carDrive } from '#domain/transport/drive.ts';
import { arrivesAbout } from '#domain/transport/price.ts';
import { momentOfRide } from '#domain/transport/ride-times.ts';
import type { CarPrices, CarWish } from '#domain/transport/wish.ts';
import { m } from '#src/copy/generated/messages.js';
import { arrivalWords } from '#src/screens/transport/drive-words.ts';
import css from '#src/screens/transport/wish/Wish.module.css';
import { Row, Stack } from '#src/ui/layout.tsx';

type Props = {
  readonly road: CarPrices['roads'][number];
  readonly wish: CarWish;
  readonly stopMinutes: number;
  readonly towns: CarPrices['towns'];
};

/** The drive as a line: where it begins, its stops and waiting, and about when it is there. */
export function WayLine({ road: { km, minutes }, wish, stopMinutes, towns }: Props) {
  const { from, to, ride, stops, waitingHours } = wish;
  const leaves = momentOfRide(ride);
  const drive = carDrive(minutes, wish, stopMinutes);
  const [, whole] = drive;
  const words = m.transportwish_way_length({ km, time: formatDuration(minutes) });
  return (
    <Stack gap={3}>
      <Row isSpread align="base">
        <h3>{m.transportwish_way()}</h3>
        {whole > minutes ? (
          <span className="small quiet">{m.transportwish_way_whole({ time: formatDuration(whole) })}</span>
        ) : null}
      </Row>
      <ol className={css.way}>
        <li>
          <Town name={from} towns={towns} />
          {leaves === null ? null : <small>{m.transportwish_way_leaves({ time: clockOf(leaves) })}</small>}
          <span className={css.on}>{words}</span>
        </li>
        {stops > 0 ? (
          <li data-stop="">
            <b>{stops === 1 ? m.transportwish_stop_one() : m.transportwish_stops_n({ count: stops })}</b>
            <small>{m.transportwish_stop_text({ minutes: stopMinutes })}</small>
          </li>
        ) : null}
        {waitingHours > 0 ? (
          <li data-stop="">
            <b>{m.transportride_waiting_hours({ count: waitingHours })}</b>
          </li>
        ) : null}
        <li>
          <Town name={to} towns={towns} />
          {leaves === null ? null : <small>{arrivalWords(leaves, arrivesAbout(leaves, drive))}</small>}
        </li>
      </ol>
    </Stack>
  );
}

const Town = ({ name, towns }: { readonly name: string } & Pick<Props, 'towns'>) => {
  const fa = towns.find(({ en }) => en === name)?.fa;
  return (
    <b>
      {name}
      {fa ? (
        <>
          {' '}
          <span lang="fa" dir="rtl">
            {fa}
          </span>
        </>
      ) : null}
    </b>
  );
};
