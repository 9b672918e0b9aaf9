/** Default: 'warning'. */
export type AlertType = 'warning' | 'info' | 'success' | 'danger';

export type AlertContext = {
  readonly alertText: string;
  readonly alertType: AlertType;
  readonly durationMs: number;
};

export type AlertEvent =
  | { type: 'alert.show'; text: string; alertType?: AlertType; durationMs?: number }
  | { type: 'alert.close' }
  /** Pointer or focus entered the banner: its timer stops while somebody reads. */
  | { type: 'alert.pause' }
  | { type: 'alert.resume' };
