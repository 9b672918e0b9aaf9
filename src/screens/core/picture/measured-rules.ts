import type { PictureRefusal, PictureRules } from '#domain/core/picture-rules.ts';
import type { UploadView } from '#machines/core/upload/view.ts';

const RULES = ['shape', 'bytes', 'colour', 'light', 'background', 'sharp'] as const;
export type MeasuredRule = (typeof RULES)[number];
export type RuleState = 'met' | 'notMet' | 'notKnown';

const BROKEN_BY: Readonly<Record<MeasuredRule, readonly PictureRefusal[]>> = {
  shape: ['tooManyPixels', 'tooFewPixels', 'notUpright', 'notOnItsSide'],
  bytes: ['tooHeavy', 'tooLight'],
  colour: ['grey'],
  light: ['tooDark', 'tooBright', 'flat', 'unevenLight'],
  background: ['backgroundDark', 'backgroundUneven'],
  sharp: ['blurred', 'glare'],
};
/** In such light sharpness cannot be judged. */
const HIDES_SHARPNESS: readonly PictureRefusal[] = ['tooDark', 'tooBright', 'flat'];

/** The measurable rules and the crop's result for each. */
export function measuredRules(
  { bytes, face }: PictureRules,
  view: UploadView,
): readonly { readonly rule: MeasuredRule; readonly state: RuleState }[] {
  const copy = 'copy' in view ? view.copy : null;
  const reasons = 'reasons' in view ? view.reasons : [];
  const stateOf = (rule: MeasuredRule): RuleState => {
    if (!copy) return 'notKnown';
    if (BROKEN_BY[rule].some((reason) => reasons.includes(reason))) return 'notMet';
    // A small file is no separate reason when there are too few pixels.
    if (rule === 'bytes') return copy.bytes < bytes.min ? 'notMet' : 'met';
    return rule === 'sharp' && HIDES_SHARPNESS.some((reason) => reasons.includes(reason)) ? 'notKnown' : 'met';
  };
  return RULES.filter((rule) => face || rule !== 'background').map((rule) => ({ rule, state: stateOf(rule) }));
}
