import { euro, formatMoney } from '#domain/core/money.ts';
import { bagsOf, fittingCar, tooSmall } from '#domain/transport/fits.ts';
import { quoteOf } from '#domain/transport/price.ts';
import { isNight, minutesOf } from '#domain/transport/ride-times.ts';
import type { CarClass, CarFacts, CarPrices, CarWish, TransferPrices, TransferWish } from '#domain/transport/wish.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/transport/wish/Wish.module.css';
import { Button } from '#src/ui/Button.tsx';
import { flag } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Price } from '#src/ui/Price.tsx';
import { tickClass } from '#src/ui/Tick.tsx';

type Props = {
  readonly prices: TransferPrices | CarPrices;
  readonly wish: TransferWish | CarWish;
  readonly onChoose: (car: CarClass) => void;
};

/** A day's hour, for the price while no time is told. */
const BY_DAY = '12:00';

/** All cars with the price of each. Those that are too small stay, with the reason, and the one that fits is offered. */
export function CarChoice({ prices, wish, onChoose }: Props) {
  const fitting = fittingCar(prices.cars, wish.load);
  const chosen = prices.cars.find(({ car }) => car === wish.car);
  const isSmall = !chosen || tooSmall(chosen, wish.load) !== null;
  const offered = prices.cars.find(({ car }) => car === fitting);
  return (
    <fieldset className={css.cars}>
      <legend className="strong">{m.transportwish_car()}</legend>
      {isSmall ? (
        <Note
          tone="warn"
          action={
            offered ? (
              <Button size="s" onClick={() => onChoose(offered.car)}>
                {m.transportwish_take_car({ car: offered.en })}
              </Button>
            ) : undefined
          }
        >
          {offered
            ? m.transportwish_small_take({ car: chosen?.en ?? '', other: offered.en, load: loadWords(wish) })
            : m.transportwish_small_all({ load: loadWords(wish) })}
        </Note>
      ) : null}
      <div className={css.fit}>
        {prices.cars.map((facts, at) => (
          <Car key={facts.car} id={at === 0 ? 'car' : undefined} {...{ facts, prices, wish, onChoose }} />
        ))}
      </div>
    </fieldset>
  );
}

const peopleWords = (count: number): string =>
  count === 1 ? m.transportwish_person_one() : m.transportwish_people_n({ count });
const bagsWords = (count: number): string =>
  count === 1 ? m.transportwish_bag_one() : m.transportwish_bags_n({ count });
const loadWords = ({ load }: Props['wish']): string =>
  m.transportwish_load({ people: peopleWords(load.people), bags: bagsWords(bagsOf(load)) });

function Car({
  id,
  facts,
  prices,
  wish,
  onChoose,
}: Props & { readonly id: string | undefined; readonly facts: CarFacts }) {
  const { car, en, people, bags } = facts;
  const reason = tooSmall(facts, wish.load);
  const isChosen = car === wish.car;
  const priced = { ...wish, car, ride: timed(wish.ride), back: wish.back && timed(wish.back) };
  const quote = quoteOf(prices, priced);
  const isOpen = minutesOf(wish.ride.time) === null;
  return (
    <label data-no={flag(reason !== null)}>
      <span className={tickClass}>
        <input
          type="radio"
          id={id}
          name="car"
          value={car}
          checked={isChosen}
          disabled={reason !== null && !isChosen}
          onChange={() => onChoose(car)}
        />
        <span className="strong">{en}</span>
      </span>
      <span>
        {m.transportwish_load({ people: peopleWords(people), bags: bagsWords(bags) })}
        {reason === null ? null : (
          <>
            {'. '}
            {reason === 'people'
              ? m.transportwish_no_people({ people: peopleWords(wish.load.people) })
              : m.transportwish_no_bags({ bags: bagsWords(bagsOf(wish.load)) })}
          </>
        )}
      </span>
      {quote ? (
        <Price total={formatMoney(euro(quote.total))} lines={[isOpen ? m.transportwish_by_day() : fixedWords(wish)]} />
      ) : null}
    </label>
  );
}

const timed = <T extends { readonly time: string }>(ride: T): T =>
  minutesOf(ride.time) === null ? { ...ride, time: BY_DAY } : ride;

function fixedWords({ ride, back }: Props['wish']): string {
  if (back) return m.transportwish_fixed_back();
  return isNight(minutesOf(ride.time) ?? 0) ? m.transportwish_fixed_night() : m.transportwish_fixed();
}
