/** Whose a place of a departure is. */
export type Dot = 'taken' | 'held' | 'you' | 'free';

/** One dot a place: those who paid, then you, then those who are writing names, then the free ones. */
export function dotsOf(
  departure: { readonly capacity: number; readonly taken: number; readonly left: number },
  you: number,
): Dot[] {
  const { capacity, taken, left } = departure;
  const mine = Math.min(you, left);
  const held = Math.max(0, capacity - taken - left);
  return [
    ...Array.from({ length: taken }, (): Dot => 'taken'),
    ...Array.from({ length: mine }, (): Dot => 'you'),
    ...Array.from({ length: held }, (): Dot => 'held'),
    ...Array.from({ length: Math.max(0, left - mine) }, (): Dot => 'free'),
  ];
}
