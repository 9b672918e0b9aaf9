/** The days of a code and of its journey, YYYY-MM-DD. */
export type CodeDays = {
  /** Last day to collect the visa with the code. */
  readonly codeUntil: string;
  /** Last day to enter, with the code or with the visa that a consulate issues for it. */
  readonly enterBy: string;
  readonly arrival: string;
};

/**
 * State of a code on a day. `lapsed`: its last day has passed; `endsEarly`: it does not last until the arrival;
 * otherwise `good`.
 */
export function codeStateOn(today: string, { codeUntil, enterBy, arrival }: CodeDays): 'good' | 'endsEarly' | 'lapsed' {
  if (today > codeUntil) return 'lapsed';
  return enterBy < arrival ? 'endsEarly' : 'good';
}
