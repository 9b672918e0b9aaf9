import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { each } from '#src/screens/country/blog/each.ts';
import css from '#src/screens/country/blog/Post.module.css';
import { Note } from '#src/ui/Note.tsx';

type Schemas = components['schemas'];
type Run = Schemas['PostRun'];
type Block = Schemas['PostBlock'];

/** A line of text with links, Persian names and source numbers. */
export const Line = ({ line }: { readonly line: readonly Run[] }) => each(line, (run) => <PostRun run={run} />);

function PostRun({ run: { text, isStrong, isPersian, href, source } }: { readonly run: Run }) {
  if (source !== undefined)
    return (
      <a className={css.ref} href={`#source-${source}`} aria-label={m.blog_source({ n: source })}>
        {text}
      </a>
    );
  const words = isPersian ? (
    <span lang="fa" dir="rtl">
      {text}
    </span>
  ) : (
    text
  );
  const linked = href ? <a href={href}>{words}</a> : words;
  return isStrong ? <strong>{linked}</strong> : linked;
}

export function PostBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Line line={block.line} />
        </p>
      );
    case 'heading':
      return block.level === 2 ? <h2 id={block.id}>{block.text}</h2> : <h3 id={block.id}>{block.text}</h3>;
    case 'list': {
      const List = block.isNumbered ? 'ol' : 'ul';
      return (
        <List className={css.list}>
          {each(block.items, (item) => (
            <li>
              <Line line={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'note':
      return (
        <Note tone={block.isWarning ? 'warn' : 'info'} icon={block.isWarning ? 'alert' : 'info'}>
          {each(block.lines, (line) => (
            <p>
              <Line line={line} />
            </p>
          ))}
        </Note>
      );
    case 'table':
      return <PostTable table={block} />;
  }
}

const PostTable = ({ table: { head, numbers, rows } }: { readonly table: Schemas['PostTable'] }) => {
  const isNumber = (column: number) => (numbers[column] ? '' : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard.
    <section className={css.scroll} tabIndex={0} aria-label={m.blog_table()}>
      <table className={css.table}>
        <thead>
          <tr>
            {each(head, (cell, column) => (
              <th scope="col" data-num={isNumber(column)}>
                <Line line={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {each(rows, (row) => (
            <tr>
              {each(row, (cell, column) => {
                const Cell = column === 0 ? 'th' : 'td';
                return (
                  <Cell scope={column === 0 ? 'row' : undefined} data-num={isNumber(column)}>
                    <Line line={cell} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
