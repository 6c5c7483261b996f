import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { Minus, Plus } from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { reputationText } from './reputation.text.ts';

type Direction = 'give' | 'take';

const DIRECTIONS = [
  {
    value: 'give',
    icon: Plus,
    look: 'data-checked:border-good data-checked:bg-good-wash data-checked:text-good',
  },
  {
    value: 'take',
    icon: Minus,
    look: 'data-checked:border-bad data-checked:bg-bad-wash data-checked:text-bad',
  },
] as const;

/** The sign as buttons: a phone's number pad has no minus. */
export const DirectionChoice = ({
  value,
  onChange,
}: {
  value: Direction;
  onChange: (direction: Direction) => void;
}) => {
  const text = useText(reputationText);
  return (
    <RadioGroup
      aria-label={text.direction}
      value={value}
      onValueChange={(next: Direction) => onChange(next)}
      className="grid grid-cols-2 gap-2"
    >
      {DIRECTIONS.map(({ value: direction, icon: Icon, look }) => (
        <Radio.Root
          key={direction}
          value={direction}
          className={`flex h-11 items-center justify-center gap-2 rounded-sm border border-line-strong font-medium text-muted transition-colors duration-(--quick) hover:border-faint md:h-9 ${look}`}
        >
          <Icon aria-hidden className="size-4" />
          {text[direction]}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
};
