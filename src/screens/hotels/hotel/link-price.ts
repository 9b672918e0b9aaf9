/**
 * Whether to show an old link's price (cents) beside ours. Anybody can write a link: a price far from ours is likely fake and would make
 * ours look like a bargain.
 */
export const isWorthSaying = (old: number, ours: number): boolean => old !== ours && old * 2 >= ours && old <= ours * 2;
