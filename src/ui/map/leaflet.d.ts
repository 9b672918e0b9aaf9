/** The file with modules: `main` of the package is one for old loaders, of which a bundler takes nothing away. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  // biome-ignore lint/performance/noReExportAll: types only.
  export * from 'leaflet';
}
