import { CARD_PICTURES, type CardPaperKind } from '#domain/card/card-pictures.ts';
import { m } from '#src/copy/generated/messages.js';
import { PAPER_WORDS } from '#src/screens/card/checkout/paper-words.ts';
import { PictureStudio, type PictureStudioProps } from '#src/screens/core/picture/PictureStudio.tsx';
import type { PictureWords } from '#src/screens/core/picture/picture-words.ts';

type Props = Omit<PictureStudioProps, 'look' | 'samples' | 'unmeasured'> & { readonly kind: CardPaperKind };

const wordsOf = (kind: CardPaperKind): PictureWords => ({
  label: PAPER_WORDS[kind],
  hint: kind === 'passport' ? m.card_scan_hint : m.card_paper_hint,
  guide: m.card_scan_guide,
  light: m.card_scan_light,
  sharp: m.card_scan_sharp,
  seen: m.card_scan_seen,
  stored: m.card_scan_stored,
});

/** A picture of the passport page, or of a paper that the issuer asks for. */
export const CardPicture = ({ kind, ...props }: Props) => (
  <PictureStudio
    {...props}
    look={{ rules: CARD_PICTURES[kind], words: wordsOf(kind), fieldId: `picture-${kind}` }}
    samples={null}
    unmeasured={
      <ul className="small">
        <li>{m.card_scan_corners()}</li>
        <li>{m.card_scan_glare()}</li>
        <li>{m.card_scan_lines()}</li>
      </ul>
    }
  />
);
