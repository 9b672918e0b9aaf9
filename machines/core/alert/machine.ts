import { assign, type SnapshotFrom, setup } from 'xstate';
import { ALERT_DURATION_MS } from '#domain/core/limits.ts';
import type { AlertContext, AlertEvent, AlertType } from '#machines/core/alert/types.ts';

type Shown = { text: string; alertType?: AlertType | undefined; durationMs?: number | undefined };

/** The alert banner. Opening it with a text shows it; it closes after its duration. */
export const alertMachine = setup({
  types: {} as { context: AlertContext; events: AlertEvent },
  actions: {
    setAlert: assign((_, { text, alertType, durationMs }: Shown) => ({
      alertText: text,
      alertType: alertType ?? 'warning',
      durationMs: durationMs ?? ALERT_DURATION_MS,
    })),
  },
  // Cosmetic: nothing depends on it, so `after` is allowed.
  delays: { duration: ({ context }) => context.durationMs },
}).createMachine({
  id: 'alert',
  context: { alertText: '', alertType: 'warning', durationMs: ALERT_DURATION_MS },
  initial: 'hidden',
  on: {
    'alert.show': {
      target: '.visible',
      actions: { type: 'setAlert', params: ({ event }) => event },
    },
  },
  states: {
    hidden: {},
    visible: {
      initial: 'counting',
      on: { 'alert.close': 'hidden' },
      states: {
        counting: { after: { duration: '#alert.hidden' }, on: { 'alert.pause': 'paused' } },
        paused: {
          on: {
            'alert.resume': 'counting',
            // The pointer or the focus is still on the banner, so a new text waits too.
            'alert.show': { actions: { type: 'setAlert', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});

export type AlertSnapshot = SnapshotFrom<typeof alertMachine>;
