import { type ReactNode, useId } from 'react';
import css from './Chart.module.css';
import type { Badge, Box, ChartLayout, DrawnEdge, DrawnState, EdgeKind, Line } from './layout.ts';
import { pointed } from './pointed.ts';

type Props = {
  readonly layout: ChartLayout;
  readonly active?: ReadonlySet<string>;
  readonly taken?: ReadonlySet<string>;
  readonly label: string;
  /** 1: the size of the layout. */
  readonly scale?: number;
  /** Called with the id of a closed box that is clicked. */
  readonly onOpen?: (id: string) => void;
  readonly children?: ReactNode;
};

const NONE: ReadonlySet<string> = new Set();
const KINDS: readonly EdgeKind[] = ['event', 'done', 'error', 'time', 'always'];

export function Chart({ layout, active = NONE, taken = NONE, label, scale = 1, onOpen, children }: Props) {
  const id = useId();
  const isTaken = ({ transition }: Line) => transition.split('\n').some((name) => taken.has(name));
  const width = layout.width + 2;
  const height = layout.height + 2;
  return (
    <svg
      className={css.chart}
      viewBox={`-2 -2 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      role={children ? 'group' : 'img'}
      aria-label={label}
    >
      <defs>
        {[...KINDS, 'taken' as const].map((kind) => (
          <marker
            key={kind}
            id={`${id}${kind}`}
            className={css[kind]}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
            markerUnits="userSpaceOnUse"
          >
            <path className={css.tip} d="M0 .8L7.4 4L0 7.2Z" />
          </marker>
        ))}
      </defs>
      {layout.states.map((state) => (
        <StateBox key={state.id} state={state} isActive={active.has(state.id)} onOpen={onOpen} />
      ))}
      {layout.starts.map(({ x, y, d }) => (
        <g key={d} className={css.event}>
          <circle className={css.dot} cx={x} cy={y} r="4.5" />
          <path className={css.edge} d={d} markerEnd={`url(#${id}event)`} />
        </g>
      ))}
      {layout.edges.map((edge) => {
        const kind = edge.labels.some(isTaken) ? 'taken' : edge.kind;
        return (
          <g key={edge.d} className={`${css[edge.kind]} ${kind === 'taken' ? css.taken : ''}`}>
            <path className={css.edge} d={edge.d} markerEnd={`url(#${id}${kind})`} />
          </g>
        );
      })}
      {layout.states.map((state) => (
        <StateWords key={state.id} state={state} isActive={active.has(state.id)} isTaken={isTaken} />
      ))}
      {layout.posts.map(({ name, ...box }) => (
        <g key={`${box.x} ${box.y}`} className={css.post}>
          <rect {...sizes(box)} rx="4" />
          <Icon name="actor" x={box.x + 7} y={box.y + 5} />
          <text x={box.x + 21} y={box.y + 14}>
            {name}
          </text>
        </g>
      ))}
      {layout.edges.map((edge) => (
        <Words key={edge.d} edge={edge} isTaken={isTaken} />
      ))}
      {children}
    </svg>
  );
}

type StateProps = { readonly state: DrawnState; readonly isActive: boolean };

const isGroup = ({ kind, isClosed }: DrawnState) => !isClosed && (kind === 'compound' || kind === 'parallel');

type BoxProps = StateProps & { readonly onOpen: Props['onOpen'] | undefined };

/** A closed box opens with a click; the buttons above the chart do the same for the keyboard. */
function StateBox({ state, isActive, onOpen }: BoxProps) {
  const { kind, depth, id, isClosed, badges: _, inside: __, name: ___, ...box } = state;
  const look = [
    css.box,
    isGroup(state) ? css.group : '',
    isGroup(state) && depth % 2 === 0 ? css.even : '',
    kind === 'parallel' && !isClosed ? css.region : '',
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons above the chart open it, with its name.
    <g
      data-state={id}
      data-active={isActive ? '' : undefined}
      className={[isActive ? css.on : '', isClosed ? css.closed : ''].filter(Boolean).join(' ') || undefined}
      onClick={isClosed ? () => onOpen?.(id) : undefined}
    >
      {isClosed ? <rect className={css.box} {...sizes(shifted(box))} rx="8" /> : null}
      {kind === 'choice' ? (
        <path className={css.box} d={pointed(box)} />
      ) : (
        <rect className={look.filter(Boolean).join(' ')} {...sizes(box)} rx={isGroup(state) ? 10 : 8} />
      )}
      {kind === 'final' ? <rect className={css.inner} {...sizes(shrunk(box))} rx="6" /> : null}
    </g>
  );
}

