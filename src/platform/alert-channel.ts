import type { AlertType } from '#machines/alert/types.ts';

export type AlertRequest = { readonly text: string; readonly alertType?: AlertType };

const waiting: AlertRequest[] = [];
let listener: (() => void) | undefined;

/** Asks for the alert banner. Its machine and its looks are loaded with the first request of a visit. */
export function requestAlert(request: AlertRequest): void {
  waiting.push(request);
  listener?.();
}

/** What was asked for and not shown yet. */
export const takeAlerts = (): AlertRequest[] => waiting.splice(0);

export function onAlertRequest(changed: () => void): () => void {
  listener = changed;
  if (waiting.length > 0) changed();
  return () => {
    listener = undefined;
  };
}
