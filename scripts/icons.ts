// Run by hand when a screen needs another icon: `node scripts/icons.ts`. Writes the sprite and the list of names.
import fs from 'node:fs';

/** Our name → Lucide's. Our name says what the icon means, not what it shows. */
const ICONS = {
  plane: 'plane',
  bed: 'bed-double',
  map: 'map',
  stamp: 'stamp',
  'shield-plus': 'shield-plus',
  train: 'train-front',
  card: 'credit-card',
  user: 'circle-user-round',
  users: 'users-round',
  menu: 'menu',
  x: 'x',
  search: 'search',
  swap: 'arrow-left-right',
  minus: 'minus',
  plus: 'plus',
  check: 'check',
  'circle-check': 'circle-check',
  info: 'info',
  alert: 'circle-alert',
  clock: 'clock',
  help: 'circle-question-mark',
  lock: 'lock',
  edit: 'pencil',
  back: 'arrow-left',
  forward: 'arrow-right',
  left: 'chevron-left',
  right: 'chevron-right',
  down: 'chevron-down',
  up: 'chevron-up',
  calendar: 'calendar',
  'calendar-plus': 'calendar-plus',
  filters: 'sliders-horizontal',
  refund: 'undo-2',
  luggage: 'luggage',
  seat: 'armchair',
  ticket: 'ticket',
  'ticket-check': 'ticket-check',
  print: 'printer',
  download: 'download',
  mail: 'mail',
  phone: 'phone',
  pin: 'map-pin',
  scan: 'scan-text',
  face: 'scan-face',
  trash: 'trash-2',
  refresh: 'refresh-cw',
  link: 'external-link',
  wallet: 'wallet',
  home: 'house',
  eye: 'eye',
  'eye-off': 'eye-off',
  log: 'log-out',
  copy: 'copy',
  star: 'star',
  moon: 'moon',
  meal: 'utensils',
  car: 'car',
  sun: 'sun',
  timer: 'timer',
  bus: 'bus',
  woman: 'venus',
  man: 'mars',
  bell: 'bell',
} as const;

const symbols = Object.entries(ICONS).map(([name, lucide]) => {
  const svg = fs.readFileSync(`node_modules/lucide-static/icons/${lucide}.svg`, 'utf8');
  const inside = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? '';
  return `<symbol id="${name}" viewBox="0 0 24 24">${inside.replace(/\s*\n\s*/g, '').replaceAll(' />', '/>')}</symbol>`;
});
const note = '<!-- Lucide (ISC licence, https://lucide.dev/license). Written by scripts/icons.ts. -->';
fs.writeFileSync(
  'src/ui/icons.svg',
  `${note}\n<svg xmlns="http://www.w3.org/2000/svg">\n<title>Icons</title>\n${symbols.join('\n')}\n</svg>\n`,
);
fs.writeFileSync(
  'src/ui/icon-names.ts',
  `// Written by scripts/icons.ts.\nexport const ICON_NAMES = [\n${Object.keys(ICONS)
    .map((name) => `  '${name}',`)
    .join('\n')}\n] as const;\n\n/** An icon of the sprite. */\nexport type IconName = (typeof ICON_NAMES)[number];\n`,
);
