import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { useText } from '../../../shared/language/use-text.ts';
import { settingsText } from '../settings.text.ts';

export type Side = 'mine' | 'theirs';

interface ConflictChoiceProps {
  name: string;
  values: Record<Side, string>;
  chosen: Side;
  onChoose: (side: Side) => void;
}

const SIDES: readonly Side[] = ['mine', 'theirs'];

/** Both values of one setting, side by side, to choose one. */
export const ConflictChoice = ({ name, values, chosen, onChoose }: ConflictChoiceProps) => {
  const text = useText(settingsText);
  return (
    <li>
      <h4 className="mb-1.5 font-medium">{name}</h4>
      <RadioGroup
        aria-label={name}
        value={chosen}
        onValueChange={(side: Side) => onChoose(side)}
        className="grid gap-2 sm:grid-cols-2"
      >
        {SIDES.map((side) => (
          <Radio.Root
            key={side}
            value={side}
            className="min-h-11 rounded-sm border border-line-strong px-3 py-2 text-left transition-colors duration-(--quick) hover:border-faint data-checked:border-brass data-checked:bg-brass-wash"
          >
            <span className="block text-xs text-muted">{text[side]}</span>
            <span className="block break-words">{values[side]}</span>
          </Radio.Root>
        ))}
      </RadioGroup>
    </li>
  );
};
