import type { AlertSnapshot } from '#machines/core/alert/machine.ts';
import type { AlertType } from '#machines/core/alert/types.ts';

export type AlertView = { kind: 'hidden' } | { kind: 'visible'; text: string; alertType: AlertType };

export const alertView = (snapshot: AlertSnapshot): AlertView =>
  snapshot.matches('visible')
    ? { kind: 'visible', text: snapshot.context.alertText, alertType: snapshot.context.alertType }
    : { kind: 'hidden' };
