import fs from 'node:fs';

/** Folders of machines/ that hold a machine, as `sign-up`. */
export const machineFolders = (): string[] =>
  fs
    .readdirSync('machines')
    .filter((folder) => fs.existsSync(`machines/${folder}/machine.ts`))
    .sort();

/** `sign-up` is `signUp`: the id of the machine, and how the names of its parts begin. */
export const idOf = (folder: string): string =>
  folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The text of `machines/trace/registry.gen.ts`: imports cannot be found by a folder's name at run time in a browser. */
export function registryText(): string {
  const folders = machineFolders();
  const imports = folders.flatMap((folder) => [
    `import { ${idOf(folder)}Alphabet } from '#machines/${folder}/alphabet.ts';`,
    `import { ${idOf(folder)}Machine } from '#machines/${folder}/machine.ts';`,
    `import { ${idOf(folder)}View } from '#machines/${folder}/view.ts';`,
  ]);
  const entries = folders.map((folder) => {
    const id = idOf(folder);
    return `  ${id}: register('${folder}', ${id}Machine, ${id}Alphabet, ${id}View),`;
  });
  return [
    '// Written by `npm run generate` from the folders of machines/.',
    "import { register } from '#machines/trace/register.ts';",
    ...imports,
    '',
    'export const machines = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}
