import { formatCents } from '@famiglia/contract/kit/format-cents';
import type { TreasuryBalances } from '@famiglia/contract/treasury/treasury';
import { MemberField } from '../../entities/member/member-field.tsx';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Select } from '../../shared/ui/select.tsx';
import { treasuryText } from './treasury.text.ts';

/** The bank, an officer with cash, or one who is still to be chosen. */
export interface ChosenPlace {
  value: string;
  /** Somebody who has no cash yet. */
  other: string | null;
}

const BANK = 'bank';
const OTHER = 'other';
export const IN_BANK: ChosenPlace = { value: BANK, other: null };

/** Null for the bank; undefined while no officer is chosen. */
export const officerOf = ({ value, other }: ChosenPlace): string | null | undefined => {
  if (value === BANK) return null;
  return value === OTHER ? (other ?? undefined) : value;
};

/** What is written down of a place. */
export const balanceOf = (place: ChosenPlace, { bank_cents: bank, officers }: TreasuryBalances): string => {
  const officer = officerOf(place);
  if (officer === null) return bank;
  return officers.find(({ person }) => person.id === officer)?.balance_cents ?? '0';
};

interface PlaceFieldProps {
  label: string;
  place: ChosenPlace;
  balances: TreasuryBalances;
  tried: boolean;
  onChange: (place: ChosenPlace) => void;
}

export const PlaceField = ({ label, place, balances, tried, onChange }: PlaceFieldProps) => {
  const text = useText(treasuryText);
  const language = useLanguage();
  return (
    <div className="grid gap-3">
      <div className="grid min-w-0 gap-1.5">
        <span aria-hidden className="font-medium">
          {label}
        </span>
        <Select
          label={label}
          value={place.value}
          options={[
            { value: BANK, label: `${text.bank} · ${formatCents(language, balances.bank_cents)}` },
            ...balances.officers.map(({ person, balance_cents: cents }) => ({
              value: person.id,
              label: `${person.name} · ${formatCents(language, cents)}`,
            })),
            { value: OTHER, label: text.otherOfficer },
          ]}
          onChange={(value) => onChange({ value, other: null })}
        />
      </div>
      {place.value === OTHER ? (
        <MemberField
          label={text.officer}
          problem={tried && place.other === null ? text.needsOfficer : undefined}
          onChoose={(member) => onChange({ value: OTHER, other: member?.id ?? null })}
        />
      ) : null}
    </div>
  );
};
