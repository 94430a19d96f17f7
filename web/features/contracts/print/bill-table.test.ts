import { expect, test } from 'vitest';
import { messages } from '#web/shared/i18n/messages/en/bill.ts';
import { aTender } from '../tenders/tenders-in-test.ts';
import { billCsv, billRows, billXlsx, formulaOf } from './bill-table.ts';

const { bill } = aTender();

test('a sheet reckons each amount, each stage and all of it', () => {
  const rows = billRows(bill, messages);
  expect(rows.map(({ kind }) => kind)).toEqual(['stage', 'line', 'line', 'sum', 'sum']);
  expect(rows.map(formulaOf)).toEqual([
    undefined,
    'IF(E3="","",ROUNDUP(ROUND(C3*E3,5),0))',
    'IF(E4="","",ROUNDUP(ROUND(C4*E4,5),0))',
    'SUM(F3,F4)',
    'SUM(F5)',
  ]);
});

test('the CSV has a row a line, and no formula that somebody typed', async () => {
  const lines = bill.lines.map((line) => ({ ...line, note: '=HYPERLINK("x")' }));
  const text = await billCsv({ ...bill, lines }, messages).text();
  expect(text).toContain('No.,Work,Quantity,Unit,Rate,Amount,Material,Note');
  expect(text).toContain(`1,Floor tiles,3.6,m²,,,Customer brings material,"'=HYPERLINK(""x"")"`);
});

test('the Excel file is one that opens', async () => {
  const bytes = new Uint8Array(await (await billXlsx(bill, messages)).arrayBuffer());
  // A zip begins so.
  expect([...bytes.slice(0, 2)]).toEqual([0x50, 0x4b]);
});
