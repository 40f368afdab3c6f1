import type { Reply } from '@jara/contract/endpoint';
import { wrongDates } from '@jara/contract/staff/financial';
import { EXPORT_FORMATS, type ExportFormat, type listReports } from '@jara/contract/staff/reports';
import { type FormEvent, useState } from 'react';
import { Form } from '../../../components/form.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { problemOf } from '../session/say-problem.ts';
import { EXPORT_FAILED, FORMAT_WORDS, useExport } from '../shared/export-menu.tsx';
import { ChooseColumns, columnsToSend } from './choose-columns.tsx';

export type Report = Reply<typeof listReports>['reports'][number];

/** What a link of a mail, or nobody, has chosen before. */
export interface Chosen {
  format?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  columns?: string | undefined;
}

interface ReportDialogProps {
  report: Report;
  chosen: Chosen;
  onClose: () => void;
}

/** One file, for the days and with the columns that somebody chose. */
export function ReportDialog({ report: { name, title, columns }, chosen: asked, onClose }: ReportDialogProps) {
  const api = useStaffApi();
  const run = useExport();
  const problem = problemOf(run.error, EXPORT_FAILED);
  const [dates, setDates] = useState({ from: asked.from ?? '', to: asked.to ?? '' });
  const [format, setFormat] = useState<ExportFormat>(EXPORT_FORMATS.find((known) => known === asked.format) ?? 'csv');
  const [chosen, setChosen] = useState(() => {
    const named = asked.columns?.split(',') ?? [];
    return columns.filter((column) => named.length === 0 || named.includes(column));
  });
  const [wrong, setWrong] = useState<ReturnType<typeof wrongDates>>(undefined);
  const isEmpty = columns.length > 0 && chosen.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const days = { from: dates.from || undefined, to: dates.to || undefined };
    const found = wrongDates(days);
    setWrong(found);
    if (found || isEmpty) return;
    const sent = columnsToSend(columns, chosen);
    const filters = { ...days, ...(sent.length === 0 ? {} : { columns: sent.join(',') }) };
    run.mutate({ what: name, format, filters }, { onSuccess: onClose });
  };
  return (
    <Dialog open title={`${title}: dates and columns`} onClose={run.isPending ? undefined : onClose}>
      <Form onSubmit={submit} className="flex flex-col gap-4">
        <div className="grid grid-cols-2 gap-3">
          {(['from', 'to'] as const).map((end) => (
            <Field
              key={end}
              label={end === 'from' ? 'First day' : 'Last day'}
              error={wrong?.path === end ? wrong.message : undefined}
            >
              {(control) => (
                <Input
                  {...control}
                  name={end}
                  type="date"
                  value={dates[end]}
                  onChange={({ currentTarget }) => setDates({ ...dates, [end]: currentTarget.value })}
                  className="min-h-11 min-w-0 px-2 text-sm"
                />
              )}
            </Field>
          ))}
        </div>
        <p className="text-ink-3 text-sm">Without dates the file holds everything, and the finances the last month.</p>
        <Field label="Format">
          {(control) => (
            <Select
              {...control}
              value={format}
              onChange={({ currentTarget: { value } }) =>
                setFormat(EXPORT_FORMATS.find((known) => known === value) ?? 'csv')
              }
            >
              {api.exportFormats.map((known) => (
                <option key={known} value={known}>
                  {FORMAT_WORDS[known]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ChooseColumns columns={columns} chosen={chosen} onChoose={setChosen} />
        {isEmpty && <p className="text-err text-sm">Choose at least one column.</p>}
        {problem && <Banner tone="err" title={problem} />}
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button variant="secondary" size="sm" disabled={run.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="sm" busy={run.isPending} disabled={isEmpty}>
            Download
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
