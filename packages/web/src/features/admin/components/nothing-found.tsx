import { SearchX } from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { adminText } from '../admin.text.ts';

export const NothingFound = ({ onClear }: { onClear: () => void }) => {
  const text = useText(adminText);
  return (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={text.nothing}
      action={<Button onClick={onClear}>{text.clear}</Button>}
    >
      {text.nothingBody}
    </EmptyState>
  );
};
