import { Swords } from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { captsText } from '../capts.text.ts';

/** Shown instead of statistics before the first result. */
export const NothingPlayed = () => {
  const text = useText(captsText);
  return (
    <EmptyState icon={<Swords aria-hidden />} title={text.noneYet} command="/capt result">
      {text.noneYetBody}
    </EmptyState>
  );
};
