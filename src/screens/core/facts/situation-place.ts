/** Anchor of the full list on `/help`. */
export const SITUATION_ID = 'situation';