/** Drawn after the arrows, so that none crosses a text. */
function StateWords({ state, isActive, isTaken }: StateProps & { readonly isTaken: (line: Line) => boolean }) {
  const { name, badges, inside, x, y, w } = state;
  return (
    <g className={isActive ? css.on : undefined}>
      <text
        className={css.name}
        x={isGroup(state) ? x + 12 : x + w / 2}
        y={y + 19}
        textAnchor={isGroup(state) ? 'start' : 'middle'}
      >
        {name}
      </text>
      {badges.map((badge) => (
        <Runs key={badge.text} badge={badge} />
      ))}
      {inside.map((line) => (
        <g key={line.y} className={isTaken(line) ? css.heardNow : css.heard}>
          <Label line={line} x={line.x} />
        </g>
      ))}
    </g>
  );
}

const Runs = ({ badge: { icon, text, ...box } }: { readonly badge: Box & Badge }) => (
  <g className={css.badge}>
    <rect {...sizes(box)} rx="10" />
    <Icon name={icon} x={box.x + 7} y={box.y + 5} />
    <text x={box.x + 21} y={box.y + 14}>
      {text}
    </text>
  </g>
);

const Words = ({ edge, isTaken }: { readonly edge: DrawnEdge; readonly isTaken: (line: Line) => boolean }) => {
  const icon = edge.kind === 'event' || edge.kind === 'always' ? null : edge.kind;
  return edge.labels.map((line) => (
    <g key={line.y} className={`${css[edge.kind]} ${css.word} ${isTaken(line) ? css.taken : ''}`}>
      <rect {...sizes(line)} rx="3" />
      {icon && line.text ? <Icon name={icon} x={line.x + 4} y={line.y + 2.5} /> : null}
      <Label line={line} x={line.x + (icon ? 18 : 4)} />
    </g>
  ));
};

const Label = ({ line: { y, text, guard, actions }, x }: { readonly line: Box & Line; readonly x: number }) => (
  <text x={x} y={y + 11}>
    {text}
    {guard ? (
      <tspan className={css.guard}>
        {text ? ' ' : ''}[{guard}]
      </tspan>
    ) : null}
    {actions ? (
      <tspan className={css.action}>
        {text || guard ? ' ' : ''}
        {actions}
      </tspan>
    ) : null}
  </text>
);

/** Drawn in a square of 10 px. */
const ICONS = {
  done: 'M1.5 5.5L4 8L8.5 2.5',
  error: 'M2 2L8 8M8 2L2 8',
  time: 'M5 .8A4.2 4.2 0 1 1 4.99 .8ZM5 2.8V5L6.8 6.2',
  clock: 'M5 .8A4.2 4.2 0 1 1 4.99 .8ZM5 2.8V5L6.8 6.2',
  actor: 'M1 5H8.5M6 2.2L8.8 5L6 7.8',
  machine: 'M1 1H9V9H1ZM3.5 3.5H6.5V6.5H3.5Z',
} as const;

const Icon = ({ name, x, y }: { readonly name: keyof typeof ICONS; readonly x: number; readonly y: number }) => (
  <path className={css.icon} transform={`translate(${x} ${y})`} d={ICONS[name]} />
);

const sizes = ({ x, y, w, h }: Box) => ({ x, y, width: w, height: h });
const shifted = ({ x, y, w, h }: Box): Box => ({ x: x + 5, y: y + 5, w, h });
const shrunk = ({ x, y, w, h }: Box): Box => ({ x: x + 3, y: y + 3, w: w - 6, h: h - 6 });
