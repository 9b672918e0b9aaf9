/** The default is a warning. */
export type AlertType = 'warning' | 'info' | 'success' | 'danger';

export type AlertContext = {
  readonly alertText: string;
  readonly alertType: AlertType;
  readonly durationMs: number;
};

export type AlertEvent =
  | { type: 'alert.show'; text: string; alertType?: AlertType; durationMs?: number }
  | { type: 'alert.close' }
  /** The pointer or the focus is on it: reading takes the time it takes. */
  | { type: 'alert.pause' }
  | { type: 'alert.resume' };
