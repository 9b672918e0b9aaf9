import { BRAND } from '#domain/brand.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import type { Mail } from '#server/mails/outbox.ts';

/** What mails call the site. */
export const SITE_NAME = BRAND.name;

/** A part of a mail. */
export type Block = {
  readonly heading?: string;
  readonly lines: readonly string[];
  readonly link?: { text: string; url: string };
};

const SIMULATED = `${SITE_NAME} is a demonstration: flights, payments and tickets are simulated, and no money was charged.`;

/** Stands where a secret stood. */
const COVER = '••••••';

/**
 * The same words as text and as plain HTML, without pictures or anything loaded from elsewhere. `secrets` are codes and
 * links in them that open something: whoever reads the mail on the site does not see them.
 */
export function mailOf(subject: string, blocks: readonly Block[], secrets: readonly string[] = []): Mail {
  const all = [...blocks, { lines: [SIMULATED] }];
  const text = all.map(blockText).join('\n\n').concat('\n');
  const cover = (words: string) => secrets.reduce((left, secret) => left.replaceAll(secret, COVER), words);
  return {
    subject,
    text,
    covered: secrets.length > 0 ? { subject: cover(subject), text: cover(text) } : null,
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
