import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import { Crosshair, Users } from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import type { ListView } from '../desk-view.ts';
import { gungameText } from '../gungame.text.ts';

interface DeskEmptyProps {
  view: ListView;
  /** Screenshots that others are looking at, and their names. */
  taken: readonly Screenshot[];
  names: readonly string[];
  onInsist: (id: string) => void;
}

/** An empty desk, and why it is empty. */
export const DeskEmpty = ({ view, taken, names, onInsist }: DeskEmptyProps) => {
  const text = useText(gungameText);
  const [first] = taken;
  if (first) {
    return (
      <EmptyState
        icon={<Users aria-hidden />}
        title={text.allTaken.title}
        action={<Button onClick={() => onInsist(first.id)}>{text.allTaken.insist}</Button>}
      >
        {text.allTaken.body(names.join(', '))}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Crosshair aria-hidden />}
      title={text.empty[view].title}
      {...(view === 'pending' || view === 'all' ? { command: '/gungame send' } : {})}
    >
      {text.empty[view].body}
    </EmptyState>
  );
};
