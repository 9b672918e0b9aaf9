import fs from 'node:fs';
import { expect, test } from 'vitest';
import { BRAND } from '#domain/core/brand.ts';

test.each(['src/styles/tokens.css', 'public/manifest.webmanifest', 'public/favicon.svg'])(
  '%s has the accent colour of the brand',
  (file) => {
    expect(fs.readFileSync(file, 'utf8')).toContain(BRAND.accent);
  },
);
