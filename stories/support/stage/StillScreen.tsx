import { useMemo } from 'react';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import { registered } from '#machines/trace/registry.ts';
import { Player } from './Player.ts';
import type { StageArgs } from './Stage.tsx';
import { StagedScreen } from './screens.tsx';

/** The screen of a state without interaction: a picture among others. */
export function StillScreen({ flow, input, way }: StageArgs) {
  const key = JSON.stringify([flow, input, way]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `way` is a new array with the same words each time.
  const scene = useMemo(() => {
    const entry = registered(flow);
    return entry ? Player.along(entry, input, way).read() : null;
  }, [key]);
  const clock = useMemo(() => new VirtualClock(scene?.now ?? 0), [scene]);
  if (!scene) return null;
  const { view, snapshot } = scene;
  return (
    <StagedScreen
      flow={flow}
      view={view}
      context={snapshot.context}
      clock={clock}
      hasLongNames={false}
      send={() => undefined}
    />
  );
}
