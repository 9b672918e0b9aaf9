import { formatRoundMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { formatDuration } from '#domain/core/time.ts';
import { airportOf } from '#domain/country/airports.ts';
import { citySlug } from '#domain/country/cities.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { Arcade, PlaceCard } from '#src/ui/PlaceCard.tsx';

type LowestFare = components['schemas']['LowestFare'];

/** Cities that stand in the arcade first, when they have a fare: those most journeys go to. */
const FIRST = ['IFN', 'SYZ', 'AZD', 'MHD', 'TBZ', 'KIH'];
const HUB = 'THR';

/** Cities with their lowest fare; nothing where none is known. */
export const LowestFares = ({ lowest }: { readonly lowest: readonly LowestFare[] }) => {
  if (lowest.length === 0) return null;
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
