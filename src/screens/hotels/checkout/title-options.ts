import { m } from '#src/copy/generated/messages.js';

export const TITLES = [
  { value: 'MS', label: m.passengers_ms() },
  { value: 'MR', label: m.passengers_mr() },
];
