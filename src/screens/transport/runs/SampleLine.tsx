import type { RunSearch } from '#domain/transport/runs/search.ts';
import { m } from '#src/copy/generated/messages.js';

/** That times and fares are ours. */
export const SampleLine = ({ kind }: Pick<RunSearch, 'kind'>) => (
  <p className="small quiet">{kind === 'train' ? m.transportrun_sample_train() : m.transportrun_sample_bus()}</p>
);
