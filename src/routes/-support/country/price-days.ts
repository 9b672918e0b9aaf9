/** Days ahead and nights of the prices on pages of places and on the map: all price types are still on sale. */
export const DAYS_AHEAD = 14;
export const NIGHTS = 2;
