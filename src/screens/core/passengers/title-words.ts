import { m } from '#src/copy/generated/messages.js';

/** "Mr"; '' where the product asks for no title, or none is chosen yet. */
export const titleWords = (title: string | undefined): string =>
  title === 'MR' ? m.passengers_mr() : title === 'MS' ? m.passengers_ms() : '';
