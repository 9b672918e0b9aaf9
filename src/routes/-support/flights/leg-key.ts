type Leg = { readonly from: string; readonly to: string; readonly day: string };

/** Which leg is meant: what was read for another search is not taken for it. */
export const legKey = ({ from, to, day }: Leg): string => `${from}-${to} ${day}`;
