import { useNavigate } from '@tanstack/react-router';
import { GraduationCap } from 'lucide-react';
import { useQueryClient } from '../../../lib/query/use-query.ts';
import { staffKey } from '../api/staff-api.ts';
import { setPractising } from './practice-mode.ts';

/** On every screen of practice, so that nobody mistakes it for the books. */
export function PracticeBanner() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const exit = async () => {
    await navigate({ to: '/admin/login' });
    setPractising(false);
    queryClient.removeQueries({ queryKey: staffKey({ mode: 'practice' }) });
  };
  return (
    <aside
      aria-label="Practice mode"
      className="no-print flex flex-wrap items-center justify-center gap-x-4 bg-info-soft px-4 py-0.5 text-info text-sm"
    >
      <p className="flex items-center gap-2 py-1.5 font-semibold">
        <GraduationCap aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={2} />
        <span>
          Practice mode
          <span className="font-normal">: everything here is made up in your browser. No money moves.</span>
        </span>
      </p>
      <button
        type="button"
        onClick={() => void exit()}
        className="min-h-11 rounded-full px-3 font-semibold underline underline-offset-4"
      >
        Exit practice
      </button>
    </aside>
  );
}
