import { useId } from 'react';
import { m } from '#src/copy/generated/messages.js';
import { PictureSamples } from '#src/screens/core/picture/PictureSamples.tsx';

const SAMPLES = ['good', 'small', 'wall', 'shadow', 'glasses', 'blurred'] as const;
type Sample = (typeof SAMPLES)[number];

const WORDS: Readonly<Record<Sample, readonly [name: () => string, text: () => string]>> = {
  good: [m.visarequest_pic_sample_good, m.visarequest_pic_sample_good_text],
  small: [m.visarequest_pic_sample_small, m.visarequest_pic_sample_small_text],
  wall: [m.visarequest_pic_sample_wall, m.visarequest_pic_sample_wall_text],
  shadow: [m.visarequest_pic_sample_shadow, m.visarequest_pic_sample_shadow_text],
  glasses: [m.visarequest_pic_sample_glasses, m.visarequest_pic_sample_glasses_text],
  blurred: [m.visarequest_pic_sample_blurred, m.visarequest_pic_sample_blurred_text],
};

/** A good photo, and common mistakes. */
export const PhotoSamples = () => (
  <PictureSamples
    samples={SAMPLES.map((sample) => {
      const [name, text] = WORDS[sample];
      return { id: sample, name: name(), text: text(), picture: <Portrait sample={sample} /> };
    })}
  />
);

/** Head, scarf and shoulders in a 2:3 frame. */
function Portrait({ sample }: { readonly sample: Sample }) {
  const id = useId();
  const small = sample === 'small' ? 'translate(22 64) scale(.56)' : undefined;
  return (
    <svg viewBox="0 0 100 150" aria-hidden="true">
      <path fill={sample === 'wall' ? '#6f8064' : '#f3f3f1'} d="M0 0H100V150H0Z" />
      {sample === 'blurred' ? (
        <filter id={id}>
          <feGaussianBlur stdDeviation="3" />
        </filter>
      ) : null}
      <g transform={small} filter={sample === 'blurred' ? `url(#${id})` : undefined}>
        <path fill="#0d6480" d="M-12 160C-10 118 14 112 50 112s60 6 62 48Z" />
        <path
          fill="#127a9b"
          d="M50 16C22 16 16 46 18 78c1 22-8 36-6 50 22 14 54 14 76 0 2-14-7-28-6-50 2-32-4-62-32-62Z"
        />
        <path fill="#5d3b2a" d="M50 27c-20 0-26 16-26 34h52c0-18-6-34-26-34Z" />
        <path fill="#dba884" d="M39 98h22v22c-6 6-16 6-22 0Z" />
        <path fill="#efc6a5" d="M50 36c-16 0-24 14-24 32 0 24 12 44 24 44s24-20 24-44c0-18-8-32-24-32Z" />
        <path fill="none" stroke="#4a2f22" strokeWidth="2.4" strokeLinecap="round" d="M33 62q6-4 11-1M56 61q5-3 11 1" />
        <circle cx="39" cy="69" r="2.8" fill="#26343d" />
        <circle cx="61" cy="69" r="2.8" fill="#26343d" />
        <path fill="none" stroke="#c78a63" strokeWidth="2" strokeLinecap="round" d="M50 70l-3 14h5" />
        <path fill="none" stroke="#b4545c" strokeWidth="3.4" strokeLinecap="round" d="M42 94q8 4 16 0" />
        {sample === 'glasses' ? (
          <path
            fill="#26343d"
            fillOpacity=".75"
            stroke="#26343d"
            strokeWidth="2"
            d="M30 62h17v9a8.5 8.5 0 0 1-17 0ZM53 62h17v9a8.5 8.5 0 0 1-17 0ZM47 65h6"
          />
        ) : null}
        {sample === 'shadow' ? (
          <path fill="#0c1a22" fillOpacity=".6" d="M50 16c28 0 34 30 32 62-1 22 8 36 6 50-11 7-24 11-38 11Z" />
        ) : null}
      </g>
    </svg>
  );
}
