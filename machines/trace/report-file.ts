import type { NamedTrace } from '#machines/trace/corpus-file.ts';
import { parseTrace, TraceFormatError } from '#machines/trace/format.ts';

/** A problem report as a traveller downloads it and as `GET /api/reports/{id}` answers it: traces of one visit. */
export type ReportFile = {
  readonly note: string;
  /** Template of the page's route. */
  readonly page: string;
  readonly build: string;
  /** The oldest first. Each has the name of its machine, the second of one machine `-2` behind it. */
  readonly traces: readonly NamedTrace[];
};

type Raw = { readonly note?: unknown; readonly page?: unknown; readonly build?: unknown; readonly traces?: unknown };

/** Reads a report's text; null where it is none, as a single trace. Throws TraceFormatError where a trace in it is none. */
export function parseReport(text: string): ReportFile | null {
  const raw = objectOf(text);
  if (!raw || !Array.isArray(raw.traces)) return null;
  const seen = new Map<string, number>();
  const traces = raw.traces.map((json: unknown, index): NamedTrace => {
    const trace = readPart(json, index + 1);
    const { id } = trace.machine;
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return { name: count === 1 ? id : `${id}-${count}`, trace };
  });
  return { note: wordsOf(raw.note), page: wordsOf(raw.page), build: wordsOf(raw.build), traces };
}

/** The report's text with other traces under the same names. */
export const formatReport = ({ traces, ...report }: ReportFile): string =>
  `${JSON.stringify({ ...report, traces: traces.map(({ trace }) => trace) }, null, 1)}\n`;

function objectOf(text: string): Raw | null {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' ? json : null;
  } catch {
    return null;
  }
}

function readPart(json: unknown, number: number) {
  try {
    return parseTrace(JSON.stringify(json) ?? '');
  } catch (error) {
    throw new TraceFormatError(`trace ${number} of the report: ${(error as Error).message}`);
  }
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');
