import type {
  Badge,
  Box,
  ChartLayout,
  DrawnEdge,
  DrawnState,
  EdgeKind,
  Line,
} from '../../stories/support/chart/layout.ts';
import { pointed } from '../../stories/support/chart/pointed.ts';
import { TITLE } from './layout.ts';
import { SMALL } from './lines.ts';

// Styles of the SVG file. The colours repeat the site's tokens, because the file must work alone; light or dark follows
// the reader's setting. Inside a page, the page may set these properties.
const STYLE = `
svg{--ink:#12222b;--ink-2:#47565d;--edge:#7a898e;--line:#c6cfcf;--paper:#fff;--even:#f7f9f8;--done:#23693f;--stop:#a3183c;--wait:#7a4a00;--accent:#00545a;--soft:#e3f2f0;font-family:"Instrument Sans","Safar Sans","Helvetica Neue",Arial,"Liberation Sans",sans-serif;color:var(--ink)}
@media(prefers-color-scheme:dark){svg{--ink:#e8eeed;--ink-2:#b3c0c1;--edge:#7b8b90;--line:#3a4a50;--paper:#152024;--even:#111a1e;--done:#9fdcb2;--stop:#ffb0c0;--wait:#f3c969;--accent:#83dcd6;--soft:#12332f}}
text{fill:currentColor;font-size:${SMALL}px}.name{font-size:${TITLE}px;font-weight:600}
.name,.heard text{paint-order:stroke;stroke:var(--paper);stroke-width:4px;stroke-linejoin:round}
.box{fill:var(--paper);stroke:var(--edge);stroke-width:1.2}.even{fill:var(--even)}.group{stroke:var(--line)}.region{stroke-dasharray:5 4}.inner{fill:none;stroke:var(--edge)}
.badge rect{fill:var(--soft)}.badge{color:var(--accent)}.post rect{fill:none;stroke:var(--line);stroke-dasharray:2 2}.post{color:var(--ink-2)}.heard{color:var(--ink-2)}
.edge{fill:none;stroke:currentColor;stroke-width:1.3}.tip{fill:currentColor}.event{color:var(--edge)}.done{color:var(--done)}.error{color:var(--stop)}.time{color:var(--wait)}.always{color:var(--edge)}
.always .edge,.time .edge{stroke-dasharray:5 3}.event .word,.always .word{color:var(--ink-2)}.guard{font-style:italic;opacity:.82}.act{fill:var(--accent)}
.word rect{fill:var(--paper);fill-opacity:.9}.icon{fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}.dot{fill:var(--ink)}
`.trim();

/** Drawn in a square of 10 px. */
const ICONS = {
  done: 'M1.5 5.5L4 8L8.5 2.5',
  error: 'M2 2L8 8M8 2L2 8',
  time: 'M5 .8A4.2 4.2 0 1 1 4.99 .8ZM5 2.8V5L6.8 6.2',
  actor: 'M1 5H8.5M6 2.2L8.8 5L6 7.8',
  machine: 'M1 1H9V9H1ZM3.5 3.5H6.5V6.5H3.5Z',
} as const;
const BADGE_ICON = { actor: 'actor', machine: 'machine', clock: 'time' } as const;
const ICON_OF: Partial<Record<EdgeKind, keyof typeof ICONS>> = { done: 'done', error: 'error', time: 'time' };

export function svgOf(layout: ChartLayout, title: string): string {
  const { width, height } = layout;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 ${width + 2} ${height + 2}" width="${width + 2}" height="${height + 2}" role="img" aria-label="${escaped(title)}">`,
    `<style>${STYLE}</style>`,
    `<defs>${['event', 'done', 'error', 'time', 'always'].map(tip).join('')}</defs>`,
    ...layout.states.map(stateBox),
    ...layout.starts.map(
      ({ x, y, d }) =>
        `<g class="event"><circle class="dot" cx="${x}" cy="${y}" r="4.5"/><path class="edge" d="${d}" marker-end="url(#event)"/></g>`,
    ),
    ...layout.edges.map(
      ({ kind, d }) => `<g class="${kind}"><path class="edge" d="${d}" marker-end="url(#${kind})"/></g>`,
    ),
    ...layout.states.map(stateWords),
    ...layout.posts.map(post),
    ...layout.edges.map(words),
    '</svg>',
  ];
  return `${parts.filter(Boolean).join('\n')}\n`;
}

