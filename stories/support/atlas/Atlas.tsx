import { type ReactNode, useState } from 'react';
import type { IndexedStory } from '../../states/index-of-states.ts';
import { Chart } from '../chart/Chart.tsx';
import type { ChartLayout, DrawnState } from '../chart/layout.ts';
import type { Settings } from '../stage/settings.ts';
import css from './Atlas.module.css';
import { Thumbnail } from './Thumbnail.tsx';

type Props = {
  readonly flow: string;
  readonly folder: string;
  readonly plan: ChartLayout;
  readonly entries: readonly IndexedStory[];
  readonly settings: Settings;
};

const PICTURE = { width: 156, height: 256 };
/** A larger chart starts fully zoomed out. */
const ROOMY = 1400;
const SCALES = [0.5, 0.75, 1] as const;

export function Atlas({ flow, folder, plan, entries, settings }: Props) {
  const [scale, setScale] = useState<number>(plan.width > ROOMY ? 0.5 : 1);
  const [chosen, setChosen] = useState<string | null>(null);
  const of = (id: string) => entries.filter(({ active }) => active.includes(id));
  const leaves = plan.states.filter(({ id, kind }) => (kind === 'leaf' || kind === 'final') && of(id).length > 0);
  const shown = chosen ?? leaves[0]?.id ?? '';
  return (
    <div className={css.atlas}>
      <header className={css.head}>
        <h1>{titleOf(folder)}</h1>
        <p>
          {leaves.length} states to look at, {entries.length} screens. A picture opens its story; a number shows all
          screens of its state.
        </p>
        <fieldset className={css.sizes} aria-label="Size of the chart">
          {SCALES.map((size) => (
            <button key={size} type="button" aria-pressed={size === scale} onClick={() => setScale(size)}>
              {size * 100} %
            </button>
          ))}
        </fieldset>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it. */}
      <section className={css.room} tabIndex={0} aria-label={`Screens of ${flow} on its chart`}>
        <div
          className={css.sheet}
          style={{ inlineSize: (plan.width + 2) * scale, blockSize: (plan.height + 2) * scale }}
        >
          <Chart layout={plan} scale={scale} label={`Statechart of ${flow}`} />
          {leaves.map((state) => (
            <Place key={state.id} state={state} scale={scale}>
              <Screenshots
                {...{ flow, settings, scale }}
                entries={of(state.id)}
                isChosen={state.id === shown}
                onChoose={() => setChosen(state.id)}
              />
            </Place>
          ))}
        </div>
      </section>
      <section aria-label="Screens of one state">
        <h2>{shown.split('.').slice(1).map(titleOf).join(' / ')}</h2>
        <ul className={css.strip}>
          {of(shown).map((entry) => (
            <li key={entry.story}>
              <Thumbnail {...{ flow, entry, settings }} {...PICTURE} />
              <span>{entry.name.split(' – ')[1] ?? 'As usual'}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

type PlaceProps = { readonly state: DrawnState; readonly scale: number; readonly children: ReactNode };

/** The picture is at the bottom of a state's box. */
const Place = ({ state: { x, y, w, h }, scale, children }: PlaceProps) => (
  <div
    className={css.place}
    style={{
      insetInlineStart: (x + 2 + (w - PICTURE.width) / 2) * scale,
      insetBlockStart: (y + 2 + h - PICTURE.height - 12) * scale,
    }}
  >
    {children}
  </div>
);

type ScreenshotsProps = {
  readonly flow: string;
  readonly entries: readonly IndexedStory[];
  readonly settings: Settings;
  readonly scale: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

const Screenshots = ({ flow, entries, settings, scale, isChosen, onChoose }: ScreenshotsProps) => {
  const [first] = entries;
  if (!first) return null;
  const { width, height } = PICTURE;
  return (
    <>
      <Thumbnail {...{ flow, settings }} entry={first} width={width * scale} height={height * scale} />
      {entries.length > 1 ? (
        <button type="button" className={css.more} aria-pressed={isChosen} onClick={onChoose}>
          <span className="vh">Show all screens of this state: </span>
          {entries.length}
        </button>
      ) : null}
    </>
  );
};

const titleOf = (name: string): string => {
  const words = name
    .replaceAll(/([A-Z])/g, ' $1')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
