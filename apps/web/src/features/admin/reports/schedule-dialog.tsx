import type { StaffName } from '@jara/contract/staff/filters';
import { EXPORT_FORMATS, type ExportFormat } from '@jara/contract/staff/reports';
import { RHYTHMS, type Rhythm } from '@jara/domain/figures/rhythm';
import { type FormEvent, useState } from 'react';
import { Form } from '../../../components/form.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { toast } from '../../../lib/toast.ts';
import { problemOf } from '../session/say-problem.ts';
import { ChooseColumns, columnsToSend } from './choose-columns.tsx';
import type { Report } from './report-dialog.tsx';
import { useNewSchedule } from './reports.queries.ts';
import { COVERED, hourWords, rhythmWords, WEEKDAYS } from './rhythm-words.ts';

const EVERY_WORDS: Record<Rhythm['every'], string> = { DAY: 'Every day', WEEK: 'Every week', MONTH: 'Every month' };
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const MONTH_DAYS = Array.from({ length: 28 }, (_, day) => day + 1);

interface ScheduleDialogProps {
  reports: readonly Report[];
  people: readonly StaffName[];
  onClose: () => void;
}

/** Who is told of which report, and when. */
export function ScheduleDialog({ reports, people, onClose }: ScheduleDialogProps) {
  const add = useNewSchedule();
  const [report, setReport] = useState(reports[0]);
  const [columns, setColumns] = useState<string[]>([...(report?.columns ?? [])]);
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [rhythm, setRhythm] = useState({ every: 'WEEK' as Rhythm['every'], weekday: 1, monthDay: 1, hour: 8 });
  const [readers, setReaders] = useState<string[]>([]);
  const { every, hour } = rhythm;
  const asked = {
    every,
    hour,
    weekday: every === 'WEEK' ? rhythm.weekday : null,
    monthDay: every === 'MONTH' ? rhythm.monthDay : null,
  };
  const isReady = report !== undefined && columns.length > 0 && readers.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    const body = { what: report.name, format, columns: columnsToSend(report.columns, columns), ...asked, readers };
    add.mutate(body, {
      onSuccess: () => {
        toast.success(`${report.title}: ${rhythmWords(asked).toLowerCase()}`);
        onClose();
      },
    });
  };
  const numberField = (label: string, name: 'weekday' | 'monthDay' | 'hour', options: readonly [number, string][]) => (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={String(rhythm[name])}
          onChange={({ currentTarget }) => setRhythm({ ...rhythm, [name]: Number(currentTarget.value) })}
        >
          {options.map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <Dialog open title="Schedule a report" onClose={add.isPending ? undefined : onClose}>
      <Form onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Report">
          {(control) => (
            <Select
              {...control}
              value={report?.name}
              onChange={({ currentTarget: { value } }) => {
                const next = reports.find(({ name }) => name === value);
                setReport(next);
                setColumns([...(next?.columns ?? [])]);
              }}
            >
              {reports.map(({ name, title }) => (
                <option key={name} value={name}>
                  {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="grid grid-cols-1 gap-3 xs:grid-cols-2">
          <Field label="How often">
            {(control) => (
              <Select
                {...control}
                value={every}
                onChange={({ currentTarget: { value } }) =>
                  setRhythm({ ...rhythm, every: RHYTHMS.find((known) => known === value) ?? 'WEEK' })
                }
              >
                {RHYTHMS.map((known) => (
                  <option key={known} value={known}>
                    {EVERY_WORDS[known]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {every === 'WEEK' &&
            numberField(
              'Day',
              'weekday',
              WEEKDAYS.map((word, index) => [index + 1, word]),
            )}
          {every === 'MONTH' &&
            numberField(
              'Day of the month',
              'monthDay',
              MONTH_DAYS.map((day) => [day, String(day)]),
            )}
          {numberField(
            'Hour in Lagos',
            'hour',
            HOURS.map((known) => [known, hourWords(known)]),
          )}
          <Field label="Format">
            {(control) => (
              <Select
                {...control}
                value={format}
                onChange={({ currentTarget: { value } }) =>
                  setFormat(EXPORT_FORMATS.find((known) => known === value) ?? 'csv')
                }
              >
                {EXPORT_FORMATS.map((known) => (
                  <option key={known} value={known}>
                    {known.toUpperCase()}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <p className="text-ink-2 text-sm">
          {rhythmWords(asked)}, a report {COVERED[every]}.
        </p>
        <fieldset>
          <legend className="font-semibold text-sm">Who is told</legend>
          <p className="text-ink-3 text-sm">
            By mail, with a link into the portal; the file itself is fetched after signing in. Only who may export can
            be chosen.
          </p>
          <div className="mt-1 grid grid-cols-1 gap-x-4 xs:grid-cols-2">
            {people.map(({ id, name }) => (
              <label key={id} className="flex min-h-11 items-center gap-2.5 text-sm">
                <input
                  type="checkbox"
                  name="reader"
                  value={id}
                  checked={readers.includes(id)}
                  onChange={() =>
                    setReaders(readers.includes(id) ? readers.filter((other) => other !== id) : [...readers, id])
                  }
                  className="size-5 shrink-0 accent-brand"
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        <ChooseColumns columns={report?.columns ?? []} chosen={columns} onChoose={setColumns} />
        {add.error && <Banner tone="err" title={problemOf(add.error, 'An error occurred')} />}
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button variant="secondary" size="sm" disabled={add.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="sm" busy={add.isPending} disabled={!isReady}>
            Schedule
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
