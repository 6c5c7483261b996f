import { Plus } from '../../../shared/ui/icons.ts';
import { Button } from '../../../shared/ui/button.tsx';

interface CreateButtonProps {
  label: string;
  /** Primary in the header of a page, secondary in an empty list. */
  variant?: 'primary' | 'secondary';
  onClick: () => void;
}

export const CreateButton = ({ label, variant = 'secondary', onClick }: CreateButtonProps) => (
  <Button variant={variant} icon={<Plus aria-hidden className="size-4" />} onClick={onClick}>
    {label}
  </Button>
);
