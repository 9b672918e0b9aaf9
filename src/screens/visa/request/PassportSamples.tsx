import { useId } from 'react';
import { m } from '#src/copy/generated/messages.js';
import { PictureSamples } from '#src/screens/core/picture/PictureSamples.tsx';

const SAMPLES = ['good', 'cut', 'glare', 'tilted', 'finger', 'blurred'] as const;
type Sample = (typeof SAMPLES)[number];

const WORDS: Readonly<Record<Sample, readonly [name: () => string, text: () => string]>> = {
  good: [m.visarequest_pic_sample_good, m.visarequest_pic_page_good_text],
  cut: [m.visarequest_pic_page_cut, m.visarequest_pic_page_cut_text],
  glare: [m.visarequest_pic_page_glare, m.visarequest_pic_page_glare_text],
  tilted: [m.visarequest_pic_page_tilted, m.visarequest_pic_page_tilted_text],
  finger: [m.visarequest_pic_page_finger, m.visarequest_pic_page_finger_text],
  blurred: [m.visarequest_pic_sample_blurred, m.visarequest_pic_page_blurred_text],
};

/** A readable passport page, and common mistakes. */
export const PassportSamples = () => (
  <PictureSamples
    samples={SAMPLES.map((sample) => {
      const [name, text] = WORDS[sample];
      return { id: sample, name: name(), text: text(), picture: <PassportPage sample={sample} /> };
    })}
  />
);

const PLACE: Partial<Readonly<Record<Sample, string>>> = {
  cut: 'translate(6 24) scale(.93)',
  tilted: 'translate(20 -4) rotate(11) scale(.84)',
};

/** The photo page, nearly as wide as the picture: face, five lines of text, the machine-readable lines. */
function PassportPage({ sample }: { readonly sample: Sample }) {
  const id = useId();
  return (
    <svg viewBox="0 0 125 88" aria-hidden="true">
      <path fill="#5d5246" d="M0 0H125V88H0Z" />
      {sample === 'blurred' ? (
        <filter id={id}>
          <feGaussianBlur stdDeviation="2.2" />
        </filter>
      ) : null}
      <g transform={PLACE[sample]} filter={sample === 'blurred' ? `url(#${id})` : undefined}>
        <path fill="#f6f1e2" d="M2 2H123V86H2Z" />
        <path fill="#d9e6e4" d="M2 2H123V12H2Z" />
        <path fill="#fbfbf8" d="M9 18H41V60H9Z" />
        <path fill="#127a9b" d="M10 60C10 47 17 43 25 43s15 4 15 17Z" />
        <path fill="#127a9b" d="M25 23c-8 0-10 8-9 17 4 6 14 6 18 0 1-9-1-17-9-17Z" />
        <path fill="#efc6a5" d="M25 29c-5 0-7 4-7 9 0 6 3 11 7 11s7-5 7-11c0-5-2-9-7-9Z" />
        <path fill="none" stroke="#31414a" strokeWidth="2.4" d="M49 21H78M49 30H104M49 39H92M49 48H84M49 57H98" />
        <path fill="none" stroke="#1d2a31" strokeWidth="3" strokeDasharray="2.6 1.2" d="M9 70H116M9 78H116" />
        {sample === 'glare' ? <ellipse cx="78" cy="42" rx="30" ry="20" fill="#fff" fillOpacity=".93" /> : null}
      </g>
      {sample === 'finger' ? (
        <path fill="#e3b08b" stroke="#c78a63" d="M125 88V58c-14-6-27-6-32 2-4 8 4 15 14 17l-4 11Z" />
      ) : null}
    </svg>
  );
}
