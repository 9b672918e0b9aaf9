import { createContext } from 'react';
import type { CardData } from '#src/routes/-support/card/card-data.ts';

/** Pictures that are stored for the order of the page. They come with its own address, when its page is drawn already. */
export const StoredPapers = createContext<CardData['papers']>([]);
