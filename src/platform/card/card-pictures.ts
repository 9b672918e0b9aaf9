import { CARD_PAPERS, CARD_PICTURES } from '#domain/card/card-pictures.ts';
import type { PictureProduct } from '#src/platform/core/pictures/picture-product.ts';

export const cardPictures: PictureProduct = {
  rulesOf: (kind) => {
    const paper = CARD_PAPERS.find((one) => one === kind);
    if (!paper) throw new TypeError(`An order of a card has no picture ${kind}.`);
    return CARD_PICTURES[paper];
  },
  // The order is read again by its page; nothing else keeps them.
  note: () => {},
};
