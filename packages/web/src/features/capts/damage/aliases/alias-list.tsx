import type { Alias } from '@famiglia/contract/damage/damage-import';
import { SearchX, Tags } from '../../../../shared/ui/icons.ts';
import { useText } from '../../../../shared/language/use-text.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Card } from '../../../../shared/ui/card.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { AliasRow } from './alias-row.tsx';
import { aliasesText } from './aliases.text.ts';

interface AliasListProps {
  aliases: readonly Alias[];
  search: string;
  onClear: () => void;
}

const matches = (alias: Alias, search: string): boolean =>
  [alias.nick, alias.display_name, alias.ingame_nick ?? ''].some((name) =>
    name.toLowerCase().includes(search.toLowerCase()),
  );

export const AliasList = ({ aliases, search, onClear }: AliasListProps) => {
  const text = useText(aliasesText);
  const found = aliases.filter((alias) => matches(alias, search));
  if (aliases.length === 0) {
    return (
      <EmptyState icon={<Tags aria-hidden />} title={text.none}>
        {text.noneBody}
      </EmptyState>
    );
  }
  if (found.length === 0) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={text.noneFound}
        action={<Button onClick={onClear}>{text.clear}</Button>}
      >
        {text.noneFoundBody}
      </EmptyState>
    );
  }
  return (
    <Card>
      <ul aria-label={text.title}>
        {found.map((alias) => (
          <AliasRow key={alias.id} alias={alias} />
        ))}
      </ul>
    </Card>
  );
};
