import { Switch } from '@base-ui/react/switch';

interface SwitchInputProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
}

export const SwitchInput = ({ onChange, ...rest }: SwitchInputProps) => (
  <Switch.Root
    {...rest}
    onCheckedChange={onChange}
    className="flex h-6 w-10 shrink-0 items-center rounded-full border border-field-line bg-raised p-0.5 transition-colors duration-(--quick) data-checked:border-transparent data-checked:bg-brass data-disabled:cursor-not-allowed data-disabled:opacity-45"
  >
    <Switch.Thumb className="size-4.5 rounded-full bg-muted transition-transform duration-(--quick) data-checked:translate-x-4 data-checked:bg-brass-ink" />
  </Switch.Root>
);
