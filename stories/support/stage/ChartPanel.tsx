import { useEffect, useState } from 'react';
import { Chart } from '../chart/Chart.tsx';
import type { ChartLayout } from '../chart/layout.ts';
import { charts } from './charts.ts';
import type { Scene } from './Player.ts';
import css from './Stage.module.css';
import { useWidth } from './useWidth.ts';
import { useZoom } from './useZoom.ts';

/** The smallest scale at which text can be read. A larger drawing starts at `NEAR`, near the highlighted state. */
const READABLE = 0.5;
const NEAR = 0.8;
/** Padding of both sides together, px. */
const PADDING = 20;

export function ChartPanel({ scene: { actors: all, taken, position } }: { readonly scene: Scene }) {
  const [wanted, setWanted] = useState('');
  const [opened, setOpened] = useState('');
  // A shared chart that products use under their own ids is drawn under those.
  const actors = all.filter(({ machineId }) => charts.has(machineId));
  const actor = actors.find(({ path }) => path === wanted) ?? actors[0];
  const drawings = (actor && charts.get(actor.machineId)) ?? [];
  const layout = drawings.find(({ at }) => at === opened) ?? drawingOf(drawings, actor?.active);
  const [room, width] = useWidth<HTMLElement>();
  const [zoom, setZoom] = useState<number | null>(null);
  const fitting = layout && width > 0 ? Math.min(1, (width - PADDING) / layout.width) : 1;
  const scale = zoom ?? (fitting < READABLE ? NEAR : fitting);
  const lit = actor ? [...actor.active].join(' ') : '';
  // The height of what is around: the window's, because the box has no height of its own.
  const fit = () => setZoom(layout ? Math.min(fitting, (window.innerHeight * 0.8) / layout.height) : null);
  useZoom(room, { scale, setScale: setZoom, fit });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is lit has moved.
  useEffect(() => {
    if (room.current) showLit(room.current);
  }, [lit, layout?.at, position]);
  if (!actor || !layout) return null;
  const open = (at: string) => {
    setOpened(at);
    setZoom(null);
  };
  return (
    <section className={css.chart} aria-label="Statechart">
      <div className={css.bar}>
        <fieldset className={css.tabs} aria-label="Machines">
          {actors.map(({ path, machineId }) => (
            <button key={path} type="button" aria-pressed={path === actor.path} onClick={() => setWanted(path)}>
              {path || machineId}
            </button>
          ))}
        </fieldset>
        <fieldset className={css.tabs} aria-label="Size of the drawing">
          <button type="button" onClick={() => setZoom(scale / 1.25)} aria-label="Smaller">
            −
          </button>
          <button type="button" onClick={fit}>
            Fit
          </button>
          <button type="button" onClick={() => setZoom(scale * 1.25)} aria-label="Larger">
            +
          </button>
        </fieldset>
      </div>
      {drawings.length > 1 ? (
        <fieldset className={css.tabs} aria-label="Drawings of the machine">
          {drawings.map(({ at }) => (
            <button key={at} type="button" aria-pressed={at === layout.at} onClick={() => open(at)}>
              {at === layout.id ? 'whole' : at.slice(layout.id.length + 1).replaceAll('.', ' ▸ ')}
            </button>
          ))}
        </fieldset>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it. */}
      <section className={css.room} ref={room} tabIndex={0} aria-label={`Statechart of ${layout.at}`}>
        <Chart
          layout={layout}
          active={actor.active}
          taken={taken}
          scale={scale}
          label={chartWords(lit)}
          onOpen={open}
        />
      </section>
    </section>
  );
}

/** The drawing that shows the innermost active state. */
const drawingOf = (drawings: readonly ChartLayout[], active: ReadonlySet<string> = new Set()) =>
  drawings.findLast(({ states }) =>
    states.some(({ id, kind, isClosed }) => active.has(id) && !isClosed && (kind === 'leaf' || kind === 'final')),
  ) ?? drawings[0];

const chartWords = (lit: string) => `Active: ${lit.split(' ').slice(1).join(', ')}`;

function showLit(room: HTMLElement): void {
  const lit = [...room.querySelectorAll('[data-active]')].at(-1)?.getBoundingClientRect();
  if (!lit) return;
  const view = room.getBoundingClientRect();
  room.scrollBy({
    left: lit.left + lit.width / 2 - view.left - view.width / 2,
    top: lit.top + lit.height / 2 - view.top - view.height / 2,
  });
}
