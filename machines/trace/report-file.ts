import { parseTrace, TraceFormatError } from '#machines/trace/format.ts';
import type { NamedTrace } from '#machines/trace/traces-jsonl.ts';

/** A problem report, as a traveller downloads it and as `GET /api/reports/{id}` returns it: the traces of one visit. */
export type ReportFile = {
  readonly note: string;
  /** Route template of the page. */
  readonly page: string;
  readonly build: string;
  /** Oldest first. Named after the machine; the second trace of a machine gets the suffix `-2`. */
  readonly traces: readonly NamedTrace[];
};

type Raw = { readonly note?: unknown; readonly page?: unknown; readonly build?: unknown; readonly traces?: unknown };

/**
 * Parses a report; null when the text is something else, such as a single trace. Throws TraceFormatError when a trace
 * in it is invalid.
 */
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

/** Formats the report with other traces under the same names. */
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
