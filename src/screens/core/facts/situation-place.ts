/** Where the list of all that happened stands on `/help`. */
export const SITUATION_ID = 'situation';
