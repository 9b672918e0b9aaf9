import fs from 'node:fs';
import { parseReport, type ReportFile } from '#machines/trace/report-file.ts';
import { type Named, namedOf } from './trace-files.ts';

const REPORT_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

type ReportSource = {
  readonly server: string;
  /** Of a report, or of one trace in it: `ID#flightBooking-2`. */
  readonly id: string;
  /** File for the original report, which can be replayed. */
  readonly keepsIn?: string | undefined;
};

/** Fetches GET /api/reports/{id} from a running server; prints the traveller's text with the verdicts. */
export async function fetchReport({ server, id, keepsIn }: ReportSource): Promise<Named[]> {
  const [report = '', wanted] = id.split('#');
  const token = process.env.METRICS_TOKEN; // not needed on the server's own machine unless it is set there
  if (!REPORT_ID.test(report))
    throw new Error(`"${report}" is no number of a report; one is 36 characters: 0d6e7e3c-9a50-…`);
  const url = new URL(`/api/reports/${report}`, server);
  const response = await fetch(url, { headers: token ? { authorization: `Bearer ${token}` } : {} }).catch(() => {
    throw new Error(`Nobody answers at ${server}; --server URL names another server`);
  });
  if (response.status === 404) {
    throw new Error(
      `${server} has no report ${report}, or does not show it here: after 30 days it is gone, and away from the server's machine METRICS_TOKEN must be the server's`,
    );
  }
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const text = await response.text();
  const found = parseReport(text);
  if (!found) throw new Error(`${url} answered no report`);
  if (keepsIn) fs.writeFileSync(keepsIn, text);
  tellReport(found);
  const all = found.traces.map(({ name, trace }) => ({ name: `${report}#${name}`, trace }));
  return wanted ? [namedOf(all, id)] : all;
}

function tellReport({ page, build, note, traces }: ReportFile): void {
  console.error(`${page}, ${build}${note ? `: ${note}` : ''}`);
  if (traces.length === 0) console.error('nothing was recorded');
}
