import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { alertMachine } from '#machines/core/alert/machine.ts';
import type { AlertType } from '#machines/core/alert/types.ts';
import { alertView } from '#machines/core/alert/view.ts';
import { alertRequests } from '#src/platform/core/device/alert-channel.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { AlertBanner } from '#src/ui/AlertBanner.tsx';
import type { Tone } from '#src/ui/Note.tsx';
import { useTopDialog } from '#src/ui/top-dialog.ts';

const TONES: Record<AlertType, Tone> = { warning: 'warn', info: 'info', success: 'done', danger: 'stop' };

/** Shows requested alerts; inside the open modal dialog if there is one, because everything outside it is inert. */
export function AlertHost() {
  const actor = useFlow(() => createFlow(alertMachine));
  const view = useFlowView(actor, alertView);
  useEffect(
    () =>
      alertRequests.listen(() => {
        for (const { visible = true, ...shown } of alertRequests.take()) {
          const now = alertView(actor.getSnapshot());
          if (visible) actor.send({ type: 'alert.show', ...shown });
          else if (now.kind === 'visible' && now.text === shown.text) actor.send({ type: 'alert.close' });
        }
      }),
    [actor],
  );
  const dialog = useTopDialog();
  if (view.kind === 'hidden') return null;
  const banner = (
    <AlertBanner
      text={view.text}
      kind={TONES[view.alertType]}
      onClose={() => actor.send({ type: 'alert.close' })}
      onPause={() => actor.send({ type: 'alert.pause' })}
      onResume={() => actor.send({ type: 'alert.resume' })}
    />
  );
  return dialog ? createPortal(banner, dialog) : banner;
}
