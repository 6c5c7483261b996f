import type { ReactNode } from 'react';
import { SlashCommand } from './slash-command.tsx';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** What to do next. */
  children?: ReactNode;
  /** The exact bot command that fills this list. */
  command?: string;
  action?: ReactNode;
}

export const EmptyState = ({ icon, title, children, command, action }: EmptyStateProps) => (
  <div className="grid justify-items-center gap-3 px-6 py-12 text-center">
    {icon ? <div className="text-faint [&>svg]:size-7 [&>svg]:stroke-[1.5]">{icon}</div> : null}
    <h2 className="text-base font-semibold">{title}</h2>
    {children ? <div className="max-w-110 text-pretty text-muted">{children}</div> : null}
    {command ? <SlashCommand command={command} /> : null}
    {action}
  </div>
);
