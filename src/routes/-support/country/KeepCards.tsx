import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { KeepPapers } from '#src/routes/-support/core/checkout/KeepPapers.tsx';

const keptText = (day: string) => m.cards_kept({ day });

/** Keeps the Persian cards of the trip on this device. Not the trip itself: it shows states of orders. */
export const KeepCards = () => <KeepPapers path={pathTo.tripCards()} keptText={keptText} isForLater />;
