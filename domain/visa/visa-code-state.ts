/** The days of a code and of its journey, YYYY-MM-DD. */
export type CodeDays = {
  /** The last day where the code is collected. */
  readonly codeUntil: string;
  /** The last day to enter, with the code or with the visa that a consulate gives for it. */
  readonly enterBy: string;
  readonly arrival: string;
};

/** How a code is on a day: `lapsed`, its last day is over; `endsEarly`, nobody can enter with it on the arrival; else `good`. */
export function codeStateOn(today: string, { codeUntil, enterBy, arrival }: CodeDays): 'good' | 'endsEarly' | 'lapsed' {
  if (today > codeUntil) return 'lapsed';
  return enterBy < arrival ? 'endsEarly' : 'good';
}
