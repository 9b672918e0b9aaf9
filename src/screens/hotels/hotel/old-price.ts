/**
 * Whether the price of an old link (cents) is told beside ours. Anybody can write a link: what is far from our price was
 * none, and would only make ours look like a bargain.
 */
export const isWorthSaying = (old: number, ours: number): boolean => old !== ours && old * 2 >= ours && old <= ours * 2;
