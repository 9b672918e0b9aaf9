import { euro, formatMoney } from '../domain/core/money.ts';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/open.ts';
import { closeTransfer, openTransfers } from '../server/ledger/payouts.ts';

const USAGE = 'npm run payouts [-- paid ID | -- returned ID]';

/**
 * `npm run payouts`: lists open bank transfers of balances, with holder and IBAN. `-- paid ID` closes one that was
 * made, `-- returned ID` one that the bank refused: the amount returns to the balance. The owner gets a mail in both
 * cases.
 */
export async function payouts([action, id]: string[]): Promise<void> {
  const outcome = action === 'paid' || action === 'returned' ? action : null;
  if (action !== undefined && (!outcome || !id)) throw new Error(USAGE);
  const config = readConfig(process.env);
  const { db, close } = await openDatabase(config);
  try {
    if (outcome && id) {
      if (!(await closeTransfer(db, id, outcome, Date.now()))) throw new Error(`No transfer ${id} is open`);
      console.log(`Closed as ${outcome}`);
      return;
    }
    const open = await openTransfers(db, config);
    if (open.length === 0) console.log('No transfer is open');
    for (const transfer of open) {
      const day = new Date(transfer.requested_at).toISOString().slice(0, 10);
      console.log([transfer.id, day, formatMoney(euro(transfer.amount)), transfer.iban, transfer.holder].join('  '));
    }
  } finally {
    await close();
  }
}
