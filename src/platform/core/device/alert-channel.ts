import type { AlertType } from '#machines/core/alert/types.ts';
import { createRequests } from '#src/platform/core/api/requests.ts';

/** `visible: false` closes the alert with this text, and no other. */
export type AlertRequest = { readonly text: string; readonly alertType?: AlertType; readonly visible?: false };

export const alertRequests = createRequests<AlertRequest>();

/** Shows the alert banner. Its machine and styles load with the first request of a visit. */
export const requestAlert = alertRequests.ask;
