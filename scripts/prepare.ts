import { build } from './build.ts';
import { generate } from './generate.ts';

// A process of its own: the tools of the build take several hundred megabytes and would stay in a server that began with it.
await generate();
await build();
