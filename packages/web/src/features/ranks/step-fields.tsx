import { STEP_NAME_LENGTH } from '@famiglia/contract/ranks/ranks';
import type { RankStep } from '@famiglia/contract/ranks/ranks';
import type { DiscordRole } from '@famiglia/contract/guilds/guilds';
import { useText } from '../../shared/language/use-text.ts';
import { classes } from '../../shared/lib/classes.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { GripVertical, Trash2 } from '../../shared/ui/icons.ts';
import { Input } from '../../shared/ui/input.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { ranksText } from './ranks.text.ts';
import { RequirementFields } from './requirement-fields.tsx';

const STEPS: Partial<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

interface StepFieldsProps {
  step: RankStep;
  position: number;
  roles: readonly DiscordRole[];
  problem: string | undefined;
  held: boolean;
  onHold: () => void;
  onMove: (by: -1 | 1) => void;
  onChange: (step: RankStep) => void;
  onRemove: () => void;
}

/** One step in the editor: its place, role, name and what it asks for. */
export const StepFields = (props: StepFieldsProps) => {
  const { step, position, roles, problem, held, onHold, onMove, onChange, onRemove } = props;
  const text = useText(ranksText);
  return (
    <li
      className={classes(
        'grid gap-3 rounded-md border bg-surface p-3',
        held ? 'border-brass' : problem === undefined ? 'border-line' : 'border-bad',
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          aria-label={text.move(step.name)}
          title={text.moveHint}
          onPointerDown={onHold}
          onKeyDown={(event) => {
            const by = STEPS[event.key];
            if (by === undefined) return;
            event.preventDefault();
            onMove(by);
          }}
          className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-faint hover:text-text active:cursor-grabbing md:size-9"
        >
          <GripVertical aria-hidden className="size-4" />
        </button>
        <span className="w-4 text-right font-medium text-faint">{position}</span>
        <Select
          label={text.role}
          value={step.role_id}
          options={roles.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(role_id) => onChange({ ...step, role_id })}
        />
        <Input
          aria-label={text.name}
          className="min-w-40 flex-1"
          maxLength={STEP_NAME_LENGTH}
          value={step.name}
          onChange={(event) => onChange({ ...step, name: event.target.value })}
        />
        <IconButton label={text.removeStep(step.name)} onClick={onRemove}>
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      </div>
      <RequirementFields
        requirements={step.requirements}
        onChange={(requirements) => onChange({ ...step, requirements })}
      />
      {problem === undefined ? null : (
        <p role="alert" className="text-xs text-bad">
          {problem}
        </p>
      )}
    </li>
  );
};
