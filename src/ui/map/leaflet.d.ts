/** The ES module build: `main` of the package is UMD, which a bundler cannot tree-shake. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  // biome-ignore lint/performance/noReExportAll: types only.
  export * from 'leaflet';
}
