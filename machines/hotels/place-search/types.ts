import type { Problem } from '#domain/core/problem.ts';
import type { components } from '#openapi/generated/types.ts';

export type FoundPlace = components['schemas']['HotelDestination'];
export type FindPlacesInput = { readonly text: string };

export type PlaceSearchContext = {
  /** As typed, without blanks around it; '' before and after. */
  readonly text: string;
  /** The last answer, best match first; it stays while the next one loads. null: none yet. */
  readonly places: readonly FoundPlace[] | null;
  /** The text of that answer. */
  readonly foundFor: string;
  readonly problem: Problem | null;
};

export type PlaceSearchEvent =
  | { type: 'text.change'; text: string }
  /** The field was left, or Enter pressed: what does the text mean? */
  | { type: 'text.leave'; text: string }
  /** A place was chosen, or the text taken back. */
  | { type: 'text.forget' };
