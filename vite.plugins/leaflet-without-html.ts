import type { Plugin } from 'vite';

/**
 * Leaflet 1.9.4 writes HTML while it loads, to learn whether the browser knows SVG and VML. Under Trusted Types that throws,
 * and no map loads. All browsers that run this site know SVG and none knows VML, so the answers are written in. What else of
 * Leaflet writes HTML (its controls, popups and icons of HTML) is not used, and stays refused by the page's policy. A build
 * with another Leaflet fails here until somebody has looked.
 */
export function leafletWithoutHtml(): Plugin {
  return {
    name: 'safar-leaflet-without-html',
    enforce: 'pre',
    transform: {
      filter: { id: /\/leaflet\/dist\/leaflet-src\.esm\.js/ },
      handler: (code) => ({ code: ANSWERS.reduce(answered, code), map: null }),
    },
  };
}

const ANSWERS: readonly (readonly [question: RegExp, answer: string])[] = [
  [/var inlineSvg = !!svg\$1 && \(function \(\) \{[\s\S]*?\n\}\)\(\);/g, 'var inlineSvg = true;'],
  [/var vml = !svg\$1 && \(function \(\) \{[\s\S]*?\n\}\(\)\);/g, 'var vml = false;'],
];

function answered(code: string, [question, answer]: (typeof ANSWERS)[number]): string {
  const found = code.match(question)?.length ?? 0;
  if (found !== 1) throw new Error(`Leaflet asks ${question.source} ${found} times now: look at it again`);
  return code.replace(question, () => answer);
}
