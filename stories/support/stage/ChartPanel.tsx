import { useEffect, useState } from 'react';
import { Chart } from '../chart/Chart.tsx';
import { charts } from './charts.ts';
import type { Scene } from './Player.ts';
import css from './Stage.module.css';
import { useWidth } from './useWidth.ts';

/**
 * The smallest scale at which text is readable. A chart that needs less starts at this scale near the highlighted
 * state.
 */
const READABLE = 0.6;
const NEAR = 0.8;
/** Padding of both sides together, px. */
const PADDING = 20;

export function ChartPanel({ scene: { actors: all, taken, position } }: { readonly scene: Scene }) {
  const [wanted, setWanted] = useState('');
  // A shared chart that products use under their own ids is drawn under those.
  const actors = all.filter(({ machineId }) => charts.has(machineId));
  const actor = actors.find(({ path }) => path === wanted) ?? actors[0];
  const layout = actor && charts.get(actor.machineId);
  const [room, width] = useWidth<HTMLElement>();
  const [zoom, setZoom] = useState<number | null>(null);
  const fitting = layout && width > 0 ? Math.min(1, (width - PADDING) / layout.width) : 1;
  const scale = zoom ?? (fitting < READABLE ? NEAR : fitting);
  const lit = actor ? [...actor.active].join(' ') : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is lit has moved.
  useEffect(() => {
    if (room.current) showLit(room.current);
  }, [lit, scale, position]);
  if (!actor || !layout) return null;
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
          <button type="button" onClick={() => setZoom(fitting)}>
            Fit
          </button>
          <button type="button" onClick={() => setZoom(scale * 1.25)} aria-label="Larger">
            +
          </button>
        </fieldset>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it. */}
      <section className={css.room} ref={room} tabIndex={0} aria-label={`Statechart of ${actor.machineId}`}>
        <Chart layout={layout} active={actor.active} taken={taken} scale={scale} label={chartWords(lit)} />
      </section>
    </section>
  );
}

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
