import type { RolePermissions } from '@famiglia/contract/access/roles';
import { useText } from '../../../shared/language/use-text.ts';
import { NumberInput } from '../controls/number-input.tsx';
import { rolesText } from './roles.text.ts';
import { isPriority } from './use-roles-draft.ts';

interface PriorityInputProps {
  role: RolePermissions;
  onChange: (roleId: string, priority: number) => void;
}

export const PriorityInput = ({ role, onChange }: PriorityInputProps) => {
  const text = useText(rolesText);
  const wrong = !isPriority(role.signup_priority);
  return (
    <NumberInput
      aria-label={`${text.priority}: ${role.name}`}
      aria-invalid={wrong}
      title={wrong ? text.priorityProblem : text.priorityHint}
      min={0}
      max={1000}
      value={role.signup_priority}
      onChange={(priority) => onChange(role.role_id, priority)}
      width="w-16"
    />
  );
};
