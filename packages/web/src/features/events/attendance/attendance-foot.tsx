import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { newerVersionText } from '../../../shared/ui/newer-version.text.ts';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { attendanceText } from './attendance.text.ts';

interface AttendanceFootProps {
  count: number;
  reward: number;
  /** The penalty for those who did not come or left late. */
  penalty: number;
  /** It corrects what was marked before. */
  again: boolean;
  /** It overwrites what another leader saved meanwhile. */
  overTheirs: boolean;
  pending: boolean;
  error: Error | null;
  onBack: () => void;
  onFinish: () => void;
}

/** A sticky footer with the number of people marked and the reputation they will get. */
export const AttendanceFoot = ({
  count,
  reward,
  penalty,
  again,
  overTheirs,
  pending,
  error,
  onBack,
  onFinish,
}: AttendanceFootProps) => {
  const text = useText(attendanceText);
  const { saveMine } = useText(newerVersionText);
  const format = useFormat();
  return (
    <footer className="sticky bottom-[calc(60px+env(safe-area-inset-bottom))] flex flex-wrap items-center gap-x-4 gap-y-3 rounded-b-md border-t border-line-strong bg-raised px-4 py-3 md:bottom-0">
      <div className="mr-auto min-w-0">
        <output className="block font-semibold">{text.came(count)}</output>
        <p className="text-xs text-pretty text-muted">
          {reward > 0 ? text.pays(format.delta(reward), format.number(reward * count)) : text.paysNothing}
          {penalty > 0 ? ` ${text.takes(format.number(penalty))}` : null}
          {again ? ` ${text.difference}` : null}
        </p>
        <Refusal error={error} />
      </div>
      <div className="flex gap-2 max-md:w-full max-md:*:flex-1">
        <Button variant="ghost" onClick={onBack}>
          {text.cancel}
        </Button>
        <Button variant="primary" loading={pending} onClick={onFinish}>
          {overTheirs ? saveMine : again ? text.correct : text.finish}
        </Button>
      </div>
    </footer>
  );
};
