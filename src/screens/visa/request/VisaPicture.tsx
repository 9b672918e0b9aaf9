import type { VisaPictureKind } from '#domain/visa/visa-picture-kinds.ts';
import { VISA_PICTURES } from '#domain/visa/visa-pictures.ts';
import { m } from '#src/copy/generated/messages.js';
import { PictureStudio, type PictureStudioProps } from '#src/screens/core/picture/PictureStudio.tsx';
import { PassportSamples } from '#src/screens/visa/request/PassportSamples.tsx';
import { PhotoSamples } from '#src/screens/visa/request/PhotoSamples.tsx';
import { PICTURE_WORDS } from '#src/screens/visa/request/picture-words.ts';
import { visaFieldId } from '#src/screens/visa/request/VisaField.tsx';

type Props = Omit<PictureStudioProps, 'look' | 'samples' | 'unmeasured'> & { readonly kind: VisaPictureKind };

/** A picture of an applicant: the photo or the page of the passport. */
export const VisaPicture = ({ kind, ...props }: Props) => (
  <PictureStudio
    {...props}
    look={{ rules: VISA_PICTURES[kind], words: PICTURE_WORDS[kind], fieldId: visaFieldId(kind) }}
    samples={kind === 'photo' ? <PhotoSamples /> : <PassportSamples />}
    unmeasured={kind === 'photo' ? <OnlyYou /> : null}
  />
);

const OnlyYou = () => (
  <>
    <h3 className="strong">{m.visarequest_pic_you()}</h3>
    <ul className="small">
      <li>{m.visarequest_pic_you_face()}</li>
      <li>{m.visarequest_pic_you_eyes()}</li>
      <li>{m.visarequest_pic_you_hair()}</li>
    </ul>
  </>
);
