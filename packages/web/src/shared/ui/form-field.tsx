import type { ReactNode } from 'react';
import { useId } from 'react';
import { classes } from '../lib/classes.ts';

interface FormFieldProps {
  label: string;
  hint?: ReactNode;
  problem?: string | undefined;
  className?: string;
  children: (control: { id: string; 'aria-describedby': string; 'aria-invalid': boolean }) => ReactNode;
}

/** A control with its label above and its error or hint below. */
export const FormField = ({ label, hint, problem, className, children }: FormFieldProps) => {
  const id = useId();
  return (
    <div className={classes('grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5', className)}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children({ id, 'aria-describedby': `${id}-note`, 'aria-invalid': problem !== undefined })}
      <p
        id={`${id}-note`}
        role={problem === undefined ? undefined : 'alert'}
        className={classes(
          'text-xs text-pretty empty:hidden',
          problem === undefined ? 'text-muted' : 'text-bad',
        )}
      >
        {problem ?? hint}
      </p>
    </div>
  );
};
