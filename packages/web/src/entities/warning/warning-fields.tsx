import { WARNING_KIND_NAMES, WARNING_KINDS } from '@famiglia/contract/warnings/warning-kinds';
import type { WarningKind } from '@famiglia/contract/warnings/warning-kinds';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Field } from '../../shared/ui/field.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { warningText } from './warning.text.ts';

export const KindField = ({
  value,
  onChange,
}: {
  value: WarningKind;
  onChange: (kind: WarningKind) => void;
}) => {
  const text = useText(warningText);
  const language = useLanguage();
  const names = WARNING_KIND_NAMES[language];
  return (
    <Field label={text.kind}>
      <Select
        label={text.kind}
        value={value}
        options={WARNING_KINDS.map((kind) => ({ value: kind, label: names[kind] }))}
        onChange={onChange}
      />
    </Field>
  );
};

/** A whole number within its limits; undefined if left empty, null if it is none. */
export const numberOf = (typed: string, most: number): number | undefined | null => {
  if (typed.trim() === '') return undefined;
  const value = Number(typed);
  return Number.isInteger(value) && value >= 0 && value <= most ? value : null;
};
