import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import type { TraceEvent } from '#machines/trace/format.ts';
import { registered } from '#machines/trace/registry.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { Frame } from './Frame.tsx';
import { FromHere } from './FromHere.tsx';
import { fillForms } from './fill-form.ts';
import { Player, type Scene } from './Player.ts';
import { SameScreen, type StoryLink } from './SameScreen.tsx';
import css from './Stage.module.css';
import { StepList } from './StepList.tsx';
import { StagedScreen } from './screens.tsx';
import { type Settings, settingsOf } from './settings.ts';
import { Transport } from './Transport.tsx';
import { useWidth } from './useWidth.ts';

export type StageArgs = {
  readonly flow: string;
  /** Index of the input in the machine's examples. */
  readonly input: number;
  /** Labels of what happened, in order. */
  readonly way: readonly string[];
  readonly sameScreen?: readonly StoryLink[];
};

/** For `render` of a story: uses the toolbar's values as the Stage's settings. */
export const renderStage = (args: StageArgs, { globals }: { readonly globals: Readonly<Record<string, unknown>> }) => (
  <Stage {...args} settings={settingsOf(globals)} />
);

/** A state for review: the live screen, the path to it, all possible next steps, and the chart. */
export function Stage({ flow, input, way, sameScreen = [], settings }: StageArgs & { readonly settings: Settings }) {
  const key = JSON.stringify([flow, input, way]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `way` is a new array with the same words each time.
  const player = useMemo(() => Player.along(machineNamed(flow), input, way), [key]);
  return <PlayedStage player={player} sameScreen={sameScreen} settings={settings} />;
}

type PlayedProps = Required<Pick<StageArgs, 'sameScreen'>> & { readonly player: Player; readonly settings: Settings };

/** Like `Stage`, for an existing player, such as one of a recording. */
export function PlayedStage({ player, sameScreen, settings }: PlayedProps) {
  const scene = useSyncExternalStore(player.subscribe, player.read);
  const flow = player.registered.machine.id;
  const screen = <LiveScreen flow={flow} player={player} scene={scene} hasLongNames={settings.hasLongNames} />;
  const panel = (
    <div className={css.panel}>
      <Transport scene={scene} onSeek={(position) => player.seek(position)} />
      <StepList scene={scene} onSeek={(position) => player.seek(position)} />
      <FromHere scene={scene} onTake={(step) => player.take(step)} />
      <SameScreen stories={sameScreen} />
    </div>
  );
  if (settings.isPage) {
    return (
      <>
        <div className={css.page}>{screen}</div>
        <Drawer>
          {panel}
          <ChartPanel scene={scene} />
        </Drawer>
      </>
    );
  }
  return (
    <div className={css.stage} data-wide={settings.width === 1350 ? '' : undefined}>
      <div className={css.screen}>
        <Framed settings={settings}>{screen}</Framed>
      </div>
      {panel}
      <ChartPanel scene={scene} />
    </div>
  );
}

/** Its content renders when it is opened, because most visits look only at the page. */
function Drawer({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.drawer} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>How it came to this, and what can happen</summary>
      {isOpen ? children : null}
    </details>
  );
}

function machineNamed(flow: string) {
  const entry = registered(flow);
  if (!entry) throw new Error(`There is no machine "${flow}"`);
  return entry;
}

const HEIGHTS = { 390: 844, 1350: 900 } as const;

function Framed({ settings, children }: { readonly settings: Settings; readonly children: ReactNode }) {
  const { width, theme, dir } = settings;
  const [box, available] = useWidth<HTMLDivElement>();
  return (
    <div ref={box}>
      <Frame
        title={`The screen at ${width} px`}
        width={width}
        height={HEIGHTS[width]}
        scale={Math.min(1, (available || width) / width)}
        theme={theme}
        dir={dir}
      >
        {children}
      </Frame>
    </div>
  );
}

type LiveProps = {
  readonly flow: string;
  readonly player: Player;
  readonly scene: Scene;
  readonly hasLongNames: boolean;
};

/** The view object keeps its identity while nothing in it changes, as on the site. */
function LiveScreen({ flow, player, scene, hasLongNames }: LiveProps) {
  const text = JSON.stringify(scene.view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says whether the view changed.
  const view = useMemo(() => scene.view, [text]);
  const clock = useMemo(() => new VirtualClock(scene.now), [scene.now]);
  const send = useCallback((event: TraceEvent) => player.send(event), [player]);
  const box = useRef<HTMLDivElement>(null);
  const wasAnswered = scene.steps.slice(0, scene.position).some(({ k }) => k === 'settle');
  useEffect(() => {
    if (box.current && kindOf(view)) fillForms(box.current, wasAnswered);
  }, [view, wasAnswered]);
  return (
    <div ref={box} data-view={kindOf(view)}>
      <StagedScreen
        flow={flow}
        view={view}
        context={scene.snapshot.context}
        clock={clock}
        hasLongNames={hasLongNames}
        send={send}
      />
    </div>
  );
}

const kindOf = (view: unknown): string => String((view as { readonly kind?: unknown } | null)?.kind ?? '');
