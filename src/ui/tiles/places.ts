/** ground, star, small star, grout, sky, far, mid, near, light */
export type Palette = readonly [string, string, string, string, string, string, string, string, string];

// biome-ignore format: one palette a line reads as the table it is.
export const PALETTES = {
  cobalt:   ['#12508f', '#1f9aa3', '#efc050', '#f4f1e6', '#dcecef', '#a5cdd4', '#1d7f86', '#0f4076', '#efc050'],
  adobe:    ['#c2854a', '#ecd3a6', '#2f8d92', '#fbf3e3', '#f7e7cc', '#e6c292', '#a9683a', '#7b4526', '#df7238'],
  rose:     ['#b04560', '#f0b6a4', '#eba63c', '#fff3ea', '#fbe3d8', '#efbba4', '#3d6f52', '#8a2f49', '#eba63c'],
  sea:      ['#11799a', '#84d0d4', '#f3e2b4', '#f2faf8', '#dff2f3', '#a3dadd', '#0d5c7c', '#11799a', '#f2ae49'],
  slate:    ['#3d4e70', '#93a9c9', '#e3b04c', '#f2f4f7', '#e5ebf2', '#b9c8da', '#5d7194', '#2c3a57', '#e3b04c'],
  garden:   ['#2b7d86', '#f0dac3', '#c3566d', '#fbf6ec', '#f6e9da', '#dcc7ae', '#b5705c', '#2b6a63', '#c3566d'],
  gold:     ['#1f6a62', '#d5ac4d', '#f1e4c0', '#f8f4e6', '#e6efe6', '#b7d1c4', '#c4973a', '#174f4a', '#d5ac4d'],
  brick:    ['#84352e', '#d8946a', '#2f6f8c', '#f9efe6', '#f4e2d4', '#dcae92', '#9c4a38', '#5f2420', '#e3aa5c'],
  red:      ['#a63f28', '#e6935a', '#f2cd72', '#fdf1e2', '#fae5cf', '#edb787', '#b9512f', '#7c2a1b', '#f0b955'],
  mangrove: ['#2c6c60', '#a9caa4', '#e7c37f', '#f3f6ea', '#e9f1e2', '#b9d3b8', '#3f7f66', '#1e5049', '#e7c37f'],
  forest:   ['#2e6a48', '#9fc48f', '#e6d9a2', '#f4f6ea', '#e6f0e6', '#b3d0b8', '#4c8a5f', '#1f4d36', '#e0b651'],
  dusk:     ['#4a3f6b', '#b49ac0', '#e9a35c', '#f6f1f4', '#f3e3e2', '#d9b5bd', '#6f5688', '#372e52', '#e9a35c'],
  lake:     ['#2f6690', '#a9c7db', '#e8b7a6', '#f3f7fa', '#e7eff4', '#b4cedd', '#4d80a3', '#204a6c', '#e8a58e'],
  clay:     ['#9a5a3c', '#dfb48c', '#e9dcc0', '#faf2e6', '#f5e6d3', '#e0b98f', '#9a5a3c', '#6d3a25', '#d98b3a'],
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;

/** Places with their own picture: palette, pattern family, scene. Other slugs get one by hash. */
// biome-ignore format: a table.
export const PLACES: Readonly<Record<string, string>> = {
  isfahan: 'cobalt eight dome', yazd: 'adobe khatam badgir', shiraz: 'rose ten pavilion', tehran: 'slate twelve azadi', kashan: 'garden cross house',
  mashhad: 'gold twelve shrine', tabriz: 'brick hazar arg', kish: 'sea eight dhow', qeshm: 'mangrove scale rocks', hormuz: 'red cross hills', 'bandar-abbas': 'sea scale dhow',
  kerman: 'adobe six kalut', bam: 'clay hazar citadel', hamedan: 'lake six tower', kermanshah: 'clay cross grotto', ahwaz: 'lake eight arcs', shushtar: 'clay scale mills',
  rasht: 'forest six huts', ramsar: 'forest scale huts', ardabil: 'lake khatam drum', orumiyeh: 'lake cross church', qazvin: 'slate ten citadel', zanjan: 'gold eight soltan',
  gorgan: 'forest hazar qabus', chabahar: 'sea cross kalut', sanandaj: 'dusk khatam steps', khorramabad: 'mangrove hazar citadel', bushehr: 'sea khatam badgir',
  birjand: 'dusk six house', abyaneh: 'red hazar steps', persepolis: 'clay twelve columns',
  istanbul: 'cobalt six dome', dubai: 'gold eight dhow', yerevan: 'brick cross church', muscat: 'sea khatam citadel',
};
