import css from '#src/screens/country/places/Places.module.css';

/** A way to a place. `text` says of it what the bar cannot. */
export type Way = {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  readonly text: string;
  readonly price: string;
};
type Props = { readonly ways: readonly Way[]; readonly label: string };

const ROW = 56;
const WIDE = { width: 720, labels: 80 };
const NARROW = { width: 340, labels: 56 };

/** Duration of each way as bars on one scale; the text beside it says the same. */
export const WayDrawing = (props: Props) => (
  <figure className={css.drawing}>
    <div className={css.wide}>
      <Drawing {...props} {...WIDE} />
    </div>
    <div className={css.narrow}>
      <Drawing {...props} {...NARROW} />
    </div>
  </figure>
);

function Drawing({ ways, label, width, labels }: Props & { readonly width: number; readonly labels: number }) {
  const most = Math.max(...ways.map(({ minutes }) => minutes), 60);
  const each = (width - labels - 60) / most;
  return (
    <svg
      viewBox={`0 0 ${width} ${ways.length * ROW}`}
      role="img"
      aria-label={`${label}: ${ways.map(({ title, text }) => `${title}, ${text}`).join('; ')}`}
    >
      {ways.map(({ id, title, minutes, text, price }, index) => (
        <g key={id}>
          <text x="0" y={index * ROW + 19} data-strong="">
            {title}
          </text>
          <rect x={labels} y={index * ROW + 4} width={Math.max(minutes * each, 4)} height="20" rx="3" />
          <text x={labels + minutes * each + 8} y={index * ROW + 19} data-strong="">
            {price}
          </text>
          <text x={labels} y={index * ROW + 42}>
            {text.length * 6.4 > width - labels
              ? `${text.slice(0, text.indexOf(',') > 0 ? text.indexOf(',') : text.length)}`
              : text}
          </text>
        </g>
      ))}
    </svg>
  );
}
