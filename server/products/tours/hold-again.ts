import { euro } from '#domain/core/money.ts';
import type { TourChoice } from '#domain/tours/choice.ts';
import type { Product } from '#server/orders/product.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import { requirePrice } from '#server/orders/require-price.ts';
import { faresOf, peopleOf, placesIn, type ToursDetail } from '#server/products/tours/detail.ts';
import { keptTourOf } from '#server/products/tours/inventory/catalogue.ts';
import { takePlaces } from '#server/products/tours/line.ts';
import { detailFor, offerOf, soldOut } from '#server/products/tours/offer.ts';
import { checkDepartureLimits } from '#server/products/tours/places-held.ts';

const choiceOf = (detail: ToursDetail): TourChoice => ({
  tour: detail.tour,
  departure: detail.departure,
  day: detail.kind === 'dayTour' ? detail.start : null,
  language: detail.kind === 'dayTour' ? detail.guideLanguage : null,
  people: peopleOf(detail),
  rooms: detail.rooms,
});

/** Takes the places of an expired order again, at the step of the group as it is now. */
export const holdToursAgain: Product<ToursDetail>['holdAgain'] = async (
  tx,
  { owner, detail, fares },
  { accepted, ...asked },
) => {
  const { now } = asked;
  // Its departure was made for an offer that has ended.
  if (detail.asked === 'private') throw notAllowed('Private dates are asked for first.');
  const choice = choiceOf(detail);
  const offer = await offerOf(tx, choice, now, keptTourOf);
  const counted = offer.departure && (await takePlaces(tx, offer.departure.id, placesIn(detail)));
  if (counted === undefined) throw soldOut();
  await checkDepartureLimits(tx, { owner }, detail, { ...asked, more: placesIn(detail) });
  const { personal } = detail;
  const held = { ...detailFor(choice, offer, { counted, now }), ...(personal && { personal }) };
  const price = faresOf(held);
  requirePrice(price, { shown: euro(fares), accepted });
  return { detail: held, fares: price };
};
