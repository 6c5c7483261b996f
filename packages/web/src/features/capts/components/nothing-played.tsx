import { Swords } from '../../../ui/icons.ts';
import { useText } from '../../../language/use-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { captsText } from '../capts.text.ts';

/** Statistics before the first result. */
export const NothingPlayed = () => {
  const text = useText(captsText);
  return (
    <EmptyState icon={<Swords aria-hidden />} title={text.noneYet} command="/capt result">
      {text.noneYetBody}
    </EmptyState>
  );
};
