import { inflateRawSync } from 'node:zlib';
import { EXPORT_FORMATS, EXPORTS } from '@jara/contract/staff/reports';
import { maskQuid } from '@jara/domain/staff/mask';
import type { Role } from '@jara/domain/staff/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { createWorld, naira, type World } from '../../../testing/world.ts';
import { auditOf, signInEverybody } from '../../staff/testing.ts';
import { makeHistory } from '../testing.ts';
import { decimal, writeCsv, writeXlsx } from './write-table.ts';

describe('exports', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
    await world.withdraw(
      await world.claimed({ amount: naira(25_000), email: '=1+1@evil.example', senderEmail: '+2@evil.example' }),
    );
    await world.paidGift({ email: '-3@evil.example', senderEmail: '@4@evil.example'.slice(1) });
  });
  afterAll(() => world.close());

  it('come as CSV, XLSX and JSON, of everything there is', async () => {
    for (const what of EXPORTS) {
      for (const format of EXPORT_FORMATS) {
        const { status, headers } = await staff.ADMIN.get(`/api/admin/exports/${what}?format=${format}`);
        expect([what, format, status]).toEqual([what, format, 200]);
        expect(headers['content-disposition']).toMatch(
          new RegExp(`^attachment; filename="${what}-\\d{4}-\\d{2}-\\d{2}\\.${format}"$`),
        );
      }
    }
    const made = await auditOf(world, 'export.run');
    expect(made).toHaveLength(EXPORTS.length * EXPORT_FORMATS.length);
    expect((await staff.ADMIN.get('/api/admin/reports')).body.recent[0]).toMatchObject({
      name: 'audit',
      format: 'json',
      by: 'Tunde Adeyemi',
    });
  });

  it('cannot become formulas in a spreadsheet', async () => {
    const { body } = await staff.ADMIN.get('/api/admin/exports/quids');
    expect(body).toMatch(/^\uFEFFQUID,Amount,/);
    expect(body).toContain(",'=1+1@evil.example,");
    expect(body).toContain(",'+2@evil.example,");
    expect(body).toContain(",'-3@evil.example,");
    expect(body).not.toMatch(/(^|[,\n"])[=+@-]/);
  });

  it('hold exactly what the list shows under the same filters', async () => {
    const filters = 'status=CLAIMED&range=week&search=evil';
    const { body: list } = await staff.ADMIN.get(`/api/admin/quids?${filters}`);
    const { body: exported } = await staff.ADMIN.get(`/api/admin/exports/quids?format=json&${filters}`);
    expect(exported).toEqual(list.data);
    expect(list.total).toBe(1);
    expect((await staff.ADMIN.get('/api/admin/exports/quids?status=NONSENSE')).status).toBe(422);
    expect((await staff.ADMIN.get('/api/admin/exports/nothing')).status).toBe(422);
  });

  it('have the columns that were asked for, in the file’s own order, and refuse one that is not there', async () => {
    const path = '/api/admin/exports/quids?columns=Status,QUID,Creator%20Email';
    const { body: csv } = await staff.ADMIN.get(path);
    expect(csv.split('\r\n')[0]).toBe('\uFEFFQUID,Status,Creator Email');
    expect(csv).toContain(",'+2@evil.example");
    const { body: json } = await staff.ADMIN.get(`${path}&format=json`);
    expect(Object.keys(json[0])).toEqual(['QUID', 'Status', 'Creator Email']);
    expect((await staff.ADMIN.get(`${path}&format=xlsx`)).status).toBe(200);
    expect((await staff.ADMIN.get('/api/admin/exports/quids?columns=QUID,Account%20Number')).status).toBe(422);
    const { reports } = (await staff.ADMIN.get('/api/admin/reports')).body;
    for (const { name, columns } of reports) {
      const { status } = await staff.ADMIN.get(
        `/api/admin/exports/${name}?columns=${encodeURIComponent(columns.join(','))}`,
      );
      expect([name, status]).toEqual([name, 200]);
    }
  });

  it('take days in their order', async () => {
    for (const what of EXPORTS) {
      const { status } = await staff.ADMIN.get(`/api/admin/exports/${what}?from=2026-11-02&to=2026-11-01`);
      expect([what, status]).toEqual([what, 422]);
    }
  });

  it('are not for Support', async () => {
    expect((await staff.SUPPORT.get('/api/admin/exports/quids')).body.code).toBe('permission_denied');
  });

  it('stream thousands of rows in the order of the list', async () => {
    await makeHistory(world.databaseUrl, { gifts: 2_500, until: new Date(Date.now() - 60_000), days: 30 });
    const { body } = await staff.ADMIN.get('/api/admin/exports/quids?format=json&sort=createdAt');
    expect(body).toHaveLength(2_502);
    const times = body.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(times).toEqual([...times].sort());
    const { body: csv } = await staff.ADMIN.get('/api/admin/exports/withdrawals');
    expect(csv.trim().split('\r\n')).toHaveLength(1 + 1_751);
    const { body: ledger } = await staff.ADMIN.get('/api/admin/exports/ledger?format=json');
    expect(ledger.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(0);
  });

  it('hold no code that still opens money, in no table and no format, and neither does the gift itself until it is asked', async () => {
    const { quid, sender } = await world.paidGift({ senderEmail: 'chidi@example.com' });
    const shared = await world.paidGift();
    await sender.post('/api/rules', { quid, nthPerson: 2 });
    await shared.sender.post('/api/rules', { quid: shared.quid, totalSplits: 2 });
    const recipient = world.browser();
    const { body: claim } = await recipient.post(`/api/rules/claim?quid=${shared.quid}`, {});
    await world.withdraw({ quid: shared.quid, recipient, claim });
    const reason = `The sender lost ${quid} in a taxi`;
    for (const status of ['BLOCKED', 'ACTIVE', 'BLOCKED'])
      expect((await staff.ADMIN.put(`/api/quid/${quid}/status`, { status, reason })).status).toBe(200);
    const taken = await world.claimed();
    await staff.ADMIN.get(`/api/admin/exports/quids?search=${quid}`);
    for (const what of EXPORTS) {
      for (const format of ['csv', 'json']) {
        const { body } = await staff.ADMIN.get(`/api/admin/exports/${what}?format=${format}`);
        const text = typeof body === 'string' ? body : JSON.stringify(body);
        for (const code of [quid, shared.quid])
          expect([what, format, text.includes(code)]).toEqual([what, format, false]);
        if (what === 'quids') expect(text).toContain(maskQuid(quid));
        if (what === 'quids') expect(text).toContain(taken.quid);
      }
    }
    const { body: trail } = await staff.ADMIN.get('/api/admin/exports/audit?format=json');
    const names = trail.map(({ subjectName }: { subjectName: string | null }) => subjectName);
    expect(names).toContain(maskQuid(quid));
    expect(names).not.toContain(quid);
    const { id } = await world.deps.db
      .selectFrom('gifts')
      .select('id')
      .where('quid', '=', quid)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify((await staff.ADMIN.get(`/api/admin/quids/${id}`)).body)).not.toContain(quid);
    const { body: asked } = await staff.ADMIN.post('/api/admin/reveal', { field: 'gift.quid', id });
    expect(asked).toEqual({ value: quid });
  });
});

describe('a table', () => {
  const columns = [
    { header: 'Name', kind: 'text' as const, value: (row: { name: string }) => row.name },
    { header: 'Amount', kind: 'money' as const, value: () => -123_456 },
    { header: 'Count', kind: 'number' as const, value: () => -5 },
  ];
  async function* rows() {
    yield [
      { name: '=cmd|calc' },
      { name: '\tx' },
      { name: '＝1' },
      { name: 'a "quoted", name\nwith a break' },
      { name: '-5' },
    ];
  }

  it('guards text in CSV and leaves numbers numbers', async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of writeCsv(columns, rows())) chunks.push(Buffer.from(chunk));
    expect(Buffer.concat(chunks).toString('utf8')).toBe(
      [
        '\uFEFFName,Amount,Count',
        "'=cmd|calc,-1234.56,-5",
        "'\tx,-1234.56,-5",
        "'＝1,-1234.56,-5",
        '"a ""quoted"", name\nwith a break",-1234.56,-5',
        "'-5,-1234.56,-5",
        '',
      ].join('\r\n'),
    );
  });

  it('has no formula in a workbook, only text and numbers', async () => {
    const sheet = sheetOf(await writeXlsx(columns, rows()));
    expect(sheet).not.toMatch(/<f[ >]/);
    expect(sheet).toContain('<v>-1234.56</v>');
  });

  it('writes money digit by digit', () => {
    expect([0n, 5n, 99n, 100n, -1n, 900_719_925_474_099_312_345n].map(decimal)).toEqual([
      '0.00',
      '0.05',
      '0.99',
      '1.00',
      '-0.01',
      '9007199254740993123.45',
    ]);
  });
});

/** The text of the only sheet in a workbook, which is a zip archive. */
function sheetOf(workbook: Buffer): string {
  const name = 'xl/worksheets/sheet1.xml';
  for (let at = workbook.indexOf('PK\u0003\u0004'); at >= 0; at = workbook.indexOf('PK\u0003\u0004', at + 4)) {
    const nameLength = workbook.readUInt16LE(at + 26);
    if (workbook.toString('utf8', at + 30, at + 30 + nameLength) !== name) continue;
    const start = at + 30 + nameLength + workbook.readUInt16LE(at + 28);
    return inflateRawSync(workbook.subarray(start)).toString('utf8');
  }
  throw new Error('no sheet in the workbook');
}
