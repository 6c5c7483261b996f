import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Icon } from './icon.tsx';
import { OptionList } from './option-list.tsx';
import type { PickItem } from './pick-item.ts';

interface PickListProps {
  id: string;
  label: string;
  items: PickItem[];
  active: number;
  chosen: readonly string[];
  multiple?: boolean;
  onPick: (item: PickItem) => void;
}

/** People, roles, channels and plain choices, all rendered the same way. */
export const PickList = ({ chosen, ...props }: PickListProps): ReactNode => {
  const text = useText();
  return (
    <OptionList
      {...props}
      chosen={chosen}
      keyOf={({ value }) => value}
      empty={text.common.nothing}
      render={({ value, label, hint, emoji }) => (
        <>
          {emoji && <span aria-hidden="true">{emoji}</span>}
          <span className="option-text">
            <span>{label}</span>
            {hint && <span className="option-hint">{hint}</span>}
          </span>
          {chosen.includes(value) && <Icon name="check" />}
        </>
      )}
    />
  );
};
