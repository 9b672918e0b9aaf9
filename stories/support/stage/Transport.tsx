import { useEffect, useState } from 'react';
import type { Scene } from './Player.ts';
import css from './Stage.module.css';
import { formatTehranTime } from './time-words.ts';

type Props = { readonly scene: Scene; readonly onSeek: (position: number) => void };

/** Shortest and longest pause between two steps of the playback. */
const SHORTEST_MS = 250;
const LONGEST_MS = 2500;

/** Start, back, play, play fast, forward, end. */
export function Transport({ scene, onSeek }: Props) {
  const { steps, position, now } = scene;
  const [speed, setSpeed] = useState(0);
  const isAtEnd = position >= steps.length;
  useEffect(() => {
    if (speed === 0) return;
    const next = steps[position];
    if (!next) return setSpeed(0);
    const passed = next.t - (steps[position - 1]?.t ?? 0);
    const pause = Math.max(SHORTEST_MS, Math.min(LONGEST_MS, passed) / speed);
    const timer = setTimeout(() => onSeek(position + 1), pause);
    return () => clearTimeout(timer);
  }, [speed, steps, position, onSeek]);
  const play = (faster: number) => {
    if (isAtEnd) onSeek(0);
    setSpeed(speed === faster ? 0 : faster);
  };
  const jump = (to: number) => {
    setSpeed(0);
    onSeek(to);
  };
  return (
    <section className={css.transport} aria-label="Transport">
      <Key name="To the start" path={PATHS.start} isOff={position === 0} onPress={() => jump(0)} />
      <Key name="Back" path={PATHS.back} isOff={position === 0} onPress={() => jump(position - 1)} />
      <Key
        name={speed === 1 ? 'Pause' : 'Play'}
        path={speed === 1 ? PATHS.pause : PATHS.play}
        isOff={steps.length === 0}
        onPress={() => play(1)}
      />
      <Key
        name={speed === 10 ? 'Pause ×10' : 'Play ×10'}
        path={speed === 10 ? PATHS.pause : PATHS.play}
        word="×10"
        isOff={steps.length === 0}
        onPress={() => play(10)}
      />
      <Key name="Forward" path={PATHS.forward} isOff={isAtEnd} onPress={() => jump(position + 1)} />
      <Key name="To the end" path={PATHS.end} isOff={isAtEnd} onPress={() => jump(steps.length)} />
      <p className={css.place}>
        <b data-part="position">
          {position} / {steps.length}
        </b>{' '}
        <span>{formatTehranTime(now)}</span>
      </p>
    </section>
  );
}

const PATHS = {
  start: 'M3 3v10M13 3L6 8l7 5z',
  back: 'M11 3L4 8l7 5z',
  play: 'M4 3l9 5-9 5z',
  pause: 'M5 3v10M11 3v10',
  forward: 'M5 3l7 5-7 5z',
  end: 'M13 3v10M3 3l7 5-7 5z',
} as const;

type KeyProps = {
  readonly name: string;
  readonly path: string;
  readonly word?: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
};

const Key = ({ name, path, word, isOff, onPress }: KeyProps) => (
  <button type="button" className={css.key} aria-label={name} title={name} disabled={isOff} onClick={onPress}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
    {word}
  </button>
);
