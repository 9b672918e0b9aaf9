import css from '#src/screens/country/places/Places.module.css';
import { Tile } from '#src/ui/Tile.tsx';

type PriceTile = {
  readonly href: string;
  readonly title: string;
  /** Its price, and what goes before it. */
  readonly text: string;
  /** Picture slug. */
  readonly picture: string;
};

/** Things with a picture and a price that lead to their page. */
export const PriceTiles = ({ tiles }: { readonly tiles: readonly PriceTile[] }) => (
  <ul className={css.tiles}>
    {tiles.map(({ href, title, text, picture }) => (
      <li key={href}>
        <a href={href}>
          <Tile slug={picture} />
          <b>{title}</b>
          <span>{text}</span>
        </a>
      </li>
    ))}
  </ul>
);
