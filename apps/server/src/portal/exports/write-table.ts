import { Readable } from 'node:stream';
import { XLSX_ROW_LIMIT } from '@jara/contract/staff/reports';
import { type Options, stringify } from 'csv-stringify/sync';
import writeExcelFile, { type Cell, type SheetData } from 'write-excel-file/node';
import { Refusal } from '../../platform/refusal.ts';
import type { Column } from './export-tables.ts';

type Batches<Row> = AsyncIterable<Row[]>;

/** Whole minor units as a decimal number, digit by digit: no float ever holds the amount. */
export function decimal(minorUnits: bigint): string {
  const digits = String(minorUnits < 0n ? -minorUnits : minorUnits).padStart(3, '0');
  return `${minorUnits < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** What is read together is written together: a piece for each row would be as many promises, and most of the memory and the time. */
const inPieces = (pieces: AsyncIterable<string>): Readable => Readable.from(pieces, { objectMode: false });

const CSV: Options = {
  escape_formulas: true,
  record_delimiter: 'windows',
  // Money travels as a big integer, which tells it from counts and from text.
  cast: { bigint: decimal, number: String },
};

/**
 * CSV that spreadsheets open as what it is: a byte-order mark says UTF-8, and a cell that begins like a formula gets an
 * apostrophe, because whoever sends a gift chooses the name that stands in it.
 */
export const writeCsv = <Row>(columns: readonly Column<Row>[], batches: Batches<Row>): Readable =>
  inPieces(csvOf(columns, batches));

async function* csvOf<Row>(columns: readonly Column<Row>[], batches: Batches<Row>) {
  // With the first rows, so that a file of which none could be read is refused and not begun.
  let head = stringify([columns.map(({ header }) => header)], { ...CSV, bom: true });
  for await (const rows of batches) {
    const cells = rows.map((row) => cellsOf(columns, row));
    yield head + stringify(cells, CSV);
    head = '';
  }
  if (head !== '') yield head;
}

const cellsOf = <Row>(columns: readonly Column<Row>[], row: Row) =>
  columns.map(({ kind, value }) => {
    const cell = value(row);
    return kind === 'money' && typeof cell === 'number' ? BigInt(cell) : cell;
  });

export const writeJson = <Row>(batches: Batches<Row>): Readable => inPieces(jsonOf(batches));

async function* jsonOf<Row>(batches: Batches<Row>) {
  let separator = '[\n';
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    yield separator + rows.map((row) => JSON.stringify(row)).join(',\n');
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** A workbook is made whole before its first byte, so its size is limited. Text cells are text there, never formulas. */
export async function writeXlsx<Row>(columns: readonly Column<Row>[], batches: Batches<Row>): Promise<Buffer> {
  const sheet: SheetData = [columns.map(({ header }) => ({ value: header, fontWeight: 'bold' }))];
  for await (const rows of batches) {
    if (sheet.length + rows.length > XLSX_ROW_LIMIT + 1) throw new Refusal('export_too_large');
    for (const row of rows) sheet.push(columns.map((column) => xlsxCell(column, row)));
  }
  return writeExcelFile(sheet, {
    stickyRowsCount: 1,
    columns: columns.map(({ kind }) => ({ width: kind === 'text' ? 24 : 18 })),
  }).toBuffer();
}

function xlsxCell<Row>({ kind, value }: Column<Row>, row: Row): Cell {
  const cell = value(row);
  if (cell === null || cell === '') return null;
  switch (kind) {
    case 'money':
      return { type: Number, value: Number(decimal(BigInt(cell))), format: '#,##0.00' };
    case 'number':
      return { type: Number, value: Number(cell) };
    case 'instant':
      return { type: Date, value: new Date(cell), format: 'yyyy-mm-dd hh:mm:ss' };
    case 'text':
      return { type: String, value: String(cell) };
  }
}
