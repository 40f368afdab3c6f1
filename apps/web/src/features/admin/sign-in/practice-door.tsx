import { GraduationCap } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { setPractising } from '../practice/practice-mode.ts';

/** The way to the practice ground, from the door of the real one. */
export function PracticeDoor() {
  const { mode } = useStaffApi();
  if (mode === 'practice') return null;
  return (
    <section
      aria-labelledby="practice-mode"
      className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-5"
    >
      <div className="min-w-0 flex-1 basis-56">
        <h2 id="practice-mode" className="flex items-center gap-2 font-bold font-sans text-sm tracking-normal">
          <GraduationCap aria-hidden="true" className="size-4.5 text-brand" strokeWidth={1.75} />
          Practice mode
        </h2>
        <p className="text-ink-2 text-sm">New here? Learn on made-up gifts. Nothing leaves your browser.</p>
      </div>
      <Button variant="secondary" size="sm" onClick={() => setPractising(true)}>
        Practise
      </Button>
    </section>
  );
}
