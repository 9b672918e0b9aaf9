import { escapeHtml } from '#server/http/escape-html.ts';
import type { Mail } from '#server/mails/outbox.ts';

/** What mails call the site. */
export const SITE_NAME = 'Safar';

/** A part of a mail. */
export type Block = {
  readonly heading?: string;
  readonly lines: readonly string[];
  readonly link?: { text: string; url: string };
};

const SIMULATED = `${SITE_NAME} is a demonstration: flights, payments and tickets are simulated, and no money was charged.`;

/** The same words as text and as plain HTML, without pictures or anything loaded from elsewhere. */
export function mailOf(subject: string, blocks: readonly Block[]): Mail {
  const all = [...blocks, { lines: [SIMULATED] }];
  return {
    subject,
    text: all.map(blockText).join('\n\n').concat('\n'),
    html: [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      `<title>${escapeHtml(subject)}</title></head>`,
      '<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#14212b;background:#ffffff">',
      `<main style="max-width:36em;margin:0 auto"><h1 style="font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>`,
      ...all.map(blockHtml),
      '</main></body></html>',
    ].join('\n'),
  };
}

const blockText = ({ heading, lines, link }: Block) =>
  [...(heading ? [heading] : []), ...lines, ...(link ? [link.url] : [])].join('\n');

const blockHtml = ({ heading, lines, link }: Block) =>
  [
    ...(heading ? [`<h2 style="font-size:17px;margin:24px 0 4px">${escapeHtml(heading)}</h2>`] : []),
    ...lines.map((line) => `<p style="margin:4px 0">${escapeHtml(line)}</p>`),
    ...(link ? [`<p style="margin:8px 0"><a href="${escapeHtml(link.url)}">${escapeHtml(link.text)}</a></p>`] : []),
  ].join('\n');
