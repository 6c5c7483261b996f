import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CopyField } from '../../../shared/ui/copy-field.tsx';
import { keysText } from './keys.text.ts';

/** A key, or another secret that is told once. It stays on the page until somebody says that it is copied. */
export const FreshKey = ({
  label,
  secret,
  onDone,
}: {
  label: string;
  secret: string;
  onDone: () => void;
}) => {
  const text = useText(keysText);
  return (
    <section aria-label={label} className="grid gap-2 p-4">
      <p className="font-medium">{label}</p>
      <CopyField label={label} value={secret} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-pretty text-muted">{text.once}</p>
        <Button onClick={onDone}>{text.done}</Button>
      </div>
    </section>
  );
};
