import type { Plugin } from 'vite';

const ORDER = '@layer tokens,base,parts,pages,print;';

/** The order of the cascade layers is said before anything else: in the one sheet, modules stand in any order. */
export function layersFirst(): Plugin {
  return {
    name: 'safar-layers-first',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type === 'asset' && asset.fileName.endsWith('.css')) asset.source = ORDER + String(asset.source);
      }
    },
  };
}
