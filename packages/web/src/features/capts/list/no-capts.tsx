import { SearchX, Swords } from '../../../shared/ui/icons.ts';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { listText } from './list.text.ts';

interface NoCaptsProps {
  /** Set if active filters hide entries. */
  onClear: (() => void) | undefined;
  /** For a leader: the button that creates the first one. */
  create: ReactNode;
}

export const NoCapts = ({ onClear, create }: NoCaptsProps) => {
  const text = useText(listText);
  if (onClear) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={text.nothingTitle}
        action={<Button onClick={onClear}>{text.showAll}</Button>}
      >
        {text.nothingBody}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<Swords aria-hidden />} title={text.emptyTitle} command="/capt create" action={create}>
      {text.emptyBody}
      {create ? ` ${text.emptyBodyLeader}` : null}
    </EmptyState>
  );
};
