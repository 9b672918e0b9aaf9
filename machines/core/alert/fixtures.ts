import type { AlertView } from '#machines/core/alert/view.ts';

const shown = {
  kind: 'visible',
  text: 'Your internet connection is slow. What you type is kept.',
  alertType: 'warning',
} satisfies AlertView;

export const alertViews = {
  hidden: { kind: 'hidden' },
  warning: shown,
  info: { ...shown, alertType: 'info', text: 'You are looking at another tab’s booking.' },
  success: { ...shown, alertType: 'success', text: 'Passengers are saved.' },
  danger: { ...shown, alertType: 'danger', text: 'The seats could not be taken.' },
} satisfies Record<string, AlertView>;
