import { pathTo } from '#domain/addresses.ts';
import { m } from '#src/copy/generated/messages.js';
import { KeepPapers } from '#src/routes/-support/KeepPapers.tsx';

const keptText = (day: string) => m.cards_kept({ day });

/** Keeps the Persian cards of the trip on this device. The trip itself is not kept: it tells the states of orders. */
export const KeepCards = () => <KeepPapers path={pathTo.tripCards()} keptText={keptText} isForLater />;
