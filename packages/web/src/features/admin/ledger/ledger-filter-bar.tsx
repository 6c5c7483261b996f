import { PROVIDERS } from '@famiglia/contract/billing/billing';
import { CURRENCIES } from '@famiglia/contract/kit/money';
import { useId } from 'react';
import { providerText } from '../../../entities/plan/provider.text.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useTypedSearch } from '../../../shared/lib/use-typed-search.ts';
import { DayRangeFields } from '../../../shared/ui/day-range-fields.tsx';
import { FilterField } from '../../../shared/ui/filter-field.tsx';
import { FilterFold } from '../../../shared/ui/filter-fold.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { LEDGER_STATES } from './ledger-filters.ts';
import { ledgerText } from './ledger.text.ts';

interface LedgerFilterBarProps {
  params: URLSearchParams;
  /** Of the server whose id is the filter. */
  guildName: string | undefined;
  onChange: (changes: Record<string, string>) => void;
}

export const LedgerFilterBar = ({ params, guildName, onChange }: LedgerFilterBarProps) => {
  const text = useText(ledgerText);
  const providers = useText(providerText);
  const id = useId();
  const [guild, typeGuild] = useTypedSearch(params.get('guild_id') ?? '', (guild_id) =>
    onChange({ guild_id }),
  );
  const valueOf = (name: string) => params.get(name) ?? '';
  const select = (name: 'provider' | 'currency' | 'state', options: { value: string; label: string }[]) => (
    <FilterField label={text[name]}>
      <Select
        label={text[name]}
        value={valueOf(name)}
        options={[{ value: '', label: text.all }, ...options]}
        onChange={(value) => onChange({ [name]: value })}
      />
    </FilterField>
  );
  return (
    <FilterFold
      label={text.filters}
      columns="md:grid-cols-3 lg:grid-cols-6"
      active={['currency', 'state', 'guild_id', 'from', 'to'].filter(valueOf).length}
      lead={select(
        'provider',
        PROVIDERS.map((value) => ({ value, label: providers[value] })),
      )}
    >
      {select(
        'currency',
        CURRENCIES.map((value) => ({ value, label: value })),
      )}
      {select(
        'state',
        LEDGER_STATES.map((value) => ({ value, label: text.states[value] })),
      )}
      <FilterField label={text.guildId} htmlFor={`${id}-guild`} hint={guildName} wide>
        <Input
          id={`${id}-guild`}
          value={guild}
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          onChange={(event) => typeGuild(event.target.value)}
        />
      </FilterField>
      <DayRangeFields
        labels={text}
        value={{ from: valueOf('from'), to: valueOf('to') }}
        onChange={(end, day) => onChange({ [end]: day })}
      />
    </FilterFold>
  );
};
