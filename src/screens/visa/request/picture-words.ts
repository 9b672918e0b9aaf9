import type { VisaPictureKind } from '#domain/visa/visa-picture-kinds.ts';
import { m } from '#src/copy/generated/messages.js';
import type { PictureWords } from '#src/screens/core/picture/picture-words.ts';

const shared = { seen: m.visarequest_pic_seen, stored: m.visarequest_pic_stored };

export const PICTURE_WORDS: Readonly<Record<VisaPictureKind, PictureWords>> = {
  photo: {
    ...shared,
    label: m.visarequest_pic_photo,
    hint: m.visarequest_pic_photo_hint,
    guide: m.visarequest_pic_guide_photo,
    light: m.visarequest_pic_rule_light_photo,
    sharp: m.visarequest_pic_rule_sharp_photo,
  },
  passport: {
    ...shared,
    label: m.visarequest_pic_passport,
    hint: m.visarequest_pic_passport_hint,
    guide: m.visarequest_pic_guide_passport,
    light: m.visarequest_pic_rule_light_passport,
    sharp: m.visarequest_pic_rule_sharp_passport,
  },
};
