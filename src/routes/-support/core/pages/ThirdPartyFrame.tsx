import { useEffect, useRef } from 'react';
import { FRAME_SANDBOX, framePath, type KnownParty } from '#domain/core/third-parties.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import { createDeadline } from '#machines/core/deadline.ts';
import { thirdPartyMachine } from '#machines/core/third-party/machine.ts';
import { thirdPartyView } from '#machines/core/third-party/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { onFrameEvent, tellFrame } from '#src/platform/core/device/third-party-frame.ts';
import { createServerClock } from '#src/platform/core/flow/clock.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { pageTemplate } from '#src/platform/core/recording/recording-place.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';

/** The machine of a third-party frame, and the frame element while needed. */
export function useThirdParty({ party, host }: KnownParty, isSeen: boolean) {
  const frame = useRef<HTMLIFrameElement>(null);
  const actor = useFlow(() => {
    const clock = createServerClock(() => Date.now());
    const machine = thirdPartyMachine.provide({
      actors: { deadline: createDeadline(clock) } satisfies ActorsOf<typeof thirdPartyMachine>,
    });
    return createFlow(machine, { input: { party }, clock });
  });
  const view = useFlowView(actor, thirdPartyView);
  const attempt = view.kind === 'failed' ? 0 : view.attempt;
  useEffect(
    () => (frame.current && attempt > 0 ? onFrameEvent(frame.current, (type) => actor.send({ type })) : undefined),
    [actor, attempt],
  );
  const isReady = view.kind === 'ready';
  useEffect(() => {
    if (!frame.current || !isReady) return;
    return tellFrame(frame.current, party, { type: 'page', route: pageTemplate(location.pathname) });
  }, [isReady, party]);
  const element =
    view.kind === 'failed' ? null : (
      <iframe
        key={view.attempt}
        ref={frame}
        src={framePath(party)}
        title={m.thirdparties_frame({ host })}
        sandbox={FRAME_SANDBOX}
        referrerPolicy="no-referrer"
        width="100%"
        height={416}
        hidden={!isSeen || !isReady}
      />
    );
  return { view, element, send: actor.send };
}

/** An invisible frame; failures are ignored. */
export const HiddenFrame = (party: KnownParty) => useThirdParty(party, false).element;
