export const VISA_PICTURE_KINDS = ['passport', 'photo'] as const;
export type VisaPictureKind = (typeof VISA_PICTURE_KINDS)[number];
export const isVisaPictureKind = (name: string): name is VisaPictureKind =>
  (VISA_PICTURE_KINDS as readonly string[]).includes(name);
