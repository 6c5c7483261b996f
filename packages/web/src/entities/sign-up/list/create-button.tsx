import { Plus } from '../../../shared/ui/icons.ts';
import { Button } from '../../../shared/ui/button.tsx';

/** In an empty list: creates the first entry. */
export const CreateButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button icon={<Plus aria-hidden className="size-4" />} onClick={onClick}>
    {label}
  </Button>
);
