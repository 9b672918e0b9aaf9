import { expect, test } from 'vitest';
import { placeParts } from '#domain/country/place-parts.ts';

test.each([
  ['Chahar Bagh Abbasi', 'Isfahan', ['Chahar Bagh Abbasi', 'Isfahan']],
  ['central Tehran', 'Tehran', ['central Tehran']],
  ['Bam', 'Bam', ['Bam']],
  ['Ramsar, Casino Boulevard', 'Ramsar', ['Ramsar, Casino Boulevard']],
  ['بم', 'بم', ['بم']],
  ['جاده یزد–کرمان، کیلومتر ۶۰، مهریز', 'یزد', ['جاده یزد–کرمان، کیلومتر ۶۰، مهریز', 'یزد']],
])('%s in %s', (area, city, parts) => {
  expect(placeParts(area, city)).toEqual(parts);
});
