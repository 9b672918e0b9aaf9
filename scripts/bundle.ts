import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { addProduct, type Contract } from '#openapi/add-product.ts';

/**
 * The contract that is served: the root, and what each product adds. A product has a file of its own, so that two people who
 * build two products never edit the same place.
 */
export function bundle(root: string, folder: string): Contract {
  const contract = parse(fs.readFileSync(root, 'utf8')) as Contract;
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  for (const file of files.sort()) {
    addProduct(contract, path.basename(file, '.yaml'), parse(fs.readFileSync(path.join(folder, file), 'utf8')));
  }
  return contract;
}
