import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import type { SignUp } from './sign-up.ts';
import { listText } from './list.text.ts';
import { FillBar } from '../../shared/ui/fill-bar.tsx';

/** "18 / 25" over a bar: how many slots are taken. */
export const Fill = ({ of }: { of: Pick<SignUp, 'main_count' | 'slots' | 'status'> }) => {
  const text = useText(listText);
  const format = useFormat();
  const [taken, slots] = [format.number(of.main_count), format.number(of.slots)];
  return (
    <span className="grid w-full max-w-28 gap-1">
      <span className="sr-only">{text.fill(taken, slots)}</span>
      <span aria-hidden className="whitespace-nowrap">
        <span className="font-medium">{taken}</span> <span className="text-faint">/ {slots}</span>
      </span>
      <FillBar
        share={of.main_count / of.slots}
        quiet={of.status === 'finished' || of.status === 'cancelled'}
      />
    </span>
  );
};
