import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { documents } from '#machines/flights/flight-booking/fixtures.ts';
import { PaperNumbers } from '#src/screens/core/booking/PaperNumbers.tsx';

test('no number of a paper stands without a word for what it is', () => {
  const drawn = renderToStaticMarkup(
    createElement(PaperNumbers, { documents: documents.issued, label: 'Hotel’s number' }),
  );
  const lines = [...drawn.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) => line.replaceAll(/<[^>]*>/g, ''));
  expect(lines).toEqual(documents.issued.papers.map(({ number }) => `Hotel’s number ${number}`));
});
