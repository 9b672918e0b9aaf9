import type { Plugin } from 'vite';
import { withValues } from './with-values.ts';

/**
 * Leaflet 1.9.4 writes HTML while it loads, to learn whether the browser knows SVG and VML. Under Trusted Types that throws,
 * and no map loads. All browsers that run this site know SVG and none knows VML, so the answers are written in. What else of
 * Leaflet writes HTML (its controls, popups and icons of HTML) is not used, and stays refused by the page's policy. A build
 * with a Leaflet that does not ask these two questions fails here until somebody has looked.
 */
export function leafletWithoutHtml(): Plugin {
  return {
    name: 'safar-leaflet-without-html',
    enforce: 'pre',
    transform: {
      filter: { id: /\/leaflet\/dist\/leaflet-src\.esm\.js/ },
      handler(code) {
        return { code: withValues(code, this.parse, { inlineSvg: 'true', vml: 'false' }), map: null };
      },
    },
  };
}
