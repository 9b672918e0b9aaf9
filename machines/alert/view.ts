import type { AlertSnapshot } from '#machines/alert/machine.ts';
import type { AlertType } from '#machines/alert/types.ts';

export type AlertView = { kind: 'hidden' } | { kind: 'visible'; text: string; alertType: AlertType };

export const alertView = (snapshot: AlertSnapshot): AlertView =>
  snapshot.matches('visible')
    ? { kind: 'visible', text: snapshot.context.alertText, alertType: snapshot.context.alertType }
    : { kind: 'hidden' };
