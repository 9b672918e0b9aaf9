/** Territories of the United States and of the United Kingdom. Which of their passports count as those of the state is unsure. */
export const TERRITORIES: readonly string[] = 'PR GU VI AS MP JE GG IM GI BM KY VG TC FK MS AI SH PN'.split(' ');
