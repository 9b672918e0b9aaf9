import fs from 'node:fs';
import { expect, test } from 'vitest';
import { accented, pseudo, setPseudo, tagged } from './pseudo.ts';

const folder = 'src/copy/generated/messages';

test('a text is accented, longer and marked at both ends; what is no word stays', () => {
  expect(accented('Help')).toBe('⟦Ĥéļþ··⟧');
  expect(accented(' · 12')).toBe(' · 12');
});

test('what is filled in stays, and without the switch all does', () => {
  expect(pseudo`Seats held for ${5} min`).toBe('Seats held for 5 min');
  setPseudo(true);
  expect(pseudo`held for ${5} min`).toBe('⟦ĥéļð ƒöŕ ···⟧5⟦ ɱîñ··⟧');
  setPseudo(false);
});

test('every text of the catalogue gets the tag', () => {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.js') && !file.startsWith('_'));
  expect(files.length).toBeGreaterThan(500);
  const plain = files.filter((file) => {
    const code = tagged(fs.readFileSync(`${folder}/${file}`, 'utf8'), 'tag');
    return !code.includes('(__pseudo`') || /\*\/ \(`/.test(code);
  });
  expect(plain).toEqual([]);
});
