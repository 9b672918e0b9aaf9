import { build } from './build.ts';
import { generate } from './generate.ts';

// In its own process: the build tools take several hundred megabytes, which would stay in a server that ran them.
await generate();
await build();
