import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/tours/tour/Tour.module.css';
import type { Tour } from '#src/screens/tours/tour/tour-props.ts';
import { cityName } from '#src/screens/tours/tour-words.ts';
import { Tile } from '#src/ui/Tile.tsx';

/** The windows of the cities in travelling order, each with its nights. */
export function CityWindows({ tour: { card, overnights } }: { readonly tour: Tour }) {
  const nightsIn = (name: string) => overnights.find(({ en }) => en === name)?.nights ?? 0;
  return (
    <div>
      <div className={css.windows}>
        {card.cities.map((city) => (
          <Tile key={city} slug={city} shape={card.cities.length > 2 ? 'iwan' : 'facade'} isEager />
        ))}
      </div>
      <ol className={css.names}>
        {card.cities.map((city) => {
          const name = cityName(city);
          const nights = nightsIn(name);
          return (
            <li key={city}>
              {name}
              {card.nights > 0 ? (
                <small>{nights > 0 ? m.tourpage_city_nights({ count: nights }) : m.tourpage_city_passing()}</small>
              ) : null}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
