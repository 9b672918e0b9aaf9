import { Lexer, type Token, type Tokens } from 'marked';
import type { components } from '#openapi/generated/types.ts';
import { slugOf } from '../../domain/country/cities.ts';

type Schemas = components['schemas'];
export type Run = Schemas['PostRun'];
export type Block = Schemas['PostBlock'];

/** An invalid mark or name in a post; `raw` is the text with it. */
export class MarkFault extends Error {
  readonly raw: string;
  constructor(raw: string, what: string) {
    super(what);
    this.raw = raw;
  }
}

/** Source ids with their numbers, from 1. */
export type Numbers = ReadonlyMap<string, number>;

const ONLY = 'use only paragraphs, ## and ### headings, lists, tables, **bold**, links, > [!NOTE] and > [!WARNING]';
const SOURCE = /\[\^([^\]]+)\]/;
const PERSIAN = /([\u0600-\u06ff][\u0600-\u06ff\u200c\s]*[\u0600-\u06ff]|[\u0600-\u06ff])/;
const NOTE = /^\[!(NOTE|WARNING)\]\s*/;
/** Ids of page parts that the site itself adds. */
const TAKEN = ['short', 'sources', 'changed', 'phrases'];

/** Throws a MarkFault. */
export function blocksOf(markdown: string, numbers: Numbers): Block[] {
  const ids = new Set<string>(TAKEN);
  return new Lexer({ gfm: true })
    .lex(markdown)
    .filter(({ type }) => type !== 'space' && type !== 'def')
    .map((token) => blockOf(token, numbers, ids));
}

function blockOf(token: Token, numbers: Numbers, ids: Set<string>): Block {
  const lineOf = (tokens: readonly Token[] = []) => runsOf(tokens, numbers);
  switch (token.type) {
    case 'paragraph':
      return { kind: 'paragraph', line: lineOf(token.tokens) };
    case 'heading':
      return headingOf(token as Tokens.Heading, ids);
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return { kind: 'list', isNumbered: ordered, items: items.map((item) => lineOf(oneLine(item))) };
    }
    case 'table': {
      const { header, align, rows } = token as Tokens.Table;
      return {
        kind: 'table',
        head: header.map(({ tokens }) => lineOf(tokens)),
        numbers: align.map((side) => side === 'right'),
        rows: rows.map((row) => row.map(({ tokens }) => lineOf(tokens))),
      };
    }
    case 'blockquote': {
      const { text, raw } = token as Tokens.Blockquote;
      const [mark, tone] = NOTE.exec(text) ?? [];
      if (!mark) throw new MarkFault(raw, 'begin a quote with [!NOTE] or [!WARNING]');
      const inner = new Lexer({ gfm: true }).lex(text.slice(mark.length)).filter(({ type }) => type !== 'space');
      const other = inner.find(({ type }) => type !== 'paragraph');
      if (other || inner.length === 0) throw new MarkFault(raw, 'a note holds paragraphs only');
      const lines = inner.map((part) => lineOf((part as Tokens.Paragraph).tokens));
      return { kind: 'note', isWarning: tone === 'WARNING', lines };
    }
    default:
      throw new MarkFault(token.raw, `${ONLY} (this is ${token.type})`);
  }
}

function headingOf({ depth, text, raw }: Tokens.Heading, ids: Set<string>): Block {
  if (depth !== 2 && depth !== 3)
    throw new MarkFault(raw, 'the title is the only heading above ##; nothing is below ###');
  const id = slugOf(text);
  if (ids.has(id)) throw new MarkFault(raw, `another part of the page is called "${id}": choose other words`);
  ids.add(id);
  return { kind: 'heading', level: depth, id, text };
}

function oneLine({ tokens, raw }: Tokens.ListItem): readonly Token[] {
  const [first, ...others] = tokens.filter(({ type }) => type !== 'space');
  if (!first || others.length > 0 || !('tokens' in first))
    throw new MarkFault(raw, 'an item of a list is one line of text');
  return first.tokens ?? [];
}

export const lineOf = (markdown: string, numbers: Numbers): Run[] => runsOf(Lexer.lexInline(markdown), numbers);

type Look = Pick<Run, 'isStrong' | 'href'>;

function runsOf(tokens: readonly Token[], numbers: Numbers, look: Look = {}): Run[] {
  return tokens.flatMap((token): Run[] => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return plainRuns(token as Tokens.Text, numbers, look);
      case 'strong':
        return runsOf((token as Tokens.Strong).tokens, numbers, { ...look, isStrong: true });
      case 'link': {
        const { href, tokens: inner, raw } = token as Tokens.Link;
        if (!/^(\/(?!\/)|https:\/\/)/.test(href)) throw new MarkFault(raw, 'a link begins with / or https://');
        return runsOf(inner, numbers, { ...look, href });
      }
      default:
        throw new MarkFault(token.raw, `${ONLY} (this is ${token.type})`);
    }
  });
}

/** Splits source marks and Persian words into separate runs. */
function plainRuns({ text, raw }: Tokens.Text, numbers: Numbers, look: Look): Run[] {
  return text
    .replaceAll('\n', ' ')
    .split(SOURCE)
    .flatMap((part, index): Run[] => {
      if (index % 2 === 0) return wordRuns(part, look);
      const source = numbers.get(part);
      if (source === undefined)
        throw new MarkFault(raw, `there is no source "${part}" above: add it, or correct its name`);
      return [{ text: String(source), source }];
    });
}

const wordRuns = (text: string, look: Look): Run[] =>
  text
    .split(PERSIAN)
    .map((part, index): Run => ({ text: part, ...look, ...(index % 2 === 1 ? { isPersian: true } : {}) }))
    .filter((run) => run.text !== '');
