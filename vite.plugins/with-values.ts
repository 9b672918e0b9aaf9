import type { Rolldown } from 'vite';

type Parse = Rolldown.PluginContext['parse'];

/**
 * The code of a module with other values for some of its constants. They are found in its syntax tree, so their text may
 * change; what is not declared once at the top of the module throws.
 */
export function withValues(code: string, parse: Parse, values: Readonly<Record<string, string>>): string {
  const found = constantsOf(code, parse).filter(({ name }) => name in values);
  const names = found.map(({ name }) => name).sort();
  if (names.join() !== Object.keys(values).sort().join())
    throw new Error(
      `Of ${Object.keys(values).join(', ')} the module has ${names.join(', ') || 'none'}: look at it again`,
    );
  return found.reduceRight((text, { name, start, end }) => text.slice(0, start) + values[name] + text.slice(end), code);
}

/** What a module declares at its top, in order, with the place of each value. `alias`: the other name that the value is. */
export const constantsOf = (code: string, parse: Parse) =>
  parse(code).body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init
        ? [{ name: id.name, start: init.start, end: init.end, alias: init.type === 'Identifier' ? init.name : null }]
        : [],
    );
  });
