import css from '#src/screens/tours/browse/Browse.module.css';
import { TileImage } from '#src/ui/Tile.tsx';

/** So many windows have room for their arches. */
const MOST = 3;

/** The windows of a way: all its cities, or the first, the middle and the last; a single one is wide. */
export const Stops = ({ cities, isEager }: { readonly cities: readonly string[]; readonly isEager: boolean }) => (
  <div className={css.stops}>
    {pickedOf(cities).map((city) => (
      <TileImage key={city} slug={city} shape={cities.length === 1 ? 'facade' : 'iwan'} isEager={isEager} />
    ))}
  </div>
);

function pickedOf(cities: readonly string[]): readonly string[] {
  if (cities.length <= MOST) return cities;
  const middle = Math.floor(cities.length / 2);
  return cities.filter((_, at) => at === 0 || at === middle || at === cities.length - 1);
}
