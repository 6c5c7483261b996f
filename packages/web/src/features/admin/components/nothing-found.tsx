import { SearchX } from '../../../ui/icons.ts';
import { useText } from '../../../language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
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
