import type { PictureRules } from '#domain/core/picture-rules.ts';
import type { PictureOf } from '#machines/core/upload/types.ts';
import type { components } from '#openapi/generated/types.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';

export type StoredPicture = components['schemas']['StoredPicture'];

/** What a product gives, so that people can send pictures for its orders. */
export type PictureProduct = {
  /** Throws for a kind that it does not have. */
  rulesOf(kind: string): PictureRules;
  /** Updates its cached document at once; null: the picture was removed. */
  note(context: AppContext, of: PictureOf, picture: StoredPicture | null): void;
};
