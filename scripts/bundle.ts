import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { addProduct, type Contract } from '#openapi/add-product.ts';

/**
 * Bundles the served contract from the root and one file per product. Separate files, so that authors of two products
 * never edit the same place.
 */
export function bundle(root: string, folder: string): Contract {
  const contract = parse(fs.readFileSync(root, 'utf8')) as Contract;
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  for (const file of files.sort()) {
    addProduct(contract, path.basename(file, '.yaml'), parse(fs.readFileSync(path.join(folder, file), 'utf8')));
  }
  return contract;
}
