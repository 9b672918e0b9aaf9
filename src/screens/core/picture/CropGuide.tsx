import { type Crop, FACE_LINES, type PictureRules } from '#domain/core/picture-rules.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/core/picture/Window.module.css';

const LINES = [
  { name: 'top', words: m.picture_line_top },
  { name: 'eyes', words: m.picture_line_eyes },
  { name: 'chin', words: m.picture_line_chin },
] as const;

type Props = {
  readonly rules: PictureRules;
  readonly source: { readonly width: number; readonly height: number };
  readonly crop: Crop;
};

/** The crop frame; for a portrait with guides for the face. */
export function CropGuide({ rules, source: { width, height }, crop }: Props) {
  const edge = `M0 0H${width}V${height}H0Z`;
  const hole = `M${crop.x} ${crop.y}h${crop.width}v${crop.height}h${-crop.width}Z`;
  return (
    <svg className={css.guide} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={css.shade} fillRule="evenodd" d={edge + hole} />
      <path className={css.line} d={hole} />
      {rules.face ? <Face width={width} crop={crop} /> : null}
    </svg>
  );
}

function Face({ width, crop }: { readonly width: number; readonly crop: Crop }) {
  const at = (share: number) => crop.y + crop.height * share;
  // Constant size on screen, regardless of the picture's resolution.
  const letter = width * 0.034;
  return (
    <>
      <ellipse
        className={css.line}
        data-dashed=""
        cx={crop.x + crop.width / 2}
        cy={at((FACE_LINES.top + FACE_LINES.chin) / 2)}
        rx={crop.width * 0.34}
        ry={(crop.height * (FACE_LINES.chin - FACE_LINES.top)) / 2}
      />
      {LINES.map(({ name, words }) => {
        const y = at(FACE_LINES[name]);
        return (
          <g key={name}>
            <path className={css.line} data-dashed="" d={`M${crop.x} ${y}h${crop.width}`} />
            <rect
              className={css.label}
              x={crop.x}
              y={y - letter * 0.8}
              width={letter * 3.2}
              height={letter * 1.6}
              rx={letter * 0.3}
            />
            <text
              className={css.labelText}
              x={crop.x + letter * 1.6}
              y={y + letter * 0.35}
              fontSize={letter}
              textAnchor="middle"
            >
              {words()}
            </text>
          </g>
        );
      })}
    </>
  );
}
