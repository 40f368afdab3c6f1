import type { ExportFormat, ExportName } from '@jara/contract/staff/reports';
import { Download } from 'lucide-react';
import { buttonClass } from '../../../components/ui/button.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { downloadBlob } from '../../../lib/picture.ts';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { toast } from '../../../lib/toast.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { sayProblem } from '../session/say-problem.ts';
import { useStaff } from '../session/staff-context.tsx';
import { useGuarded } from '../session/step-up.tsx';
import { Popover, PopoverItem } from './popover.tsx';

export const FORMAT_WORDS: Record<ExportFormat, string> = {
  csv: 'CSV, for any spreadsheet',
  xlsx: 'XLSX, for Excel',
  json: 'JSON, for programs',
};

/** Makes a file and hands it to the browser. */
export const EXPORT_FAILED = 'Export failed';

export function useExport() {
  const api = useStaffApi();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: (ask: Parameters<typeof api.exportFile>[0]) => guarded(() => api.exportFile(ask)),
    onSuccess: ({ name, content }) => {
      downloadBlob(content, name);
      toast.success(`${name} is ready`);
    },
  });
}

interface ExportMenuProps {
  what: ExportName;
  /** The list's own filters: the file holds exactly what they leave. */
  filters: Record<string, unknown>;
}

export function ExportMenu({ what, filters }: ExportMenuProps) {
  const api = useStaffApi();
  const { can } = useStaff();
  const run = useExport();
  if (!can('exports.run')) return null;
  return (
    <Popover
      buttonClassName={buttonClass('secondary', 'sm')}
      panelClassName="p-1.5"
      button={
        <>
          {run.isPending ? <Spinner /> : <Download aria-hidden="true" className="size-4.5" strokeWidth={1.75} />}
          Export
        </>
      }
    >
      {(close) =>
        api.exportFormats.map((format) => (
          <PopoverItem
            key={format}
            disabled={run.isPending}
            onChoose={() => {
              close();
              run.mutate({ what, format, filters }, { onError: (error) => sayProblem(error, EXPORT_FAILED) });
            }}
          >
            {FORMAT_WORDS[format]}
          </PopoverItem>
        ))
      }
    </Popover>
  );
}
