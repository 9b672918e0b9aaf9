// Written by `npm run generate` from the folders.
import { area as visa } from '#src/routes/-support/visa/staff-area.ts';

export const productAreas = { visa };
