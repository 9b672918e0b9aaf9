import type { AlertType } from '#machines/core/alert/types.ts';
import { createRequests } from '#src/platform/core/api/requests.ts';

/** `visible: false` closes at once the alert that has this text; another one stays. */
export type AlertRequest = { readonly text: string; readonly alertType?: AlertType; readonly visible?: false };

export const alertRequests = createRequests<AlertRequest>();

/** Asks for the alert banner. Its machine and its looks are loaded with the first request of a visit. */
export const requestAlert = alertRequests.ask;
