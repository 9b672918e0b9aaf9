/**
 * Territories of the United States and of the United Kingdom. It is uncertain which of their passports count as those
 * of the state.
 */
export const TERRITORIES: readonly string[] = 'PR GU VI AS MP JE GG IM GI BM KY VG TC FK MS AI SH PN'.split(' ');