const tip = (kind: string) =>
  `<marker id="${kind}" class="${kind}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path class="tip" d="M0 .8L7.4 4L0 7.2Z"/></marker>`;

const isGroup = ({ kind, isClosed }: DrawnState) => !isClosed && (kind === 'compound' || kind === 'parallel');

function stateBox(state: DrawnState): string {
  const { kind, depth } = state;
  const group = isGroup(state) ? ` group${depth % 2 === 0 ? ' even' : ''}` : '';
  const region = kind === 'parallel' && group ? ' region' : '';
  if (kind === 'choice') return `<path class="box" d="${pointed(state)}"/>`;
  return [
    state.isClosed ? `<rect class="box" ${rect(shifted(state, 5))} rx="8"/>` : '',
    `<rect class="box${group}${region}" ${rect(state)} rx="${group ? 10 : 8}"/>`,
    kind === 'final' ? `<rect class="inner" ${rect(shrunk(state, 3))} rx="6"/>` : '',
  ].join('');
}

/** Drawn after the arrows, so that no arrow crosses a text. */
function stateWords(state: DrawnState): string {
  const { name, badges, inside, x, y } = state;
  const at = isGroup(state) ? `x="${x + 12}"` : `x="${middle(state)}" text-anchor="middle"`;
  return [
    `<text class="name" ${at} y="${y + 19}">${escaped(name)}</text>`,
    ...badges.map(badge),
    ...inside.map((line) => `<g class="heard">${text(line.x, line.y + 11, line)}</g>`),
  ].join('');
}

const badge = ({ icon: name, text: label, ...box }: Box & Badge) =>
  `<g class="badge"><rect ${rect(box)} rx="10"/>${icon(BADGE_ICON[name], box.x + 7, box.y + 5)}<text x="${box.x + 21}" y="${box.y + 14}">${escaped(label)}</text></g>`;

const post = ({ name, ...box }: Box & { readonly name: string }) =>
  `<g class="post"><rect ${rect(box)} rx="4"/>${icon('actor', box.x + 7, box.y + 5)}<text x="${fixed(box.x + 21)}" y="${box.y + 14}">${escaped(name)}</text></g>`;

const words = ({ kind, labels }: DrawnEdge): string => {
  const name = ICON_OF[kind];
  return labels
    .map(
      (line) =>
        `<g class="${kind}"><g class="word"><rect ${rect(line)} rx="3"/>${name && line.text ? icon(name, line.x + 4, line.y + 2.5) : ''}${text(line.x + (name ? 18 : 4), line.y + 11, line)}</g></g>`,
    )
    .join('');
};

const text = (x: number, y: number, { text: words, guard, actions }: Line) => {
  const parts = [
    escaped(words),
    guard && `<tspan class="guard">[${escaped(guard)}]</tspan>`,
    actions && `<tspan class="act">${escaped(actions)}</tspan>`,
  ];
  return `<text x="${fixed(x)}" y="${fixed(y)}">${parts.filter(Boolean).join(' ')}</text>`;
};

const icon = (name: keyof typeof ICONS, x: number, y: number) =>
  `<path class="icon" transform="translate(${fixed(x)} ${fixed(y)})" d="${ICONS[name]}"/>`;

const rect = ({ x, y, w, h }: Box) => `x="${fixed(x)}" y="${fixed(y)}" width="${fixed(w)}" height="${fixed(h)}"`;
const shrunk = ({ x, y, w, h }: Box, by: number): Box => ({ x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by });
const shifted = ({ x, y, w, h }: Box, by: number): Box => ({ x: x + by, y: y + by, w, h });
const middle = ({ x, w }: Box) => fixed(x + w / 2);
const fixed = (px: number) => Math.round(px * 10) / 10;
const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
