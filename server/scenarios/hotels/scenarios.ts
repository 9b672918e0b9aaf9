export const scenarios = {
  quickAnswer: 'a hotel that is asked first answers at once',
} as const;
